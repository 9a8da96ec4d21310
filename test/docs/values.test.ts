import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../../generator/src/project/config-text.js";
import { listening } from "../listening.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument("docs/values.md", "payments-api");

beforeAll(async () => {
  const configuration = guide.block("guildwire.config.yaml");
  const { config, diagnostics } = await parseConfig({
    path: "guildwire.config.yaml",
    name: "guildwire.config.yaml",
    text: configuration,
  });
  expect(diagnostics).toEqual([]);
  expect(config.values).toEqual(parse(configuration).values);
  await guide.generate(config.values);
});

afterAll(() => guide.remove());

it("the blocks of docs/values.md compile against the package of their document", () => {
  expect(guide.compile("caller.ts", "server.ts")).toBe("");
});

it("the caller of docs/values.md receives what its server returns", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { default: handler } = await guide.run("server.ts", {
    "createServer(createNodeHandler({ payments })).listen(8080);": "export default createNodeHandler({ payments });",
  });
  const { url } = await listening(createServer(handler));
  await guide.run("caller.ts", { "https://payments.example": url });
  expect(log.mock.calls).toEqual([[9007199254740993n, 31]]);
});
