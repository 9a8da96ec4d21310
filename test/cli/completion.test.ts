import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { onPath } from "../on-path.js";

const program = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");

/** A folder on the PATH with the command `guildwire`. */
const folder = mkdtempSync(join(tmpdir(), "guildwire-completion-"));
symlinkSync(program, join(folder, "guildwire"));
const env = { ...process.env, HOME: folder, PATH: `${folder}:${process.env["PATH"]}` };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The path of the completion script of a shell, which all tests of the shell load. */
function scriptOf(shell: string): string {
  const script = join(folder, `completion.${shell}`);
  if (!existsSync(script)) {
    writeFileSync(script, execFileSync(process.execPath, [program, "completion", shell], { encoding: "utf8" }));
  }
  return script;
}

/** What bash offers for a command line, at its end. */
function offeredByBash(line: string): readonly string[] {
  const script = scriptOf("bash");
  const words = line.split(" ");
  const source = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _guildwire; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const args = ["--norc", "--noprofile", "-c", source, "bash", script, ...words];
  return execFileSync("bash", args, { encoding: "utf8", env }).split("\n").filter(Boolean);
}

/** What fish offers for a command line, at its end. */
function offeredByFish(line: string): readonly string[] {
  const script = scriptOf("fish");
  const source = `source ${script}; complete --do-complete '${line}'`;
  const lines = execFileSync("fish", ["--no-config", "-c", source], { encoding: "utf8", env }).split("\n");
  return lines.filter(Boolean).map((found) => found.split("\t")[0] ?? "");
}

describe.skipIf(process.platform === "win32")("the completion of bash", () => {
  test.each([
    ["guildwire gen", ["generate"]],
    ["guildwire generate --f", ["--force", "--format"]],
    ["guildwire generate --format s", ["sarif"]],
    ["guildwire completion ", ["bash", "zsh", "fish"]],
    ["guildwire explain enum-emp", ["enum-empty"]],
    ["guildwire generate openapi", []],
  ])("offers for '%s' %j", (line, offered) => {
    expect(offeredByBash(line)).toEqual(offered);
  });

  test("is valid for the command that loads it", () => {
    const script = scriptOf("bash");
    const source = `source "${script}"; complete -p guildwire`;
    const registered = execFileSync("bash", ["--norc", "-c", source], { encoding: "utf8", env });
    expect(registered).toBe("complete -o bashdefault -o default -F _guildwire guildwire\n");
  });
});

const hasFish = onPath("fish") !== undefined;
describe.skipIf(!hasFish)(`the completion of fish${hasFish ? "" : " (skipped: fish is not on the PATH)"}`, () => {
  test.each([
    ["guildwire gen", ["generate"]],
    ["guildwire generate --format s", ["sarif"]],
    ["guildwire explain enum-emp", ["enum-empty"]],
  ])("offers for '%s' %j", (line, offered) => {
    expect(offeredByFish(line)).toEqual(offered);
  });
});

const hasZsh = onPath("zsh") !== undefined;
describe.skipIf(!hasZsh)(`the completion of zsh${hasZsh ? "" : " (skipped: zsh is not on the PATH)"}`, () => {
  test("has no syntax error, and registers itself", () => {
    const script = scriptOf("zsh");
    const source = `autoload -Uz compinit && compinit -D; source "${script}"; print -r -- \${_comps[guildwire]}`;
    expect(execFileSync("zsh", ["-f", "-c", source], { encoding: "utf8", env })).toBe("_guildwire\n");
  });
});

test("an unknown shell is an error that lists the supported ones", () => {
  const run = (): string =>
    execFileSync(process.execPath, [program, "completion", "tcsh"], { stdio: "pipe" }).toString();
  expect(run).toThrow(/Allowed choices are bash, zsh, fish/);
});
