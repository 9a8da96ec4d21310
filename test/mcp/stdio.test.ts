import { resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startMock } from "../mock/running-tool.js";
import { agentOverStdio } from "./running-mcp.js";

const books = resolve(import.meta.dirname, "../mock/books.yaml");

it("serves an agent over standard input and output", { timeout: 120_000 }, async () => {
  const mock = await startMock(books);
  onTestFinished(async () => {
    await mock.stop();
  });
  const agent = await agentOverStdio(
    [books, "--base-url", mock.url, "--auth", "bearer=TOKEN", "--allow", "POST", "--allow-operation", "deleteBook"],
    { cwd: import.meta.dirname, env: { TOKEN: "secret-token" } },
  );
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "read", "call"]);
  const body = { title: "Tides", author: { name: "Ada" } };
  const created = await agent.use("call", { operation: "createBook", arguments: { body } });
  expect([created.value.status, created.value.body.title]).toEqual([201, "Tides"]);
  const args = { book_id: created.value.body.id };
  expect((await agent.use("call", { operation: "deleteBook", arguments: args })).value.status).toBe(204);
  expect((await agent.use("call", { operation: "getBook", arguments: args })).value.status).toBe(404);
  await agent.close();
});
