import { modify } from "jsonc-parser";
import { type PackageManager, runScript } from "./package-manager.js";

/** Scripts that need the compiled bindings. */
const dependents = ["build", "dev", "test", "prepare", "prepack", "prepublishOnly"] as const;

/** Maximum number of scripts that one script runs, one after the other. */
const maxDepth = 8;

export interface ChainedScripts {
  readonly text: string;
  /** The scripts that now build the bindings first. */
  readonly chained: readonly string[];
  /** Scripts that cannot be chained safely, such as `a || b`: the build would not come before all of it. */
  readonly skipped: readonly string[];
}

export interface ScriptChain {
  readonly manager: PackageManager;
  readonly scripts: { readonly [name: string]: string };
  /** The script that builds the bindings. */
  readonly build: string;
  /** Matches commands that build the bindings. */
  readonly same: RegExp;
}

/**
 * Makes existing scripts build the bindings first, so that they work in a fresh clone. Only the values of these scripts
 * change; a script that builds the bindings already, itself or through another script, is kept.
 *
 * @param text package.json without byte order mark.
 */
export function chainBuild(text: string, { manager, scripts, build, same }: ScriptChain): ChainedScripts {
  const changed: { [name: string]: string } = { ...scripts };
  const chained: string[] = [];
  const skipped: string[] = [];
  let current = text;
  for (const name of dependents) {
    const command = changed[name];
    // What `npm init` writes is not a test.
    if (
      command === undefined ||
      /no test specified/.test(command) ||
      name === build ||
      runsBuild(name, changed, { build, same })
    )
      continue;
    if (!isSequence(command)) {
      skipped.push(name);
      continue;
    }
    const value = `${runScript(manager, build)} && ${command}`;
    changed[name] = value;
    current = replaceScript(current, name, value);
    chained.push(name);
  }
  return { text: current, chained, skipped };
}

/** Whether a script builds the bindings: by its own command, or by scripts that it runs. */
function runsBuild(
  name: string,
  scripts: { readonly [name: string]: string },
  target: Pick<ScriptChain, "build" | "same">,
  depth = 0,
): boolean {
  const command = scripts[name];
  if (command === undefined || depth > maxDepth) return false;
  if (name === target.build || target.same.test(command)) return true;
  const called = [...command.matchAll(/\b(?:npm|pnpm|yarn|bun)\s+(?:run\s+(?:-\S+\s+)*)?([\w:.-]+)/g)];
  return called.some(([, other = ""]) => other !== name && runsBuild(other, scripts, target, depth + 1));
}

/** Whether `build && command` runs all of a command after the build, and none of it if the build fails. */
function isSequence(command: string): boolean {
  const outsideQuotes = command.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, "");
  return command.trim() !== "" && !/\|\||;|(?<!&)&(?!&)|["']|\n/.test(outsideQuotes);
}

function replaceScript(text: string, name: string, value: string): string {
  // A replaced value changes only its own characters.
  const [edit] = modify(text, ["scripts", name], value, {});
  if (edit === undefined) return text;
  return text.slice(0, edit.offset) + edit.content + text.slice(edit.offset + edit.length);
}
