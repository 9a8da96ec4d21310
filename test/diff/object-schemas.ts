// biome-ignore-all lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
import fc from "fast-check";
import { FromRandom, type Pick } from "../conformance/from-random.js";
import { Oracle, type Verdict } from "../conformance/oracle.js";
import { isSchemaObject, mapSchemas, type SchemaObject, smallerSchemas } from "../conformance/subschemas.js";

export const directions = ["request", "response"] as const;

const names = ["a", "b", "c"];
const members = [
  { type: "string" },
  { type: "string", maxLength: 1 },
  { type: ["string", "null"] },
  { type: "integer" },
  { enum: ["x", "yy"] },
  { const: "x" },
  {},
];

/** Each property is absent or has one of these values, so that two different schemas disagree about some object. */
const values = [undefined, "x", "yy", 5, null];

/** Object schemas with properties of their own and in alternatives, conditions and parts, open or closed. */
function objectSchemas(depth: number): fc.Arbitrary<SchemaObject> {
  return new FromRandom(
    (pick) => schemaOf(pick, depth),
    (schema) => [...smallerSchemas(schema)].filter(isSchemaObject),
  );
}

function schemaOf(pick: Pick, depth: number): SchemaObject {
  const own = pick.some(names);
  const others: Record<string, unknown> = {};
  if (pick.once(6)) others["additionalProperties"] = pick.of<unknown>([false, false, { type: "string" }]);
  if (pick.once(depth > 0 ? 8 : 30)) others["unevaluatedProperties"] = pick.of<unknown>([false, { type: "string" }]);
  if (pick.once(10)) others["patternProperties"] = { "^[ab]$": pick.of(members) };
  if (pick.once(12)) others["minProperties"] = pick.between(1, 2);
  if (pick.once(12)) others["dependentRequired"] = { [pick.of(names)]: [pick.of(names)] };
  const list = (least: number): SchemaObject[] =>
    Array.from({ length: pick.between(least, 3) }, () => schemaOf(pick, depth - 1));
  if (depth > 0 && !pick.once(3)) others[pick.of(["oneOf", "anyOf"])] = list(1);
  if (depth > 0 && pick.once(5)) others["allOf"] = list(1);
  if (depth > 0 && pick.once(10)) Object.assign(others, { if: schemaOf(pick, 0), then: schemaOf(pick, 0) });
  return {
    type: "object",
    properties: Object.fromEntries(own.map((name) => [name, pick.of(members)])),
    ...(pick.once(2) ? { required: pick.some(pick.once(4) ? names : own) } : {}),
    ...others,
  };
}

export interface PairOfSchemas {
  readonly base: SchemaObject;
  readonly head: SchemaObject;
}

/** A schema with a reduced one, in either order, or with any other one. */
export function pairsOfSchemas(depth: number): fc.Arbitrary<PairOfSchemas> {
  return fc
    .tuple(objectSchemas(depth), objectSchemas(depth), fc.nat(), fc.nat(2))
    .map(([schema, another, index, way]) => {
      const smaller = [...smallerSchemas(schema)].filter(isSchemaObject);
      const other = way === 2 ? another : (smaller[index % smaller.length] ?? another);
      return way === 0 ? { base: other, head: schema } : { base: schema, head: other };
    });
}

/** The names that a schema declares, at any depth. */
export function namesIn(schema: SchemaObject): ReadonlySet<string> {
  const names = new Set<string>();
  mapSchemas(schema, (inner) => {
    for (const name of Object.keys((inner["properties"] ?? {}) as object)) names.add(name);
    for (const name of (inner["required"] ?? []) as readonly string[]) names.add(name);
    return inner;
  });
  return names;
}

/** All objects with the given properties. */
export function objectsOf(properties: Iterable<string>): readonly Readonly<Record<string, unknown>>[] {
  return [...properties].reduce<readonly Readonly<Record<string, unknown>>[]>(
    (objects, name) =>
      objects.flatMap((object) => values.map((value) => (value === undefined ? object : { ...object, [name]: value }))),
    [{}],
  );
}

/** A document that sends or receives the schema as a property. */
export function documentOf(schema: unknown, direction: "request" | "response"): string {
  const content = `content: { application/json: { schema: { type: object, properties: { p: { $ref: '#/components/schemas/Subject' } } } } }`;
  const [body, response] = direction === "request" ? [`requestBody: { ${content} }, `, ""] : ["", `, ${content}`];
  return `paths:
  /p: { post: { operationId: p, ${body}responses: { '200': { description: ok${response} } } } }
components:
  schemas: { Subject: ${JSON.stringify(schema)} }
`;
}

/** No verdict on what ajv's strict mode refuses, nor where the code that it compiles fails. */
export function verdictOf(subject: unknown): Verdict {
  const attempt = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
  const verdict = attempt(() => new Oracle({ Subject: subject }).verdict("Subject"));
  return (value) => attempt(() => verdict?.(value));
}
