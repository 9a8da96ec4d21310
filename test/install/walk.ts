import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { endGroup, run } from "./command.js";

/** A step of a walk: a file to write, or a command with its expected output. */
type Step =
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  | { readonly kind: "command"; readonly line: string; readonly output: string };

export interface Walk {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** The output of a command, and the milliseconds since the begin of the walk at its end. */
export interface Transcript {
  readonly line: string;
  readonly expected: string;
  readonly output: string;
  readonly ended: number;
}

/** Reads the walks of a page: one per heading of the second level. */
export function walksOf(page: string): readonly Walk[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf("\n")),
      steps: [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, language, text = ""]) =>
        language === "sh" ? commandsOf(text) : fileOf(text),
      ),
    }));
}

/** All walks of a page as one: a tutorial, whose programs keep running from one section to the next. */
export function tutorialOf(page: string): Walk {
  return { title: "", steps: walksOf(page).flatMap(({ steps }) => steps) };
}

/** The same walk with another port than 8080, in commands, outputs and files. */
export function atPort({ title, steps }: Walk, port: string): Walk {
  const replaced = (text: string): string => text.replaceAll("8080", port);
  return {
    title,
    steps: steps.map((step) =>
      step.kind === "file"
        ? { ...step, text: replaced(step.text) }
        : { ...step, line: replaced(step.line), output: replaced(step.output) },
    ),
  };
}

function commandsOf(text: string): readonly Step[] {
  const commands = text.split(/^\$ /m).slice(1);
  return commands.map((command) => {
    const end = command.indexOf("\n");
    return { kind: "command", line: command.slice(0, end), output: command.slice(end + 1) };
  });
}

function fileOf(text: string): readonly Step[] {
  const name = /^(?:#|\/\/) (\S+)\n/.exec(text)?.[1];
  if (name === undefined) throw new Error(`a block has no file name: ${text}`);
  return [{ kind: "file", name, text }];
}

/**
 * Executes a walk in a folder, all commands in the environment that the former ones exported. A command that ends with
 * `&` runs until `kill %1` or the end of the walk; the next one begins when it listens.
 */
export async function execute(walk: Walk, cwd: string, env: NodeJS.ProcessEnv): Promise<readonly Transcript[]> {
  const begun = performance.now();
  const background: ChildProcess[] = [];
  const transcripts: Transcript[] = [];
  const state = `${cwd}.exports`;
  writeFileSync(state, "");
  try {
    for (const step of walk.steps) {
      if (step.kind === "file") {
        writeFileSync(join(cwd, step.name), step.text);
        continue;
      }
      let output = "";
      if (step.line.endsWith("&")) background.push(await listening(step.line.slice(0, -1), cwd, env));
      else if (step.line === "kill %1") await ended(background.splice(0));
      else {
        const script = `. "${state}"; ${step.line}; code=$?; export -p > "${state}"; exit $code`;
        const { stdout, stderr } = await run("bash", ["-c", script], { cwd, env, timeout: 240_000 });
        output = `${stdout}${stderr}`;
      }
      transcripts.push({ line: step.line, expected: step.output, output, ended: performance.now() - begun });
    }
  } finally {
    for (const { pid } of background) endGroup(pid);
  }
  return transcripts;
}

/** Ends processes, and waits until they have released their ports. */
async function ended(processes: readonly ChildProcess[]): Promise<void> {
  const exits = processes.map((child) => once(child, "close"));
  for (const { pid } of processes) endGroup(pid);
  await Promise.all(exits);
}

async function listening(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn("bash", ["-c", line], { cwd, env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  const exited = once(child, "exit").then(() => Promise.reject(new Error(`${line} ended`)));
  const listens = (async () => {
    for await (const text of createInterface(child.stdout)) if (text.includes('"msg":"listening"')) return;
  })();
  await Promise.race([listens, exited]);
  exited.catch(() => undefined);
  child.stdout.resume();
  return child;
}

/** A pattern of an expected output, in which `…` matches any text. Empty lines around it do not count. */
export function patternOf(expected: string): RegExp {
  const parts = expected
    .trim()
    .split("…")
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\s\\S]*?")}$`);
}
