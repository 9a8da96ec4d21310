import { expect, test } from "vitest";
import { emitClient } from "../../generator/src/emit/client/client.js";
import { modelOf } from "../model/model-of.js";

/** A document whose schemas have names of the client. */
const document = `
paths:
  /issues:
    get:
      operationId: listIssues
      responses:
        '200':
          description: d
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Issue' } } }
components:
  schemas:
    Issue: { type: object, properties: { state: { $ref: '#/components/schemas/State' } } }
    State: { enum: [open, closed] }
    Unused: { type: object }
`;

function filesOf(text: string): ReadonlyMap<string, string> {
  return new Map([...emitClient(modelOf(text))].map(({ path, text: content }) => [path, content]));
}

test("the root entry exports client and types, and states title and version", () => {
  const text = filesOf(document).get("src/index.ts") ?? "";
  expect(text).toContain('export * from "./client/index.js";\nexport * from "./types/index.js";');
  expect(text).toContain("version 1.");
});

test("in the root entry, a name of the client takes precedence over a type of the same name", () => {
  expect(filesOf(document).get("src/index.ts")).toContain('export type { Issue } from "@guildwire/runtime/client";');
});

test("the client re-exports the types that its functions mention, except those with a name of its own", () => {
  const own = document.replaceAll("Issue", "Ticket");
  expect(filesOf(own).get("src/client/index.ts")).toMatch(/^export type \{ Ticket \} from "..\/types\/[\w-]+.js";$/m);
  expect(filesOf(document).get("src/client/index.ts")).not.toMatch(/Issue[^\n]*from "\.\.\/types/);
});

test("no other file of the client names the version", () => {
  const texts = [...filesOf(document)].filter(([path]) => path !== "src/index.ts").map(([, text]) => text);
  expect(texts.filter((text) => /version 1\./.test(text))).toEqual([]);
});
