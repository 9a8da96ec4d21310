import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { install, nodeOf } from "./installed.js";

const root = resolve(import.meta.dirname, "../..");

/** Every program for users, with the name in its message. */
const programs: readonly { readonly command: string; readonly name: string }[] = [
  { command: "node generator/bin/guildwire.js", name: "guildwire" },
  { command: "node service/bin/guildwire-service.js", name: "guildwire-service" },
  { command: "node generated/bin/guildwire-devices.cjs", name: "guildwire-devices" },
  ...npmScripts().map((command) => ({ command, name: "guildwire" })),
];

function npmScripts(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return Object.values(scripts);
}

function run(node: string, args: readonly string[]): Promise<object> {
  return new Promise((done) => {
    execFile(node, args, { cwd: root, timeout: 60_000 }, (error, stdout, stderr) => {
      done({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}

const refusal = (name: string, version: string): object => ({
  code: 2,
  stdout: "",
  stderr: `${name} requires Node 20.19 or newer; this is Node ${version}.\n`,
});

const flags: readonly (readonly string[])[] = [[], ["--version"], ["--help"]];

describe.each([
  ["node-10", "10.24.1"],
  ["node-18", "18.20.8"],
] as const)("%s", (name, version) => {
  const node = nodeOf(name);
  const title = node === undefined ? `(skipped: ${install}) ` : "";
  test.skipIf(node === undefined).each(programs)(
    `${title}gets one line and exit code 2 from: $command`,
    async ({ command, name: program }) => {
      const [, ...words] = command.split(" ");
      for (const args of flags) expect(await run(node ?? "", [...words, ...args])).toEqual(refusal(program, version));
    },
    60_000,
  );
});

test("versions are compared numerically", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-node-"));
  try {
    const pretend = join(folder, "pretend.cjs");
    const program = join(root, "generator/bin/guildwire.js");
    for (const [version, isRefused] of [
      ["20.18.3", true],
      ["20.9.0", true],
      ["9.99.0", true],
      ["20.19.0", false],
      ["21.0.0", false],
      ["100.1.0", false],
    ] as const) {
      const versions = `{ ...process.versions, node: ${JSON.stringify(version)} }`;
      writeFileSync(pretend, `Object.defineProperty(process, "versions", { value: ${versions} });\n`);
      const ran = await run(process.execPath, ["--require", pretend, program, "--help"]);
      if (isRefused) expect(ran).toEqual(refusal("guildwire", version));
      else expect(ran).toMatchObject({ code: 0, stderr: "" });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
