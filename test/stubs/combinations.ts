import type { ReconcileOptions } from "../../generator/src/stubs/contract.js";
import type { DesiredStubs } from "../../generator/src/stubs/desired.js";
import type { StubDiagnostic } from "../../generator/src/stubs/diagnostic.js";
import type { Folder } from "./compile.js";
import { folderAfter, module as packageModule } from "./corpus.js";
import { Evaluation } from "./evaluate.js";
import { type HandlerForm, handlerForms } from "./handler-forms.js";
import { runFor } from "./runs.js";
import { combinedChanges, desiredWith, type Operation } from "./specification.js";
import { survivalOf } from "./survival.js";

/** How handlers import the generated code. */
export type HandlerModules = Pick<ReconcileOptions, "module" | "importExtension">;

export const warnings: ReadonlySet<string> = new Set([
  "stubs-unsupported-file",
  "stubs-operation-removed",
  "stubs-record-missing",
  "stubs-types-changed",
  "stubs-documentation-edited",
  "stubs-duplicate",
]);

export interface Combination {
  readonly name: string;
  readonly modules: HandlerModules;
  readonly before: Folder;
  readonly after: Folder;
  readonly desired: DesiredStubs;
  readonly operations: readonly Operation[];
  readonly removed: readonly string[];
  readonly diagnostics: readonly StubDiagnostic[];
  readonly secondRun: readonly string[];
}

const initial: readonly Operation[] = (() => {
  const found: Operation[] = [];
  desiredWith((operations) => {
    found.push(...operations);
    return operations;
  });
  return found;
})();

/**
 * Runs the reconciler on every form of handlers after every change of the specification.
 *
 * @param modulesOf How the handlers of a combination import the generated code, by its number; undefined to omit it.
 */
export function combinationsWith(modulesOf: (number: number) => HandlerModules | undefined): readonly Combination[] {
  return combinationsOf(handlerForms, () => true, modulesOf);
}

/** Like {@link combinationsWith}, for other forms and for some changes. */
export function combinationsOf(
  forms: Readonly<Record<string, HandlerForm>>,
  isIncluded: (change: string) => boolean,
  modulesOf: (number: number) => HandlerModules | undefined,
): readonly Combination[] {
  let number = 0;
  return Object.entries(forms).flatMap(([form, texts]) =>
    Object.entries(combinedChanges).flatMap(([change, changed]) => {
      const modules = isIncluded(change) ? modulesOf(number++) : undefined;
      if (modules === undefined) return [];
      return [combine(`${form} ${change}`, withModule(texts, modules.module), changed, modules)];
    }),
  );
}

/** The form with imports of another module. */
export function withModule(form: HandlerForm, module: string): HandlerForm {
  return Object.fromEntries(
    Object.entries(form).map(([path, text]) => {
      const depth = module.startsWith("..") ? path.split("/").length - 1 : 0;
      return [path, text.replaceAll(packageModule, `${"../".repeat(depth)}${module}`)];
    }),
  );
}

function combine(
  name: string,
  form: HandlerForm,
  change: (operations: readonly Operation[]) => readonly Operation[],
  modules: HandlerModules,
): Combination {
  const before: Folder = new Map(Object.entries(form));
  const run = (wanted: DesiredStubs, folder: Folder, record?: string) =>
    runFor(wanted, folder, record, "object", modules);
  const { record } = run(
    desiredWith((all) => all),
    before,
  );
  let operations: readonly Operation[] = [];
  const desired = desiredWith((all) => {
    operations = change(all);
    return operations;
  });
  const first = run(desired, before, record);
  const after = folderAfter(before, first);
  const second = run(desired, after, first.record);
  const former = new Set(operations.flatMap(({ lines }) => lines.flatMap((line) => formerNames(line))));
  const current = new Set(operations.map(({ id }) => id));
  return {
    name,
    modules,
    before,
    after,
    desired,
    operations,
    removed: initial.map(({ id }) => id).filter((id) => !current.has(id) && !former.has(id)),
    diagnostics: first.diagnostics,
    secondRun: second.files.map(({ path }) => path),
  };
}

function formerNames(line: string): readonly string[] {
  return /^x-renamed-from: \[(.*)\]$/.exec(line)?.[1]?.split(", ") ?? [];
}

export const hasError = ({ diagnostics }: Combination): boolean => diagnostics.some(({ code }) => !warnings.has(code));

/** What a check finds in all combinations, each with its name. */
export function problemsIn(
  combinations: readonly Combination[],
  check: (one: Combination) => readonly string[],
): readonly string[] {
  return combinations.flatMap((one) => check(one).map((problem) => `${one.name}: ${problem}`));
}

/** Operations of the initial interface that a call does not reach, by its method and path. */
export function unserved({ after, operations }: Combination): readonly string[] {
  const evaluation = new Evaluation(after);
  const { served } = evaluation.load("served.ts") as { served: string[] };
  const { handlers } = evaluation.load("index.ts") as { handlers: Record<string, Record<string, () => unknown>> };
  return operations.flatMap(({ id, tag, method, path }) => {
    const was = initial.find((one) => one.method === method && one.path === path);
    served.length = 0;
    const group = handlers[tag.replace(/-./, (text) => text.slice(1).toUpperCase())];
    const handler = group?.[id];
    if (handler === undefined) return [`${id} has no handler`];
    if (was === undefined) return [];
    Promise.resolve(handler.call(group)).catch(() => undefined);
    return served.join() === was.id ? [] : [`${id} is served by ${served.join() || "a new handler"}`];
  });
}

/** The text without generated comments, and with one name in place of all that can change. */
function masked(text: string): string {
  const all = /(?:getBan|createBan|removeBan|getGuildBan|banUser|unban|getGuild|readGuild)/;
  return text
    .replaceAll(/[ \t]*\/\*\*(?:(?!\*\/).)*@guildwire (?:(?!\*\/).)*\*\/\r?\n?/gs, "")
    .replaceAll(new RegExp(`\\b(${all.source}|bans|guildBans)(Request|Result)?\\b`, "gi"), "NAME$2")
    .replaceAll(/\bNAME(Request|Result) as NAME\1\b/g, "NAME$1")
    .replaceAll(/\bNAME: NAME\b/g, "NAME");
}

/** The pieces of user-written text that a run lost. */
export function lostText({ before, after }: Combination): readonly string[] {
  return [...before].flatMap(([path, text]) => survivalOf(masked(text), masked(after.get(path) ?? "")).lost);
}

/**
 * The compiler's errors in the folders without errors, except those about operations that a diagnostic reports as removed.
 *
 * @param found The errors, in the order of the combinations.
 */
export function unexpectedErrors(
  sound: readonly Combination[],
  found: readonly (readonly string[])[],
): readonly string[] {
  return sound.flatMap(({ name, removed }, at) => {
    const isReported = (line: string): boolean =>
      removed.some((id) => line.toLowerCase().includes(id.toLowerCase()) && !line.includes("TS2741"));
    return (found[at] ?? []).filter((line) => !isReported(line)).map((line) => `${name}: ${line}`);
  });
}
