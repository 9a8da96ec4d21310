import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client, folderWith } from "./running-server.js";

export const document = `openapi: 3.1.1
info: { title: Books, version: 1.0.0 }
servers: [{ url: https://books.example }]
tags: [{ name: books }]
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      responses:
        "200": { description: All., content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Book" } } } } }
    post:
      operationId: addBook
      tags: [books]
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
      responses:
        "204": { description: Added. }
components:
  schemas:
    Book: { type: object, required: [title], properties: { title: { type: string }, pages: { type: integer } } }
    Unused: { type: object }
`;

export const files: Readonly<Record<string, string>> = {
  "package.json": '{ "type": "module" }',
  "guildwire.config.yaml": "spec: openapi.yaml\noutput: source\nout: src/api\n",
  "openapi.yaml": document,
  "tsconfig.json": JSON.stringify({
    compilerOptions: { module: "nodenext", target: "es2022", strict: true, noEmit: true, types: [] },
    include: ["src"],
  }),
  "src/main.ts": `import { createClient, listBooks } from "./api/client/index.js";
const client = createClient();
for (const { title } of await listBooks(client)) console.log(title);
export const again = () => listBooks(client);
`,
  "src/server.ts": `import type { Handlers } from "./api/server/index.js";
export const handlers: Pick<Handlers["books"], "listBooks"> = { listBooks: () => [] };
`,
};

/** Creates the folder of a program with a document, which is committed. The packages are those of this repository. */
export function createProject(more: Readonly<Record<string, string>> = {}): string {
  const folder = folderWith({ ...files, ...more });
  mkdirSync(join(folder, "node_modules/@guildwire"), { recursive: true });
  for (const name of ["runtime", "generator", "tools"])
    symlinkSync(resolve(import.meta.dirname, "../..", name), join(folder, "node_modules/@guildwire", name));
  writeFileSync(join(folder, ".gitignore"), "node_modules\n");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@a.example", ...args], { cwd: folder });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
  return folder;
}

/** A client for the program. */
export async function connected(options: object = {}, more: Readonly<Record<string, string>> = {}): Promise<Client> {
  return new Client(createProject(more)).initialize(options);
}
