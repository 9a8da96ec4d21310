import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { loadedFrom, root } from "../load/virtual.js";

/** Names that collide, are reserved, or have no usable characters. No integers, because objects list them first. */
const names = [
  ...["pet-list", "pet_list", "PetList", "petlist", "pet_list2", "PetList_2", "a", "A", "a2", "delete", "delete_"],
  ...["then", "constructor", "default", "__proto__", "toString", "client", "promise", "Promise", "body", "ApiError"],
  ...["+1", "-1", "/", "日本", "❤", "", " ", "GetPetList", "getPetList", "GetPetListBody", "createApi"],
];
const name = fc.constantFrom(...names);
const done = "responses: { '204': { description: d } }";
const json = (text: string): string => JSON.stringify(text);

interface Written {
  readonly schemas: readonly string[];
  readonly operations: readonly {
    readonly id: string | undefined;
    readonly tag: string;
    readonly query: readonly string[];
  }[];
}

function modelOf({ schemas, operations }: Written): Interface {
  const paths = operations.map(({ id, tag, query }, index) => {
    const parameters = query.map((each) => `{ name: ${json(each)}, in: query, schema: { type: string } }`);
    const operationId = id === undefined ? "" : `operationId: ${json(id)}, `;
    const body = "requestBody: { content: { application/json: { schema: { type: object } } } }";
    return `  /p/${index % 3}/${index}: { post: { ${operationId}tags: [${json(tag)}], parameters: [${parameters.join(", ")}], ${body}, ${done} } }\n`;
  });
  const components = schemas.map((each) => `    ${json(each)}: { type: string }\n`);
  const text = `paths:\n${paths.join("")}components:\n  schemas:\n${components.join("")}`;
  return buildModel(loadedFrom({ "openapi.yaml": root(text) })).model;
}

/** What each node of the document is called. */
function namesIn({ types, operations }: Interface): ReadonlyMap<string, string> {
  return new Map([
    ...[...types.values()].map(
      ({ at, identifier }) => [`type ${at} ${identifier.endsWith("Body")}`, identifier] as const,
    ),
    ...operations.flatMap(({ at, identifier, tag, parameters }) => [
      [`operation ${at}`, identifier] as const,
      [`group ${at}`, `${tag.identifier} ${tag.fileStem}`] as const,
      ...parameters.map(({ at: parameter, argument }) => [`argument ${parameter}`, argument] as const),
    ]),
  ]);
}

const operation = fc.record({
  id: fc.option(name, { nil: undefined }),
  tag: name,
  query: fc.uniqueArray(name, { maxLength: 4 }),
});
const written = fc.record({
  schemas: fc.uniqueArray(name, { minLength: 1, maxLength: 12 }),
  operations: fc.array(operation, { minLength: 1, maxLength: 8 }),
});

describe("names in code", () => {
  it("are unique; case-insensitively for types and groups", () => {
    fc.assert(
      fc.property(written, (document) => {
        const { types, operations, tags } = modelOf(document);
        const unique = (all: readonly string[]): void => {
          expect(new Set(all.map((each) => each.toLowerCase())).size).toBe(all.length);
        };
        unique([...types.values()].map(({ identifier }) => identifier));
        unique(operations.map(({ typeStem }) => typeStem));
        unique(tags.map(({ fileStem }) => fileStem));
        unique(tags.map(({ identifier }) => identifier));
        for (const { parameters } of operations) {
          const all = parameters.map(({ argument }) => argument);
          expect(new Set(all).size).toBe(all.length);
        }
        for (const { identifier } of [...tags, ...operations]) expect(identifier).not.toBe("default_");
      }),
      { numRuns: 50 },
    );
  });

  it("stay when a schema is added after the others", () => {
    fc.assert(
      fc.property(written, (document) => {
        const before = namesIn(modelOf({ ...document, schemas: document.schemas.slice(0, -1) }));
        const after = namesIn(modelOf(document));
        const ofSchemas = [...before].filter(([node]) => node.startsWith("type /components"));
        for (const [node, given] of ofSchemas) expect(after.get(node)).toBe(given);
      }),
      { numRuns: 50 },
    );
  });

  it("stay when an operation with arguments, a tag and a body is added after the others", () => {
    fc.assert(
      fc.property(written, operation, (document, added) => {
        const before = namesIn(modelOf(document));
        const after = namesIn(modelOf({ ...document, operations: [...document.operations, added] }));
        for (const [node, given] of before) expect(after.get(node)).toBe(given);
      }),
      { numRuns: 50 },
    );
  });
});
