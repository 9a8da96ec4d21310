import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { main } from "../../generator/src/cli/main.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-comments-"));
  specify({});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Names {
  readonly get?: string;
  readonly remove?: string;
  readonly summary?: string;
}

function specify({ get = "getBan", remove = "removeBan", summary = "Get a ban" }: Names, comments?: string): void {
  write(
    "openapi.yaml",
    `openapi: 3.1.0
info: { title: t, version: 1.0.0 }
paths:
  /bans/{user_id}:
    parameters: [{ name: user_id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: ${get}
      tags: [bans]
      summary: ${summary}
      description: Returns the reason of a ban.
      responses: { '204': { description: d } }
      ${get === "getBan" ? "" : "x-renamed-from: [getBan]"}
    delete:
      operationId: ${remove}
      tags: [bans]
      responses: { '204': { description: d } }
      ${remove === "removeBan" ? "" : "x-renamed-from: [removeBan]"}
`,
  );
  write(
    "guildwire.config.yaml",
    `spec: openapi.yaml\nstubs:\n  out: src\n${comments === undefined ? "" : `  comments: ${comments}\n`}`,
  );
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function stubs(): Promise<{ readonly code: number; readonly output: string }> {
  let output = "";
  const stream = {
    write(text: string) {
      output += text;
    },
  };
  const code = await main(["stubs"], { stdout: stream, stderr: stream, env: {}, cwd: folder });
  return { code, output };
}

const handlers = (): string => readFileSync(join(folder, "src/bans.ts"), "utf8");
const record = (): string => readFileSync(join(folder, "src/.guildwire-stubs.json"), "utf8");
const withoutComments = (text: string): string => text.replaceAll(/\/\*\*.*?\*\//gs, "");

describe("stubs.comments", () => {
  it("writes the method, the path and the summary with `summary`", async () => {
    specify({}, "summary");
    expect((await stubs()).code).toBe(0);
    expect(handlers()).toMatch(
      /\n {2}\/\*\*\n {3}\* `GET \/bans\/\{user_id\}`: Get a ban\n {3}\*\n {3}\* @guildwire getBan/,
    );
    expect(handlers()).toMatch(
      /\n {2}\/\*\*\n {3}\* `DELETE \/bans\/\{user_id\}`\n {3}\*\n {3}\* @guildwire removeBan/,
    );
    expect(handlers()).not.toContain("Returns the reason");
  });

  it("repeats the documentation of the interface with `full` and by default", async () => {
    specify({}, "full");
    await stubs();
    const full = handlers();
    expect(full).toContain("   * Get a ban\n   *\n   * Returns the reason of a ban.\n");
    specify({});
    expect(await stubs()).toEqual({ code: 0, output: "unchanged (3 files)\n" });
  });

  it("rewrites only unedited comments when the setting changes, in both directions", async () => {
    await stubs();
    const full = handlers();
    const filled = full.replace("throw notImplemented(request, context)", "void [request, context]");
    write("src/bans.ts", filled);
    const recordBefore = record();
    specify({}, "summary");
    expect((await stubs()).code).toBe(0);
    expect(handlers()).toContain("`GET /bans/{user_id}`: Get a ban\n");
    expect(withoutComments(handlers())).toBe(withoutComments(filled));
    expect(record()).toBe(recordBefore);
    specify({}, "full");
    await stubs();
    expect(handlers()).toBe(filled);
  });

  it("neither changes nor reports an edited comment when only the setting changes", async () => {
    await stubs();
    const edited = handlers().replace("Returns the reason of a ban.", "Returns a cached reason.");
    write("src/bans.ts", edited);
    specify({}, "summary");
    const { output } = await stubs();
    expect(handlers()).toContain("Returns a cached reason.");
    expect(output).not.toContain("stubs-documentation-edited");
    specify({ summary: "Read a ban" }, "summary");
    expect((await stubs()).output).toContain("stubs-documentation-edited");
  });

  it("updates a changed summary", async () => {
    specify({}, "summary");
    await stubs();
    specify({ summary: "Read a ban" }, "summary");
    await stubs();
    expect(handlers()).toContain("`GET /bans/{user_id}`: Read a ban\n");
    expect(handlers()).not.toContain("Get a ban");
  });

  it("identifies filled handlers whose operations swap names", async () => {
    specify({}, "summary");
    await stubs();
    const filled = handlers().replaceAll("throw notImplemented(request, context)", "void [request, context]");
    write("src/bans.ts", filled);
    specify({ get: "removeBan", remove: "getBan" }, "summary");
    const { code, output } = await stubs();
    expect(code).toBe(1);
    expect(output).toContain("this handler was written for GET /bans/{user_id}, which is now removeBan");
    expect(handlers()).toBe(filled);
  });
});
