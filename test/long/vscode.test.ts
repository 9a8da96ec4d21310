import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { parse, stringify } from "yaml";
import { createProject, files } from "../lsp/books-project.js";
import { folderWith } from "../lsp/running-server.js";
import { chromium, driver, install, where } from "../platforms/installed.js";

/** The document of the project, with lines that fit a window. */
const document = stringify(parse(files["openapi.yaml"] ?? ""));

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
/** A folder for pictures of each feature. Default: none are made. */
const pictures = process.env["PICTURES"];

where(
  "the extension shows diagnostics, completion, lenses and renames in VS Code, and nothing in restricted workspaces",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    await run("npm", ["run", "--silent", "package"], { cwd: resolve(root, "editors/vscode") });
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
    const tour = resolve(import.meta.dirname, "vscode/tour.mjs");
    const parameters = [
      tour,
      createProject({ "openapi.yaml": document }),
      folderWith({}),
      chromium ?? "",
      ...(pictures === undefined ? [] : [pictures]),
    ];
    const { stdout } = await run(process.execPath, parameters, { cwd: root });
    expect(JSON.parse(stdout)).toEqual({
      lenses: expect.stringContaining("2 callers"),
      hover: expect.stringContaining("title"),
      references: expect.stringContaining("main.ts"),
      symbols: expect.stringContaining("addBook"),
      workspaceSymbols: expect.stringContaining("listBooks"),
      link: expect.stringContaining("link"),
      completion: expect.stringContaining("security"),
      problem: expect.stringContaining("did you mean `Book`?"),
      fix: expect.stringContaining("Book"),
      renamed: true,
      generated: true,
      restricted: false,
    });
  },
  900_000,
);
