import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReconcileResult } from "../../generator/src/stubs/contract.js";
import { reconcile } from "../../generator/src/stubs/reconcile.js";
import { parseRecord } from "../../generator/src/stubs/record.js";
import { type Folder, store } from "./compile.js";
import { type Change, desiredAfter } from "./specification.js";

const root = new URL("corpus/", import.meta.url);

/** Handlers of the second tag, which every folder has. */
const guilds = `import type { GuildsHandlers } from "@guildwire/api/server";

export const guilds: GuildsHandlers = {
  getGuild: () => {},
};
`;

/** Folders with edited handlers, by name: a file or folder of the corpus, and its neighbours. */
export const corpus: ReadonlyMap<string, Folder> = new Map(
  readdirSync(root, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => {
      const paths = entry.isDirectory()
        ? readdirSync(new URL(entry.name, root), { recursive: true, withFileTypes: true })
            .filter((file) => file.isFile())
            .map((file) => join(file.parentPath, file.name).slice(root.pathname.length))
        : [entry.name];
      const files = paths.sort().map((path): [string, string] => [path, readFileSync(new URL(path, root), "utf8")]);
      return [entry.name.replace(/\.[jt]s$/, ""), new Map([...files, ["guilds.ts", guilds], ["store.ts", store]])];
    }),
);

export const module = "@guildwire/api/server";

/** The result of a run after the specification of an up-to-date folder changed. */
export function reconciled(folder: Folder, change: Change, record: string = upToDate()): ReconcileResult {
  const files = [...folder].map(([path, text]) => ({ path, text, isTest: path.endsWith(".test.ts") }));
  return reconcile(desiredAfter(change), files, parseRecord(record), { style: "object", module });
}

/** The folder after a run. */
export function folderAfter(folder: Folder, { files }: Pick<ReconcileResult, "files">): Folder {
  return new Map([...folder, ...files.map(({ path, text }): [string, string] => [path, text])]);
}

let recordBefore: string | undefined;

/** Returns the record of an up-to-date folder before any change. */
function upToDate(): string {
  recordBefore ??= reconcile(desiredAfter("unchanged"), [], undefined, { style: "object", module }).record;
  return recordBefore;
}

/** `file:line code message`, for tables. */
export function said({ diagnostics }: Pick<ReconcileResult, "diagnostics">): readonly string[] {
  return diagnostics.map(({ code, at }) => `${code} ${at?.path ?? ""}`.trim());
}
