import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { listening } from "../listening.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument("docs/uploads.md", "albums-api");

beforeAll(() => guide.generate());
afterAll(() => guide.remove());

it("the blocks of docs/uploads.md compile against the package of their document", () => {
  expect(guide.compile("client.ts", "server.ts", "recordings.ts")).toBe("");
});

it("the server of docs/uploads.md stores what its client sends", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-uploads-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  writeFileSync(join(folder, "cover.png"), "picture");
  const inFolder = (name: string): string => join(folder, name).replaceAll("\\", "/");
  const { default: handler } = await guide.run("server.ts", {
    "createServer(createNodeHandler({ albums })).listen(8080);": "export default createNodeHandler({ albums });",
    'mkdir("albums"': `mkdir("${inFolder("albums")}"`,
    '"albums/cover"': `"${inFolder("albums/cover")}"`,
    "`albums/page-": `\`${inFolder("albums/page-")}`,
  });
  const { url } = await listening(createServer(handler));
  await guide.run("client.ts", {
    "http://localhost:8080": url,
    'readFile("cover.png")': `readFile("${inFolder("cover.png")}")`,
  });
  expect(log.mock.calls).toEqual([["Tea", "image/png", 1]]);
  expect(readFileSync(join(folder, "albums/cover"), "utf8")).toBe("picture");
  expect(readFileSync(join(folder, "albums/page-0"), "utf8")).toBe("first page");
});
