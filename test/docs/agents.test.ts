import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { Project } from "../cli/command.js";
import { generated } from "../foreign/foreign-api.js";
import { startMcp } from "../mcp/running-mcp.js";
import { startMock } from "../mock/running-tool.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/agents.md"), "utf8");
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = ""]) => ({ language, text }));

interface ToolCall {
  readonly tool: string;
  readonly arguments: object;
}

// The first import of the whole generator takes long on a busy machine.
it("the tools of docs/agents.md return the shown results", { timeout: 90_000 }, async () => {
  const project = new Project();
  project.write("books.yaml", blocks.find(({ language }) => language === "yaml")?.text ?? "");
  const spec = resolve(project.folder, "books.yaml");
  const json = blocks.filter(({ language }) => language === "json").map(({ text }) => JSON.parse(text) as object);
  const [configuration, ...pairs] = json;
  const { args } = (configuration as { mcpServers: { books: { args: string[] } } }).mcpServers.books;
  expect(args).toEqual(["guildwire", "mcp", "books.yaml", "--auth", "key=BOOKS_KEY", "--allow", "POST"]);
  const mock = await startMock("books.yaml", {}, project.folder);
  const flags = { baseUrl: mock.url, auth: ["key=BOOKS_KEY"], allow: ["POST"] };
  const server = await startMcp(spec, flags, { BOOKS_KEY: "a-secret-key" });
  const agent = await server.connect();
  expect(pairs.length).toBe(10);
  for (let index = 0; index < pairs.length; index += 2) {
    const use = pairs[index] as ToolCall;
    const { value } = await agent.use(use.tool, use.arguments);
    expect([use, value]).toEqual([use, pairs[index + 1]]);
  }
  await agent.close();
  expect([await server.stop(), await mock.stop()]).toEqual([0, 0]);
  project.remove("");
});

it("llms.txt of docs/agents.md begins as shown, and the emitter is optional", { timeout: 90_000 }, async () => {
  const project = new Project();
  project.write("books.yaml", blocks.find(({ language }) => language === "yaml")?.text ?? "");
  const path = resolve(project.folder, "books.yaml");
  const [standard, chosen] = [await generated(path), await generated(path, {}, ["llms"])];
  project.remove("");
  const shown = blocks.find(({ language }) => language === "md")?.text ?? "";
  expect(chosen.files.find((file) => file.path === "reference/llms.txt")?.text.startsWith(shown)).toBe(true);
  const others = chosen.files.filter((file) => file.path !== "reference/llms.txt");
  expect(others).toEqual(standard.files);
});
