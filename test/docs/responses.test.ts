import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { listening } from "../listening.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument("docs/responses.md", "archive-api");

beforeAll(() => guide.generate());
afterAll(() => guide.remove());

it("the blocks of docs/responses.md compile against the package of their document", () => {
  expect(guide.compile("client.ts", "server.ts")).toBe("");
});

it("the client of docs/responses.md receives what its server sends", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { default: handler } = await guide.run("server.ts", {
    "createServer(createNodeHandler({ archive })).listen(8080);": "export default createNodeHandler({ archive });",
  });
  const { url } = await listening(createServer(handler));
  await guide.run("client.ts", { "https://archive.example": url });
  expect(log.mock.calls).toEqual([[200, "1", '"7"', 3], [7], [1, 1], ["id\n1\n"], [200, 9], [206, "picture"]]);
  const picture = await fetch(`${url}/scans/1`);
  expect(picture.headers.get("content-disposition")).toBe('inline; filename="scan.png"');
  expect((await fetch(`${url}/reports/2`)).headers.get("x-current-version")).toBe("7");
});
