import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Command, CommanderError } from "commander";
import { beforeAll, describe, expect, it } from "vitest";
import { addCommands } from "../../generator/src/cli/commands.js";

const projectRoot = resolve(import.meta.dirname, "../..");
/** Except pages whose commands other tests execute, in projects that readers create. */
const pages = [
  "README.md",
  ...readdirSync(join(projectRoot, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
].filter((page) => !/^docs\/(?:tutorial-|first-five-minutes)/.test(page));
const scripts = scriptsOf(".");

/** The scripts of a folder's package. */
function scriptsOf(folder: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(projectRoot, folder, "package.json"), "utf8")).scripts;
}

/** The commands of a page's blocks: lines after `$`, or all lines of a block without any. */
function commandsOf(page: string): readonly string[] {
  const text = readFileSync(join(projectRoot, page), "utf8");
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = ""]) => {
    const lines = block
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .filter(Boolean);
    const prompted = lines.filter((line) => line.startsWith("$ "));
    return (prompted.length > 0 ? prompted : lines).map((line) => line.replace(/^\$ /, ""));
  });
}

/** The words of a simple command, without comments, redirections, variables and what follows it. */
function wordsOf(line: string): readonly string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(?:^|(?<=\s))(#.*)|([;&|>]+.*)|([^\s"';&|>]+)/g)];
  const plain: string[] = [];
  for (const [, double, single, comment, end, word] of words) {
    if (comment !== undefined || end !== undefined) break;
    plain.push(double ?? single ?? word ?? "");
  }
  const start = plain.findIndex((word) => !/^[A-Z_]+=/.test(word));
  return start === -1 ? [] : plain.slice(start);
}

/** Parses a command line of guildwire without running it. */
function parseGuildwire(args: readonly string[]): string {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {}, writeOut: () => {} });
  const terminal = { stdout: { write() {} }, stderr: { write() {} }, env: {}, cwd: projectRoot };
  addCommands({ program, terminal, done: () => {} });
  let parsed = "";
  for (const command of program.commands) {
    command.exitOverride().configureOutput({ writeErr: () => {}, writeOut: () => {} });
    command.action(() => {
      parsed = command.name();
    });
  }
  try {
    program.parse([...args], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.message;
  }
  return parsed;
}

let serviceHelp = "";
beforeAll(async () => {
  const program = join(projectRoot, "service/bin/guildwire-service.js");
  serviceHelp = (await promisify(execFile)(process.execPath, [program, "--help"])).stdout;
});

/** Returns the error in a command; undefined for a command of another program. */
function problemOf(line: string): string | undefined {
  const [first = "", ...rest] = wordsOf(line);
  const words = first === "npx" ? rest.filter((word) => word !== "--yes") : [first, ...rest];
  const [name = "", ...args] = words;
  if (name === "guildwire") {
    const parsed = parseGuildwire(args);
    return parsed === args[0] ? undefined : `${parsed}`;
  }
  if (name === "guildwire-service" || name === "@guildwire/service") {
    const [command] = args.filter((word) => !word.startsWith("-"));
    return command === undefined || new RegExp(`^ {2}${command} `, "m").test(serviceHelp) ? undefined : `no ${command}`;
  }
  if (name !== "npm") return undefined;
  const [command = "", ...targets] = args;
  if (command === "install") {
    const own = targets.filter((target) => target.startsWith("@guildwire/")).map((target) => target.slice(11));
    const folders: Readonly<Record<string, string>> = { api: "generated", control: "service/generated" };
    const missing = own.filter((target) => !existsSync(join(projectRoot, folders[target] ?? target, "package.json")));
    return missing.length === 0 ? undefined : `no package ${missing.join(", ")}`;
  }
  const script = command === "run" ? targets[0] : command;
  const workspace = targets[targets.indexOf("--workspace") + 1];
  const known = targets.includes("--workspace") ? scriptsOf(workspace ?? "") : scripts;
  return script === undefined || script === "ci" || Object.hasOwn(known, script) ? undefined : `no script ${script}`;
}

describe("commands of the documents", () => {
  it.each(pages.filter((page) => commandsOf(page).length > 0))("%s names commands and options that exist", (page) => {
    for (const line of commandsOf(page)) expect([line, problemOf(line)]).toEqual([line, undefined]);
  });

  it("are refused if an option does not exist", () => {
    expect(problemOf("npx guildwire check --nothing")).toContain("--nothing");
    expect(problemOf("npm run nothing")).toBe("no script nothing");
    expect(problemOf("guildwire-service nothing")).toBe("no nothing");
  });
});
