import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildModel } from "../../generator/src/model/build/build.js";
import { placeTypes, type TypeUser } from "../../generator/src/model/build/type-files.js";
import { fileStem } from "../../generator/src/model/names.js";
import { type Files, loadedFrom } from "../load/virtual.js";

/** What refers to what, and what the groups use: `{ Cat: ["Owner"] }`, `{ pets: ["Cat"] }`. */
interface Uses {
  readonly types: Readonly<Record<string, readonly string[]>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

function filesOf({ types, groups }: Uses): Readonly<Record<string, string>> {
  const users = Object.entries(groups).map(([name, used]): TypeUser => ({ name, stem: fileStem(name), types: used }));
  return Object.fromEntries(placeTypes(new Map(Object.entries(types)), users));
}

describe("the file of a type", () => {
  it("is that of the group that alone uses it, directly or through other types", () => {
    const types = { Cat: ["Collar"], Collar: ["Bell"], Bell: [], Ticket: [] };
    expect(filesOf({ types, groups: { pets: ["Cat", "Bell"], shows: ["Ticket"] } })).toEqual({
      Cat: "pets",
      Collar: "pets",
      Bell: "pets",
      Ticket: "shows",
    });
  });

  it("is the shared one if several groups use the type, and another if none does", () => {
    const types = { Cat: ["Owner"], Ticket: ["Owner"], Owner: ["Address"], Address: [], Unused: ["Ticket"] };
    expect(filesOf({ types, groups: { pets: ["Cat"], shows: ["Ticket"] } })).toEqual({
      Cat: "pets",
      Ticket: "shows",
      Owner: "shared",
      Address: "shared",
      Unused: "unused",
    });
  });

  it("is not that of a group with another name that has the same base name", () => {
    const types = { Cat: [], Ticket: [] };
    expect(filesOf({ types, groups: { "!": ["Cat"], "?": ["Ticket"] } })).toEqual({
      Cat: "other",
      Ticket: "other-types",
    });
    expect(filesOf({ types, groups: { Pets: ["Cat"], pets: ["Ticket"] } })).toEqual({ Cat: "pets", Ticket: "pets" });
  });

  it("is that of the cycle through which all uses lead, named after its shortest name", () => {
    const types = { Folder: ["Entry", "Owner"], Entry: ["Folder", "Mode"], Mode: [], Owner: [], Cat: ["Owner"] };
    expect(filesOf({ types, groups: { pets: ["Cat", "Folder"], shows: ["Entry"] } })).toEqual({
      Folder: "entry",
      Entry: "entry",
      Mode: "entry",
      Owner: "shared",
      Cat: "pets",
    });
    // Within one group, a cycle needs no file of its own; a type that refers to itself is no cycle of several.
    expect(filesOf({ types, groups: { pets: ["Folder"] } })).toMatchObject({ Folder: "pets", Entry: "pets" });
    expect(filesOf({ types: { Tree: ["Tree"] }, groups: { a: ["Tree"], b: ["Tree"] } })).toEqual({ Tree: "shared" });
    // Nothing uses these.
    expect(filesOf({ types, groups: {} })).toMatchObject({ Folder: "unused", Entry: "unused" });
  });

  it("differs from those of groups, of other cycles, and from the index", () => {
    const types = {
      Node: ["Edges"],
      Edges: ["Node"],
      NODE: ["Long1"],
      Long1: ["NODE"],
      Index: ["Links"],
      Links: ["Index"],
    };
    const uses = ["Node", "NODE", "Index", "Free"];
    const files = filesOf({ types: { ...types, Free: [] }, groups: { shared: uses, node: uses } });
    expect(files).toEqual({
      Node: "node-types-2",
      Edges: "node-types-2",
      NODE: "node-types",
      Long1: "node-types",
      Index: "index-group",
      Links: "index-group",
      Free: "shared-types",
    });
  });
});

const names = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg", "Hh", "Ii", "Jj"];
const stems = ["cats", "dogs", "fish"];
const someNames = fc.subarray(names, { maxLength: 3 });
const randomUses: fc.Arbitrary<Uses> = fc.record({
  types: fc.record(Object.fromEntries(names.map((name) => [name, someNames]))),
  groups: fc.record(Object.fromEntries(stems.map((stem) => [stem, someNames]))),
});

/** Replaces what one type refers to, or what one group uses. */
const randomEdit: fc.Arbitrary<(uses: Uses) => Uses> = fc.oneof(
  fc.tuple(fc.constantFrom(...names), someNames).map(([name, targets]) => ({ types, groups }: Uses): Uses => {
    return { types: { ...types, [name]: targets }, groups };
  }),
  fc.tuple(fc.constantFrom(...stems), someNames).map(([stem, used]) => ({ types, groups }: Uses): Uses => {
    return { types, groups: { ...groups, [stem]: used } };
  }),
);

/** Everything that some types lead to, themselves included. */
function reachedFrom(start: readonly string[], types: Uses["types"]): ReadonlySet<string> {
  const reached = new Set(start);
  for (const name of reached) for (const target of types[name] ?? []) reached.add(target);
  return reached;
}

/** The groups that use a type, directly or through others. */
function groupsUsing(name: string, { types, groups }: Uses): readonly string[] {
  return stems.filter((stem) => reachedFrom(groups[stem] ?? [], types).has(name));
}

/** The types that a type is in a cycle with, itself included. */
function cycleOf(name: string, { types }: Uses): readonly string[] {
  return names.filter((other) => reachedFrom([name], types).has(other) && reachedFrom([other], types).has(name));
}

describe("the files of random types", () => {
  it("are those of the groups that alone use them", () => {
    fc.assert(
      fc.property(randomUses, (uses) => {
        const files = filesOf(uses);
        for (const name of names) {
          const using = groupsUsing(name, uses);
          if (using.length === 1) expect(files[name]).toBe(using[0]);
          else expect(stems).not.toContain(files[name]);
        }
      }),
    );
  });

  it("are the same for all types of a cycle, and have no other types than those used through it", () => {
    fc.assert(
      fc.property(randomUses, (uses) => {
        const files = filesOf(uses);
        for (const name of names) {
          const cycle = cycleOf(name, uses);
          for (const other of cycle) expect(files[other]).toBe(files[name]);
          const own = files[name] ?? "";
          if (own === "shared" || own === "unused" || stems.includes(own)) continue;
          const heads = names.filter((other) => files[other] === own && other.toLowerCase() === own);
          expect(heads).toHaveLength(1);
          expect(reachedFrom(heads, uses.types)).toContain(name);
        }
      }),
    );
  });

  it("do not depend on the order of types, references and groups", () => {
    const shuffled = <Value>(map: Readonly<Record<string, Value>>, order: readonly number[]): Record<string, Value> =>
      Object.fromEntries(Object.entries(map).sort((_, [name]) => order[name.charCodeAt(0) % order.length] ?? 0));
    const order = fc.array(fc.constantFrom(-1, 1), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(randomUses, order, (uses, some) => {
        const types = Object.fromEntries(
          Object.entries(shuffled(uses.types, some)).map(([name, targets]) => [name, targets.toReversed()]),
        );
        expect(filesOf({ types, groups: shuffled(uses.groups, some) })).toEqual(filesOf(uses));
      }),
    );
  });

  it("change in an edit only for types whose groups or cycles it changes, and for types reached from them", () => {
    let moves = 0;
    fc.assert(
      fc.property(randomUses, randomEdit, (before, edit) => {
        const after = edit(before);
        const [old, current] = [filesOf(before), filesOf(after)];
        const changed = names.filter(
          (name) =>
            groupsUsing(name, before).join() !== groupsUsing(name, after).join() ||
            cycleOf(name, before).join() !== cycleOf(name, after).join(),
        );
        const isOfCycle = (file = ""): boolean => !["shared", "unused", ...stems].includes(file);
        const affected = new Set([...reachedFrom(changed, before.types), ...reachedFrom(changed, after.types)]);
        // What an edited type or group refers to need no longer be used through its cycle alone.
        const targets = (uses: Uses): readonly string[] => [
          ...names.filter((name) => isEdited("types", name)).flatMap((name) => uses.types[name] ?? []),
          ...stems.filter((stem) => isEdited("groups", stem)).flatMap((stem) => uses.groups[stem] ?? []),
        ];
        const isEdited = (part: "types" | "groups", name: string): boolean =>
          before[part][name]?.join() !== after[part][name]?.join();
        const touched = reachedFrom([...targets(before), ...targets(after)], after.types);
        for (const name of names) {
          if (old[name] === current[name]) continue;
          moves += 1;
          if (isOfCycle(old[name]) || isOfCycle(current[name])) {
            expect([...affected, ...touched], `${name}: ${old[name]} → ${current[name]}`).toContain(name);
          } else expect(changed).toContain(name);
        }
      }),
      { numRuns: 1000 },
    );
    expect(moves).toBeGreaterThan(100);
  });
});

const info = `openapi: 3.1.0\ninfo: { title: t, version: '1' }\n`;
const path = (tag: string, id: string, type: string): string =>
  `{ get: { tags: [${tag}], operationId: ${id}, responses: { '200': { description: a, content: { application/json: { schema: { $ref: '${type}' } } } } } } }`;

function stemsOf(files: Files): Readonly<Record<string, string>> {
  const { types } = buildModel(loadedFrom(files)).model;
  return Object.fromEntries([...types].map(([name, { fileStem }]) => [name, fileStem]).sort());
}

describe("the file of a schema", () => {
  const schemas = {
    Cat: "{ type: object, properties: { owner: { $ref: 'OWNER' }, toys: { type: array, items: { $ref: 'TOY' } } } }",
    Toy: "{ type: object, not: { $ref: 'BANNED' } }",
    Banned: "{ required: [noise] }",
    Show: "{ type: object, properties: { host: { $ref: 'OWNER' } } }",
    Owner: "{ type: object }",
  };
  const linked = (text: string, urlOf: (name: string) => string): string =>
    text.replaceAll(/'([A-Z]+)'/g, (_, name: string) => `'${urlOf(name[0] + name.slice(1).toLowerCase())}'`);
  const paths = (urlOf: (name: string) => string): string =>
    `paths:\n  /cats: ${path("pets", "getCat", urlOf("Cat"))}\n  /shows: ${path("shows", "getShow", urlOf("Show"))}\n`;
  const here = (name: string): string => `#/components/schemas/${name}`;
  const whole = `${info}${paths(here)}components:\n  schemas:\n${Object.entries(schemas)
    .map(([name, text]) => `    ${name}: ${linked(text, here)}\n`)
    .join("")}`;

  it("follows its uses in bodies, properties and conditions", () => {
    expect(stemsOf({ "openapi.yaml": whole })).toEqual({
      Banned: "pets",
      Cat: "pets",
      Owner: "shared",
      Show: "shows",
      Toy: "pets",
    });
  });

  it("of headers is that of the group whose responses have them", () => {
    const headers = "headers: { X-Left: { schema: { type: integer } } }";
    const document = whole.replace("description: a,", `description: a, ${headers},`);
    expect(stemsOf({ "openapi.yaml": document })).toMatchObject({ GetCatResponse200Headers: "pets" });
  });

  it("is the same whether the document is in one file or in several", () => {
    const there = (name: string): string => `./${name.toLowerCase()}.yaml#/components/schemas/${name}`;
    const files = Object.entries(schemas).map(([name, text]) => [
      `${name.toLowerCase()}.yaml`,
      `components:\n  schemas:\n    ${name}: ${linked(text, there)}\n`,
    ]);
    expect(stemsOf({ "openapi.yaml": `${info}${paths(there)}`, ...Object.fromEntries(files) })).toEqual(
      stemsOf({ "openapi.yaml": whole }),
    );
  });

  it("is the only one in the layout `single`", () => {
    const { model } = buildModel({ ...loadedFrom({ "openapi.yaml": whole }), layout: "single" });
    expect(new Set([...model.types.values()].map(({ fileStem }) => fileStem))).toEqual(new Set(["schemas"]));
  });
});
