import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { diffInterfaces } from "../../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../../generator/src/diff/interface-change.js";
import type { JsonObject } from "../../../generator/src/load/document.js";
import { noticedReport } from "../../../generator/src/project/noticed-report.js";
import { literalsIn } from "../../../generator/src/project/written-literals.js";
import { NoticedChanges } from "../../../generator/src/uses/noticed-changes.js";
import { bindingsOf, type Side, usesIn } from "./effects.js";
import { locate, sideOf } from "./measure.js";
import { shelf } from "./shelf.js";

function sideFrom(text: string): Side {
  const side = sideOf(parse(text) as JsonObject);
  if (side === undefined) throw new Error("the document has errors");
  return side;
}

const version = { name: "shelf", version: "1.0.0" };

/** It reads titles, and adds books with a genre. */
const program = `import { addBook, createClient, listBooks } from "./out/src/client/index.js";
const client = createClient({ baseUrl: "https://shelf.example", auth: { token: "t" } });
for (const { title } of await listBooks(client)) console.log(title);
await addBook(client, { body: { title: "A book", genre: "novel" } });
`;

const base = sideFrom(shelf);
const noticedChanges = new NoticedChanges(base.model, usesIn(program, bindingsOf(base.model), base.model));

/** The rules that the program notices, each with the lines. */
function noticed(text: string): readonly string[] {
  const { model } = sideFrom(text);
  const isStillValid = literalsIn(model);
  return diffInterfaces(base.model, model, { locate }).flatMap((change) => {
    const uses = noticedChanges.usesOf(change, isStillValid);
    return uses.length === 0 ? [] : [`${change.rule} ${uses.map(({ line, kind }) => `${line} ${kind}`).join(", ")}`];
  });
}

