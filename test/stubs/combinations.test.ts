import { describe, expect, it } from "vitest";
import type { DesiredStubs } from "../../generator/src/stubs/desired.js";
import type { StubDiagnostic } from "../../generator/src/stubs/diagnostic.js";
import { compileEach, type Folder } from "./compile.js";
import { folderAfter } from "./corpus.js";
import { Evaluation } from "./evaluate.js";
import { type HandlerForm, handlerForms } from "./handler-forms.js";
import { runFor } from "./runs.js";
import { combinedChanges, desiredWith, type Operation } from "./specification.js";
import { survivalOf } from "./survival.js";

const warnings = new Set([
  "stubs-unsupported-file",
  "stubs-operation-removed",
  "stubs-record-missing",
  "stubs-types-changed",
  "stubs-documentation-edited",
  "stubs-duplicate",
]);

interface Combination {
  readonly name: string;
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

const combinations = Object.entries(handlerForms).flatMap(([form, texts]) =>
  Object.entries(combinedChanges).map(([change, changed]) => combine(`${form} ${change}`, texts, changed)),
);

function combine(
  name: string,
  form: HandlerForm,
  change: (operations: readonly Operation[]) => readonly Operation[],
): Combination {
  const before: Folder = new Map(Object.entries(form));
  const { record } = runFor(
    desiredWith((all) => all),
    before,
  );
  let operations: readonly Operation[] = [];
  const desired = desiredWith((all) => {
    operations = change(all);
    return operations;
  });
  const first = runFor(desired, before, record);
  const after = folderAfter(before, first);
  const second = runFor(desired, after, first.record);
  const former = new Set(operations.flatMap(({ lines }) => lines.flatMap((line) => formerNames(line))));
  const current = new Set(operations.map(({ id }) => id));
  return {
    name,
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

const hasError = ({ diagnostics }: Combination): boolean => diagnostics.some(({ code }) => !warnings.has(code));
const problemsOf = (check: (one: Combination) => readonly string[]): readonly string[] =>
  combinations.flatMap((one) => check(one).map((problem) => `${one.name}: ${problem}`));

/** Operations of the initial interface that a call does not reach, by its method and path. */
function unserved({ after, operations }: Combination): readonly string[] {
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

describe("every form of handlers after every change of the specification", () => {
  it("keeps every byte that the user wrote", () => {
    expect(
      problemsOf(({ before, after }) =>
        [...before].flatMap(([path, text]) => survivalOf(masked(text), masked(after.get(path) ?? "")).lost),
      ),
    ).toEqual([]);
  });

  it("is settled after one run", () => {
    expect(problemsOf(({ secondRun }) => secondRun)).toEqual([]);
  });

  it("serves every operation with its own handler, or reports an error", () => {
    expect(problemsOf((one) => (hasError(one) ? [] : unserved(one)))).toEqual([]);
  });

  it("reports each removed operation", () => {
    expect(
      problemsOf(({ removed, diagnostics }) =>
        removed.filter(
          (id) =>
            !diagnostics.some(
              ({ code, message }) =>
                (code === "stubs-operation-removed" && message.includes(id)) || !warnings.has(code),
            ),
        ),
      ),
    ).toEqual([]);
  });

  it("reports no changed types after a rename", () => {
    expect(
      problemsOf(({ name, diagnostics }) =>
        /renamed|chained|swapped/.test(name)
          ? diagnostics.filter(({ code }) => code === "stubs-types-changed").map(({ message }) => message)
          : [],
      ),
    ).toEqual([]);
  });

  it("compiles, or an error is reported", { timeout: 120_000 }, () => {
    const sound = combinations.filter((one) => !hasError(one));
    const folders = new Map(sound.map(({ after, desired }, at) => [`folder${at}`, { folder: after, desired }]));
    const found = [...compileEach(folders).values()];
    const unexpected = sound.flatMap(({ name, removed }, at) => {
      // The compiler also reports the handlers and types of operations that a diagnostic reports as removed.
      const isReported = (line: string): boolean =>
        removed.some((id) => line.toLowerCase().includes(id.toLowerCase()) && !line.includes("TS2741"));
      return (found[at] ?? []).filter((line) => !isReported(line)).map((line) => `${name}: ${line}`);
    });
    expect(unexpected).toEqual([]);
  });

  it("gets a handler for a new operation without an error, unless handlers are assigned one by one", () => {
    const failed = combinations.filter((one) => /(?<!and) (nothing|added)$/.test(one.name) && hasError(one));
    expect(failed.map(({ name }) => name)).toEqual([
      "element assignments added",
      "element assignments to one handler added",
      // Static methods are not followed.
      "static class nothing",
      "static class added",
    ]);
  });
});
