import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { recordName } from "../stubs/record.js";
import type { Settings } from "./settings.js";

/** How many entries of folders are read before it is assumed that there is code. */
const maxEntries = 20_000;

const projectNames: readonly string[] = ["tsconfig.json", "jsconfig.json"];

/** The folders that are not searched for programs. */
const skippedFolder = /^(?:\..*|node_modules|dist|build)$/;

/**
 * Whether a document may have programs in a folder, or handlers. Does not load TypeScript, which decides what a program is:
 * false only if there is no code at all.
 */
export async function mayHaveCode(folder: string, settings: Settings): Promise<boolean> {
  if (hasHandlers(settings)) return true;
  for (let at = folder; ; at = dirname(at)) {
    if (projectNames.some((name) => existsSync(join(at, name)))) return true;
    if (dirname(at) === at) break;
  }
  const rest = [folder];
  let count = 0;
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    for (const entry of await readdir(next, { withFileTypes: true }).catch(() => [])) {
      const isLink = entry.isSymbolicLink();
      count += 1;
      if (skippedFolder.test(entry.name)) continue;
      if (entry.isDirectory()) rest.push(join(next, entry.name));
      else if (isLink || isCode(entry.name) || count > maxEntries) return true;
    }
  }
  return false;
}

/** Whether `guildwire stubs` keeps the handlers of a document. */
export function hasHandlers({ stubs }: Settings): boolean {
  return stubs?.out !== undefined && existsSync(join(stubs.out, recordName));
}

function isCode(name: string): boolean {
  return /\.[cm]?[jt]sx?$/i.test(name) || projectNames.includes(name);
}