describe("a program notices", () => {
  it.each([
    ["a limit that its text exceeds", "maxLength: 200", "maxLength: 5", ["request-max-length-tightened 4 write"]],
    ["no limit that its text observes", "maxLength: 200", "maxLength: 6", []],
    ["no pattern that its text matches", "maxLength: 200", "maxLength: 200, pattern: '^A '", []],
    ["no value that is excluded and that it does not send", "maxLength: 200", "maxLength: 200, not: { const: B }", []],
    [
      "a value that is excluded and that it sends",
      "maxLength: 200",
      "maxLength: 200, not: { const: A book }",
      ["request-exclusion-introduced 4 write"],
    ],
    [
      "a pattern that its text does not match",
      "maxLength: 200",
      "maxLength: 200, pattern: '^B '",
      ["request-pattern-introduced 4 write"],
    ],
    [
      "a removed property that it reads",
      "        id: { type: string }\n        title: { type: string, maxLength: 200 }\n",
      "        id: { type: string }\n",
      ["response-property-removed 3 read"],
    ],
    ["no property that it does not read", "        pages: { type: integer }\n", "", []],
    ["no removed value that it does not write", "enum: [novel, poetry, essay]", "enum: [novel, poetry]", []],
    [
      "a removed value that it writes",
      "enum: [novel, poetry, essay]",
      "enum: [poetry, essay]",
      ["request-enum-member-removed 4 write", "response-enum-member-removed 4 write"],
    ],
    [
      "a required property that it does not write",
      "required: [title]\n",
      "required: [title, note]\n",
      ["request-property-made-required 4 build"],
    ],
    ["no required property that it writes", "required: [title]\n", "required: [title, genre]\n", []],
    [
      "a removed operation that it calls",
      "operationId: listBooks",
      "operationId: listAll",
      ["operation-renamed 3 call"],
    ],
    ["no change of an operation that it does not call", "operationId: listAuthors", "operationId: authors", []],
    [
      "a new required parameter",
      "        - { name: limit, in: query, schema",
      "        - { name: shop, in: query, required: true, schema: { type: string } }\n        - { name: limit, in: query, schema",
      ["parameter-added-required 3 call"],
    ],
    [
      "no parameter that it does not pass",
      "        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }\n",
      "",
      [],
    ],
    [
      "no error that it does not handle",
      "        '409': { description: no, content: { application/json: { schema: { $ref: '#/components/schemas/Conflict' } } } }\n",
      "",
      [],
    ],
  ])("%s", (_title, before, after, expected) => {
    const changed = shelf.replaceAll(before, after);
    expect(changed).not.toBe(shelf);
    expect(noticed(changed)).toEqual(expected);
  });

  it("a new property that its code expects to be absent, as a risk", () => {
    const text = `import type { Step } from "./out/src/types/index.js";
export const rides = (step: Step): boolean => "line" in step;
`;
    const uses = usesIn(text, bindingsOf(base.model), base.model);
    const added = (name: string): readonly InterfaceChange[] => {
      const changed = shelf.replace("meters: { type", `${name}: { type: string }, meters: { type`);
      const head = sideFrom(changed).model;
      const changes = diffInterfaces(base.model, head, { locate });
      const report = { base: version, head: version, changes, ignored: 0, stale: [] };
      const noticed = noticedReport(report, { base: base.model, head }, [{ name: "src", isManifest: false, uses }]);
      return noticed.changes.filter(({ rule }) => rule === "response-property-added-optional");
    };
    expect(added("line")).toMatchObject([
      {
        severity: "risky",
        effects: { callers: "risky" },
        noticed: { uses: [{ line: 2, kind: "names" }] },
      },
    ]);
    expect(added("speed")).toEqual([]);
  });

  it("a removed error or range with the status that it handles, and no other", () => {
    const conflict =
      "        '409': { description: no, content: { application/json: { schema: { $ref: '#/components/schemas/Conflict' } } } }\n";
    const others = ["410", "4XX", "5XX"].map((status) => conflict.replace("409", status));
    const withAll = shelf.replace(conflict, [conflict, ...others].join(""));
    const { model } = sideFrom(withAll);
    const text = `import { isApiError } from "./out/src/client/index.js";
export const isTaken = (error: unknown): boolean => isApiError(error, "addBook", 409);
`;
    const known = new NoticedChanges(model, usesIn(text, bindingsOf(model), model));
    const listedWithout = (removed: string): readonly number[] =>
      diffInterfaces(model, sideFrom(withAll.replace(removed, "")).model, { locate }).flatMap((change) =>
        known.usesOf(change).map(({ line }) => line),
      );
    expect(listedWithout(conflict)).toEqual([2]);
    expect(others.map(listedWithout)).toEqual([[], [2], []]);
  });

  describe("only where it depends on what changed:", () => {
    const top = `import { addBook, createClient, listAuthors, listBooks, listEntries } from "./out/src/client/index.js";
import type { Mark, NewBook } from "./out/src/types/index.js";
const client = createClient({ baseUrl: "https://shelf.example", auth: { token: "t" } });
`;
    const author = "author: { $ref: '#/components/schemas/Author' }";
    const nullable = author.replace(": {", ": { anyOf: [{").replace(" }", " }, { type: 'null' }] }");
    const more = nullable.replace(" }] }", " }, { type: boolean }] }");
    const markObject = "required: [page], properties: { page";
    const limit = "{ type: integer, maximum: 100 }";
    const newTitle =
      "    NewBook:\n      type: object\n      required: [title]\n      properties:\n        title: { type: string, maxLength: ";

    it.each([
      ["an alternative beside a shared type", nullable, more, "(await listBooks(client)).map((b) => b.author);", true],
      ["the shared type", nullable, more, "(await listAuthors(client)).map((a) => a.name);", false],
      [
        "an object that is closed",
        markObject,
        `additionalProperties: false, ${markObject}`,
        "const f = (m: Mark) => m.page;",
        false,
      ],
      [
        "a closed object that had others",
        `additionalProperties: true, ${markObject}`,
        `additionalProperties: false, ${markObject}`,
        "const f = (m: Mark) => m.page;",
        true,
      ],
      [
        "a default that it needs",
        limit,
        limit.replace(" }", ", default: 5 }"),
        "await listBooks(client, { genre: 'novel' });",
        true,
      ],
      [
        "a default that it never needs",
        limit,
        limit.replace(" }", ", default: 5 }"),
        "await listBooks(client, { limit: 1 });",
        false,
      ],
      [
        "what only a service receives",
        `${newTitle}200`,
        `${newTitle}300`,
        "const f = (b: NewBook) => String(b);",
        false,
      ],
      ["what it sends", `${newTitle}200`, `${newTitle}20`, "const f = (b: NewBook) => JSON.stringify(b);", true],
    ] as const)("%s", (_title, before, after, line, isNoticed) => {
      const original = before === nullable ? author : before.replace("additionalProperties: true, ", "");
      expect(shelf).toContain(original);
      const [former, current] = [before, after].map((text) => sideFrom(shelf.replace(original, text)).model);
      if (former === undefined || current === undefined) throw new Error("unreachable");
      const known = new NoticedChanges(former, usesIn(top + line, bindingsOf(former), former));
      const changes = diffInterfaces(former, current, { locate });
      expect(changes).not.toEqual([]);
      expect(changes.some((change) => known.usesOf(change).length > 0)).toBe(isNoticed);
    });
  });
});
