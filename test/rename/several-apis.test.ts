import { expect, test } from "vitest";
import { Project } from "../cli/command.js";

const source = `output: source
apis:
  books: { spec: openapi.yaml, out: src/books }
  shop: { spec: shop.yaml, out: src/shop }
`;

test("rename edits the callers of one of several APIs, and no file that another one generated", {
  timeout: 60_000,
}, async () => {
  const made = new Project();
  made.write("shop.yaml", made.read("openapi.yaml"));
  made.write("guildwire.config.yaml", source);
  made.write("tsconfig.json", '{ "compilerOptions": { "module": "nodenext" }, "include": ["src"] }');
  made.write("package.json", '{ "type": "module" }');
  await made.run("generate");
  const program = (books: string): string =>
    `import { ${books} } from "./books/client/index.js";\nimport * as shop from "./shop/client/index.js";\n` +
    `export const both = [${books}, shop.getBook];\n`;
  made.write("src/main.ts", program("getBook"));
  // Not listed in the manifest of the folder, hence a file of the program.
  made.write("src/shop/own.ts", 'export { getBook } from "../books/client/index.js";\n');
  const former = "operationId: readBook\n      x-renamed-from: getBook";
  made.replace("openapi.yaml", "operationId: getBook", former);
  const { code, stdout, stderr } = await made.run("rename src");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("[books] ~ src/main.ts: getBook to readBook\n");
  expect(stdout).toContain("[shop] unchanged");
  expect(made.read("src/main.ts")).toBe(program("readBook"));
  expect(made.read("src/shop/own.ts")).toBe('export { readBook } from "../books/client/index.js";\n');
});
