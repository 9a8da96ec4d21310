// Uses the extension in VS Code as a user would, and prints what the editor shows as JSON.
//   node test/long/vscode/tour.mjs WORKSPACE DATA CHROMIUM [PICTURES]
// WORKSPACE has test/lsp/books-project.ts, DATA is an empty folder. With PICTURES, a folder, it makes a picture of each feature.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Editor } from "./editor.mjs";
import { startEditor } from "./server.mjs";

const [workspace = "", data = "", chromium = "", pictures] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "../../..");
const run = (file, ...args) => execFileSync(file, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const installed = JSON.parse(
  run(process.execPath, join(import.meta.dirname, "install.mjs"))
    .trim()
    .split("\n")
    .at(-1),
);
const extension = join(root, "editors/vscode/dist/guildwire.vsix");
const shown = {};

await inEditor("trusted", true, async (editor) => {
  await editor.open("openapi.yaml");
  await editor.waitFor(".codelens-decoration a");
  shown.lenses = await editor.textOf(".codelens-decoration", "2 callers");
  await picture(editor, "lenses");

  await at(editor, "listBooks", 1);
  await editor.press("Control+K", "Control+I");
  await editor.textOf(".monaco-hover", "listBooks");
  await editor.press("Escape", "Escape");
  await at(editor, "schemas/Book", "schemas/B".length);
  await editor.press("Control+K", "Control+I");
  shown.hover = await editor.textOf(".monaco-hover", "title");
  await picture(editor, "hover");
  await editor.press("Escape", "F12");
  const [before] = readFileSync(join(workspace, "openapi.yaml"), "utf8").split("    Book:");
  await editor.waitForStatus(new RegExp(`Ln ${before.split("\n").length}, `));

  await at(editor, "operationId: listBooks", "operationId: l".length);
  await editor.press("Shift+F12");
  shown.references = await editor.textOf(".reference-zone-widget .ref-tree .monaco-list-row", "main.ts");
  await picture(editor, "references");
  await editor.press("Escape");

  await editor.press("Control+Shift+O");
  shown.symbols = await editor.textOf(".quick-input-list .monaco-list-row", "addBook");
  await picture(editor, "symbols");
  await editor.press("Escape", "Control+T");
  await editor.type("listB");
  shown.workspaceSymbols = await editor.textOf(".quick-input-list .monaco-list-row", "get /books");
  await picture(editor, "workspace-symbols");
  await editor.press("Escape");

  await at(editor, "https://books.example", 1);
  await editor.hover(".detected-link", "https");
  shown.link = await editor.textOf(".monaco-hover", "link");
  await picture(editor, "links");
  await editor.press("Escape");

  await editor.command("Fold All");
  await editor.waitFor(".codicon-folding-collapsed");
  await picture(editor, "folding");
  await editor.command("Unfold All");
  await editor.waitUntilGone(".codicon-folding-collapsed");

  await at(editor, "operationId: listBooks", "operationId: listBooks".length + 1);
  await editor.press("Enter");
  await editor.type("sec");
  shown.completion = await editor.textOf(".suggest-widget .monaco-list-row", "security");
  await picture(editor, "completion");
  await editor.press("Escape", "Control+Shift+K");

  await at(editor, "schemas/Book", "schemas/Book".length + 1);
  await editor.press("Backspace");
  await editor.waitFor(".squiggly-warning");
  await editor.command("Problems: Focus on Problems View");
  shown.problem = await editor.textOf(".markers-panel", "did you mean");
  await picture(editor, "diagnostics");
  await editor.command("View: Toggle Panel Visibility");
  await at(editor, "schemas/Boo", "schemas/B".length);
  await editor.press("Control+.");
  shown.fix = await editor.textOf(".action-widget", "Book");
  await picture(editor, "quick-fix");
  await editor.press("Enter");
  await editor.waitUntilGone(".squiggly-warning");

  await at(editor, "operationId: listBooks", "operationId: l".length + 1);
  await editor.press("F2");
  await editor.waitFor(".rename-box input");
  await picture(editor, "rename");
  await editor.press("Control+A");
  await editor.type("findBooks");
  await editor.press("Enter");
  await editor.textOf(".view-line", "x-renamed-from");
  await editor.command("File: Save All Files");
  shown.renamed = await fileWith("src/main.ts", "findBooks(client)");

  await editor.command("guildwire: Generate");
  shown.generated = await fileWith("src/api/client/index.ts", "findBooks");
});

await inEditor("restricted", false, async (editor) => {
  await editor.open("openapi.yaml");
  await editor.textOf(".statusbar-item", "Restricted Mode");
  shown.restricted = (await editor.offers("guildwire: Generate")) || (await editor.count(".codelens-decoration")) > 0;
});

console.log(JSON.stringify(shown));

async function inEditor(name, isTrusted, use) {
  const server = await startEditor({ ...installed, folder: join(data, name), extension, workspace, isTrusted });
  try {
    const editor = await Editor.connect(chromium, server.url);
    try {
      await use(editor);
    } catch (error) {
      await editor.screenshot(join(pictures ?? data, "failure.jpg"));
      throw error;
    } finally {
      await editor.close();
    }
  } finally {
    server.close();
  }
}

/** Moves the cursor into the first occurrence of a text in the saved or edited document. */
async function at(editor, part, plus) {
  const text = readFileSync(join(workspace, "openapi.yaml"), "utf8");
  const written = text.includes(part) ? text : text.replace("schemas/Book", "schemas/Boo");
  const before = written.slice(0, written.indexOf(part)).split("\n");
  await editor.goTo(before.length, before.at(-1).length + plus);
}

async function picture(editor, name) {
  if (pictures !== undefined) await editor.screenshot(join(pictures, `editor-${name}.jpg`));
}

/** Waits until a file of the workspace contains a text. */
async function fileWith(name, text) {
  const path = join(workspace, name);
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (existsSync(path) && readFileSync(path, "utf8").includes(text)) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}
