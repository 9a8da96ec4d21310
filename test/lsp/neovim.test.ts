import { execFile, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { onPath } from "../on-path.js";
import { createProject, document, files } from "./books-project.js";

const run = promisify(execFile);
const neovim = onPath("nvim");
const root = resolve(import.meta.dirname, "../..");
const program = join(root, "generator/bin/guildwire.js");
/** The settings of docs/editors.md for the oldest versions, with the program of this repository. */
const documentedSettings = (
  /^For Neovim 0\.7[^\n]*\n\n```lua\n(.*?)^```$/ms.exec(readFileSync(join(root, "docs/editors.md"), "utf8"))?.[1] ?? ""
).replace('"npx", "guildwire"', `"${process.execPath}", "${program}"`);
const missing = neovim === undefined ? ", skipped: Debian's package neovim is not installed" : "";

/** Neovim without a window, operated over its socket. */
class Neovim {
  readonly #socket: string;

  constructor(folder: string) {
    this.#socket = join(folder, "nvim.sock");
    const child = spawn(neovim ?? "", ["--headless", "--clean", "--listen", this.#socket], {
      cwd: folder,
      stdio: "ignore",
      env: { ...process.env, HOME: folder, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder },
    });
    onTestFinished(() => void child.kill("SIGKILL"));
  }

  async started(): Promise<void> {
    while (!existsSync(this.#socket)) await new Promise((done) => setImmediate(done));
  }

  /** Runs a function body in Lua. Its result has to be JSON. */
  async lua<Result>(body: string): Promise<Result> {
    // The outer parentheses keep the first result.
    const code = `vim.fn.json_encode(((function() ${body} end)()))`;
    const expression = `luaeval('${code.replaceAll("'", "''").replaceAll("\n", " ")}')`;
    const { stdout, stderr } = await run(neovim ?? "", ["--server", this.#socket, "--remote-expr", expression]);
    return JSON.parse(`${stdout}${stderr}`) as Result;
  }
}

/** Lua that sends a request about the open file at a position, and gives its result. */
const request = (method: string, line: number, character: number, more = "{}"): string => `
  local params = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = ${line}, character = ${character} },
  }, ${more})
  local responses = vim.lsp.buf_request_sync(0, "${method}", params, 60000)
  local result = responses and responses[client] and responses[client].result`;

const lines = document.split("\n");
const lineOf = (part: string): number => lines.findIndex((line) => line.includes(part));
const columnOf = (part: string): number => (lines[lineOf(part)] ?? "").indexOf(part);

describe.skipIf(neovim === undefined)(`Neovim${missing}`, { timeout: 180_000 }, () => {
  it("shows diagnostics, completes, describes, repairs, and renames in the document and in code", async () => {
    const folder = createProject();
    const editor = new Neovim(folder);
    await editor.started();
    await editor.lua(`
      vim.o.swapfile = false
      ${documentedSettings}
      vim.cmd("edit openapi.yaml")
      vim.wait(60000, function() return #vim.lsp.get_active_clients() > 0 end)
      _G.client = vim.lsp.get_active_clients()[1].id
      return vim.wait(60000, function() return vim.lsp.buf_is_attached(0, _G.client) end)`);

    const reference = lineOf("schemas/Book");
    const misspelled = lines[reference]?.replace("schemas/Book", "schemas/Bok") ?? "";
    const messages = await editor.lua<string[]>(`
      vim.api.nvim_buf_set_lines(0, ${reference}, ${reference + 1}, true, { ${JSON.stringify(misspelled)} })
      local function found()
        return vim.tbl_filter(function(one) return one.lnum == ${reference} end, vim.diagnostic.get(0))
      end
      vim.wait(60000, function() return #found() > 0 end)
      return vim.tbl_map(function(one) return one.message end, found())`);
    expect(messages.join("\n")).toContain("did you mean `Book`?");

    const at = misspelled.indexOf("schemas/Bok") + 9;
    const repaired = await editor.lua<string>(`${request(
      "textDocument/codeAction",
      reference,
      at,
      `{ range = { start = { line = ${reference}, character = ${at} }, ["end"] = { line = ${reference}, character = ${at} } }, context = { diagnostics = {} } }`,
    )}
      vim.lsp.util.apply_workspace_edit(result[1].edit, "utf-16")
      return vim.api.nvim_buf_get_lines(0, ${reference}, ${reference + 1}, true)[1]`);
    expect(repaired).toBe(lines[reference]);

    const labels = await editor.lua<
      string[]
    >(`${request("textDocument/completion", lineOf("Unused"), columnOf("type: object }") + 2)}
      return vim.tbl_map(function(one) return one.label end, result and result.items or {})`);
    expect(labels).toContain("type");

    const hover = await editor.lua<string>(`${request("textDocument/hover", reference, at)}
      return result.contents.value`);
    expect(hover).toContain("export interface Book");

    await editor.lua(`${request("textDocument/rename", lineOf("listBooks"), columnOf("listBooks") + 1, '{ newName = "findBooks" }')}
      vim.lsp.util.apply_workspace_edit(result, "utf-16")
      vim.cmd("wall")
      return true`);
    expect(readFileSync(join(folder, "openapi.yaml"), "utf8")).toContain("x-renamed-from: listBooks");
    expect(readFileSync(join(folder, "src/main.ts"), "utf8")).toBe(
      files["src/main.ts"]?.replaceAll("listBooks", "findBooks"),
    );
    expect(readFileSync(join(folder, "src/server.ts"), "utf8")).toContain("findBooks: () => []");
  });
});
