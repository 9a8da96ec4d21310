import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { listening } from "../listening.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument("docs/streams.md", "feed-api");

beforeAll(() => guide.generate());
afterAll(() => guide.remove());

it("the blocks of docs/streams.md compile against the package of their document", () => {
  expect(guide.compile("reader.ts", "server.ts")).toBe("");
});

it("the reader of docs/streams.md receives what its server sends", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { default: handler } = await guide.run("server.ts", {
    "createServer(createNodeHandler({ feed })).listen(8080);": "export default createNodeHandler({ feed });",
  });
  const { url } = await listening(createServer(handler));
  await guide.run("reader.ts", { "https://feed.example": url });
  expect(log.mock.calls).toEqual([["added", "1", "1"], ["added", "2", "2"], ["1"], ["2"], ["1"], ["2"], [2]]);
});
