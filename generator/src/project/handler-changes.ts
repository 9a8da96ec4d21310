import { join, resolve } from "node:path";
import type { Interface, Operation } from "../model/interface.js";
import type { Doc } from "../print/index.js";
import type { ReconcileResult } from "../stubs/contract.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import type { StubStyle } from "../stubs/new-files.js";
import { parseRecord, recordName, type StubRecord } from "../stubs/record.js";
import { readableText } from "./readable-files.js";
import type { Settings } from "./settings.js";
import { readStubFolder, type StubFolder, UnreadableStubs } from "./stub-files.js";

/** Plans the changes that fit the handlers of a folder to an interface. Nothing is written. */
export async function reconcileHandlers(
  model: Interface,
  read: StubFolder,
  record: StubRecord | undefined,
  settings: Settings & {
    readonly folder: string;
    readonly import?: string;
    readonly style?: StubStyle;
  },
): Promise<ReconcileResult> {
  const [{ reconcile }, { readModuleAliases }, { readHandlerModules }, { desiredStubs }, { handlerDocumentation }] =
    await Promise.all([
      import("../stubs/reconcile.js"),
      import("../project/module-aliases.js"),
      import("../project/handler-modules.js"),
      import("../stubs/desired.js"),
      import("../emit/typescript/documentation.js"),
    ]);
  const documentation = (operation: Operation): Doc => handlerDocumentation(operation, model);
  const desired = desiredStubs(model, documentation, settings.stubs?.comments);
  const style = settings.style ?? settings.stubs?.style;
  const aliasedPaths = readModuleAliases(settings.folder);
  const modules = await readHandlerModules(settings, settings.folder, aliasedPaths);
  return reconcile(desired, read.files, record, {
    ...(style === undefined ? {} : { style }),
    aliasedPaths,
    directories: read.directories,
    ...modules,
    ...(settings.import === undefined ? {} : { module: settings.import }),
  });
}

/**
 * Plans what the renames of a document change in its handlers, and in their record. Empty if the handlers do not fit the
 * document before the renames, since other changes would follow, and if they cannot be read.
 *
 * @param unsaved Texts of open files by absolute path, in place of those on disk.
 * @returns Existing files, with absolute paths.
 */
export async function findHandlerRenames(
  before: Interface,
  after: Interface,
  settings: Settings,
  unsaved: ReadonlyMap<string, string> = new Map(),
): Promise<readonly ChangedFile[]> {
  const folder = settings.stubs?.out;
  const read = folder === undefined ? undefined : readFolder(folder, unsaved);
  const text = folder === undefined ? undefined : readableText(join(folder, recordName));
  const record = text === undefined ? undefined : parseRecord(text);
  if (folder === undefined || read === undefined || text === undefined || record === undefined) return [];
  const here = { ...settings, folder };
  const former = await reconcileHandlers(before, read, record, here);
  if (former.files.length > 0) return [];
  const { files, record: renamed } = await reconcileHandlers(after, read, record, here);
  const written = renamed === text ? files : [...files, wholeFile({ path: recordName, before: text, text: renamed })];
  return written
    .filter((file) => file.before !== undefined)
    .map((file) => ({ ...file, path: resolve(folder, file.path) }));
}

function wholeFile(file: Required<Omit<ChangedFile, "edits">>): ChangedFile {
  return { ...file, edits: [{ start: 0, end: file.before.length, text: file.text }] };
}

function readFolder(folder: string, unsaved: ReadonlyMap<string, string>): StubFolder | undefined {
  try {
    const read = readStubFolder(folder);
    const files = read.files.map((file) => ({ ...file, text: unsaved.get(resolve(folder, file.path)) ?? file.text }));
    return { ...read, files };
  } catch (error) {
    if (error instanceof UnreadableStubs) return undefined;
    throw error;
  }
}
