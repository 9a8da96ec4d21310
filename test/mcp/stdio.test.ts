import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
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

it("reports a message that is too long, and reads the next one", { timeout: 120_000 }, async () => {
  const command = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");
  const program = spawn(process.execPath, [command, "mcp", books, "--base-url", "http://127.0.0.1:9"]);
  onTestFinished(() => void program.kill());
  let errors = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const replies = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const reply = async () => JSON.parse((await replies.next()).value as string);
  program.stdin.write(`{"jsonrpc":"2.0","id":1,"method":"${"x".repeat(5 * 1024 * 1024)}`);
  expect(await reply()).toEqual({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32600, message: "a message has at most 4194304 bytes; this one is ignored" },
  });
  program.stdin.write(`"}\n${JSON.stringify({ jsonrpc: "2.0", id: 2, method: "ping" })}\n`);
  expect(await reply()).toEqual({ jsonrpc: "2.0", id: 2, result: {} });
  program.stdin.end();
  expect(await once(program, "close")).toEqual([0, null]);
  expect(errors).toBe("error: standard input: a message has at most 4194304 bytes; this one is ignored\n");
});
