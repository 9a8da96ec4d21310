import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const commands = {
  guildwire: fileURLToPath(new URL("generator/bin/guildwire.js", root)),
  "guildwire-service": fileURLToPath(new URL("service/bin/guildwire-service.js", root)),
  "guildwire-devices": fileURLToPath(new URL("generated/bin/guildwire-devices.cjs", root)),
};
const document = fileURLToPath(new URL("test/mock/books.yaml", root));

function start(name: keyof typeof commands, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [commands[name], ...args], { stdio: ["ignore", "pipe", "pipe"] });
}

/** Runs a command whose reader has closed one stream, and returns its exit code and what it writes to the other. */
async function runInto(
  closed: "stdout" | "stderr",
  name: keyof typeof commands,
  args: readonly string[],
): Promise<readonly [code: number | null, other: string]> {
  const child = start(name, args);
  child[closed]?.destroy();
  let other = "";
  child[closed === "stdout" ? "stderr" : "stdout"]?.on("data", (chunk) => {
    other += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return [code, other];
}

describe("a reader that closes the pipe", () => {
  it.each([
    ["guildwire", ["--help"]],
    ["guildwire", ["explain"]],
    ["guildwire", ["mock", "--help"]],
    ["guildwire", ["diff", document, document, "--format", "json"]],
    ["guildwire-service", ["--help"]],
    ["guildwire-service", ["serve", "--help"]],
    ["guildwire-devices", ["--help"]],
  ] as const)("of the output of %s %j ends it with 0 and no stack", async (name, args) => {
    const [code, errors] = await runInto("stdout", name, args);
    expect([code, errors]).toEqual([0, expect.not.stringMatching(/EPIPE|\n\s+at /)]);
  });

  it.each([
    ["guildwire", ["no-command"]],
    ["guildwire", ["mock", "--port", "x"]],
    ["guildwire-service", ["no-command"]],
    ["guildwire-devices", ["no-command"]],
  ] as const)("of the errors of %s %j leaves its exit code 2", async (name, args) => {
    expect(await runInto("stderr", name, args)).toEqual([2, ""]);
  });

  it("does not stop a service", { timeout: 60_000 }, async () => {
    const child = start("guildwire-service", ["serve", "--ephemeral"]);
    let output = "";
    const url = await new Promise<string>((resolve, reject) => {
      child.once("exit", () => reject(new Error(output)));
      child.stdout?.on("data", (chunk) => {
        output += chunk;
        const found = /"url":"([^"]+)"/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let count = 0; count < 3; count++) expect((await fetch(new URL("/healthz", url))).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
