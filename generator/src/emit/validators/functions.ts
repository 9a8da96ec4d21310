import type { Type, Use } from "../../model/type.js";
import { block, type Code, code, identifier, lines, validateRuntime } from "../../print/index.js";
import type { Direction } from "../typescript/naming.js";
import { type Body, bodyOf } from "./body.js";
import { always, type Condition, call, expression, not } from "./condition.js";
import { innerUses } from "./inner-uses.js";
import { isKept } from "./kept.js";
import type { Place } from "./place.js";
import type { Scope, Unit } from "./scope.js";

/** Functions of a type that has no name in the specification: written into the file once, called in the place. */
export function functionsFor(type: Type, scope: Scope): Place {
  const { unit, view, acceptsOnly } = scope;
  const known = view === "response" ? unit.shared.get(type) : undefined;
  if (known !== undefined) return known;
  const stem = unit.names.claim(scope.stem);
  const recursive = leadsInto(type, scope.circle);
  const own = { ...scope, stem };
  const body = bodyOf(type, own);
  unit.helpers.push(...declarations(body, { stem, recursive, bounded: false, acceptsOnly }));
  const depth = recursive ? code`, depth` : code``;
  const accepts = (value: Code): Condition => call(code`${identifier(`is${stem}`)}(${value}${depth})`);
  const place: Place = {
    accepts,
    rules: (value, path, straight) => {
      const report = code`${identifier(`check${stem}`)}(${value}, ${path}, report${depth})`;
      const unasked = recursive || straight === true;
      return { applies: always, first: { violated: unasked ? always : not(accepts(value)), report }, others: [] };
    },
    copies: body.copies === undefined ? undefined : (value) => code`${identifier(`copy${stem}`)}(${value}${depth})`,
    expected: body.expected,
  };
  const complete = acceptsOnly !== true && view === "request";
  if (complete && !unit.names.differsInside(type)) unit.shared.set(type, place);
  return place;
}

/** What is exported under a name: a named type, or the parameters of an operation. */
export interface Named {
  readonly use: Use;
  readonly view: Direction;
  readonly stem: string;
  /** What messages call it: `a Select Menu`. */
  readonly owner: string;
  readonly title?: string | undefined;
  readonly circle: ReadonlySet<string>;
  readonly tags?: ReadonlySet<string> | undefined;
  /** The TypeScript type that `is` proves. */
  readonly guard: Code;
}

/** The exported functions of something that has a name, and the helpers that they need. */
export function namedFunctions({ use, guard, ...place }: Named, unit: Unit): readonly Code[] {
  const scope: Scope = { unit, model: unit.model, ...place };
  const { stem, circle } = place;
  const helpersBefore = unit.helpers.length;
  const body = bodyOf(use.type, scope, use.nullable);
  const helpers = unit.helpers.splice(helpersBefore);
  const recursive = circle.size > 0;
  const copied = !isKept(use.type, unit.model);
  return [...declarations(body, { stem, recursive, bounded: recursive, guard, copied }), ...helpers];
}

interface Signature {
  readonly stem: string;
  /** Whether the functions count how deep they are. */
  readonly recursive: boolean;
  /** Whether they are where the depth is compared with its bound. */
  readonly bounded: boolean;
  /** The type that `is` proves; the functions are exported then. */
  readonly guard?: Code;
  readonly copied?: boolean;
  readonly acceptsOnly?: boolean | undefined;
}

/** Whether a type without a name refers to a type of the circle, so that its functions have a depth to pass on. */
function leadsInto(type: Type, circle: ReadonlySet<string>): boolean {
  if (circle.size === 0) return false;
  return type.kind === "reference" ? circle.has(type.name) : innerUses(type).some((use) => leadsInto(use.type, circle));
}

export function declarations(body: Body, signature: Signature): readonly Code[] {
  const { stem, recursive, bounded, guard } = signature;
  const head = guard === undefined ? code`function` : code`export function`;
  const depth = recursive ? (guard === undefined ? code`, depth: number` : code`, depth: number = 0`) : code``;
  const maxDepth = validateRuntime("maxDepth");
  const path = code`${validateRuntime("Path", true)}`;
  const report = code`${validateRuntime("Report", true)}`;
  const accepts = block(
    code`${head} ${identifier(`is${stem}`)}(value: unknown${depth}): ${guard === undefined ? code`boolean` : code`value is ${guard}`}`,
    [
      bounded ? code`if (depth > ${maxDepth}) return false;` : undefined,
      ...body.accepts,
      body.result === undefined ? undefined : code`return ${expression(body.result)};`,
    ],
  );
  if (signature.acceptsOnly === true) return [accepts];
  const explains = block(
    code`${head} ${identifier(`check${stem}`)}(value: unknown, path: ${path}, report: ${report}${depth}): void`,
    [
      bounded
        ? code`if (depth > ${maxDepth}) return ${validateRuntime("tooDeep")}(report, path, ${maxDepth});`
        : undefined,
      ...body.explains,
    ],
  );
  if (body.copies === undefined && signature.copied !== true) return [lines([accepts]), explains];
  const copies = block(
    code`${head} ${identifier(`copy${stem}`)}(value: unknown${depth}): unknown`,
    body.copies ?? [code`return value;`],
  );
  return [accepts, explains, copies];
}
