import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { listening } from "../listening.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument("docs/webhooks.md", "shop-api");

beforeAll(() => guide.generate());
afterAll(() => guide.remove());

it("the blocks of docs/webhooks.md compile against the package of their document", () => {
  expect(guide.compile("receiver.ts", "sender.ts")).toBe("");
});

it("the sender of docs/webhooks.md delivers to its receiver", async () => {
  vi.stubEnv("WEBHOOK_SECRET", Buffer.alloc(32, 1).toString("base64"));
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  const { default: receiver } = await guide.run("receiver.ts", {
    "createServer(receiver.node).listen(8080);": "export default receiver;",
  });
  const { url } = await listening(createServer(receiver.node));
  await guide.run("sender.ts", {
    "https://receiver.example/hooks": `${url}/hooks`,
    "timeout: 5_000": "allowHttp: true, allowPrivate: true",
  });
  await vi.waitFor(() => expect(log.mock.calls.flat()).toEqual(expect.arrayContaining(["order 1", true])));
});
