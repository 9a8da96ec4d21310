import type { ReconcileOptions, ReconcileResult } from "../../generator/src/stubs/contract.js";
import type { DesiredStubs } from "../../generator/src/stubs/desired.js";
import type { StubStyle } from "../../generator/src/stubs/new-files.js";
import { reconcile } from "../../generator/src/stubs/reconcile.js";
import { parseRecord } from "../../generator/src/stubs/record.js";
import type { Folder } from "./compile.js";
import { folderAfter, module } from "./corpus.js";
import { type Change, desiredAfter } from "./specification.js";

/** Runs the reconciler on a folder with the record of an earlier run. */
export function run(folder: Folder, change: Change, record?: string, style: StubStyle = "object"): ReconcileResult {
  return runFor(desiredAfter(change), folder, record, style);
}

/** Like {@link run}, for any specification. */
export function runFor(
  desired: DesiredStubs,
  folder: Folder,
  record?: string,
  style: StubStyle = "object",
  modules: Partial<ReconcileOptions> = {},
): ReconcileResult {
  const files = [...folder].map(([path, text]) => ({
    path,
    text,
    ...(/\.test\.ts$/.test(path) ? { isTest: true } : {}),
  }));
  const parsed = record === undefined ? undefined : parseRecord(record);
  return reconcile(desired, files, parsed, { style, module, ...modules });
}

/** The folder after the first run, with every handler implemented. */
export function filled(style: StubStyle): { readonly folder: Folder; readonly record: string } {
  const { folder, record } = fresh(style);
  const body = "throw notImplemented(request, context)";
  const fill = (text: string): string =>
    text.replaceAll(body, "void [request, context];\n    return undefined as never");
  return { folder: new Map([...folder].map(([path, text]) => [path, fill(text)])), record };
}

export const none: Folder = new Map();
export const styles: readonly StubStyle[] = ["object", "class", "nest"];

/** The folder after the first run. */
export function fresh(style: StubStyle): { readonly folder: Folder; readonly record: string } {
  const result = run(none, "unchanged", undefined, style);
  return { folder: folderAfter(none, result), record: result.record };
}

export function file(folder: Folder, path: string): string {
  const text = folder.get(path);
  if (text === undefined) throw new Error(`there is no ${path}`);
  return text;
}

export const handler = `import type { BansHandlers } from "@guildwire/api/server";

export const bans: BansHandlers = {
  getBan: async () => ({ reason: null }),
  createBan: async () => {},
  removeBan: async () => {},
};
`;

export const guilds = `import type { GuildsHandlers } from "@guildwire/api/server";

export const guilds: GuildsHandlers = { getGuild: async () => {} };
`;
