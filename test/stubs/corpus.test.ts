import { describe, expect, it } from "vitest";
import type { ReconcileResult } from "../../generator/src/stubs/contract.js";
import { syntaxProblem } from "../../generator/src/stubs/source-files.js";
import { compile, type Folder } from "./compile.js";
import { corpus, folderAfter, reconciled, said } from "./corpus.js";
import { type Change, changes, desiredAfter } from "./specification.js";
import { survivalOf } from "./survival.js";

/** Files that are not valid TypeScript. */
const unparsable = ["broken-syntax", "newer-syntax"];
const names = [...corpus.keys()];
const folderOf = (name: string): Folder => corpus.get(name) ?? new Map();

/** Corpus entries and their expected changes, as `verb operation file`; the file defaults to the entry's. */
const added: Readonly<Record<string, string>> = {
  "broken-syntax": "stubs-unparsable broken-syntax.ts",
  "class-base-elsewhere": "add listBans class-base-elsewhere/bans.ts",
  "functions-per-file": "add listBans functions-per-file/index.ts",
  javascript: "stubs-unsupported-file javascript.js, stubs-homeless javascript.js",
  "newer-syntax": "stubs-unparsable newer-syntax.ts",
  "re-exported": "add listBans re-exported/bans.ts",
  split: "add listBans split/index.ts",
  "two-in-one-file": "stubs-duplicate two-in-one-file.ts, stubs-ambiguous two-in-one-file.ts",
  "unrelated-name": "add listBans unrelated-name/bans.ts",
};

const renamed: Readonly<Record<string, string>> = {
  "broken-syntax": "stubs-unparsable broken-syntax.ts",
  "class-base-elsewhere":
    "rename getGuildBan class-base-elsewhere/base.ts, stubs-rename-unsafe class-base-elsewhere/base.ts",
  "class-mixin": "stubs-rename-unsafe class-mixin.ts",
  "functions-only": "rename getGuildBan functions-only.ts, stubs-rename-unsafe functions-only.ts",
  "functions-per-file":
    "rename getGuildBan functions-per-file/index.ts, rename getGuildBan functions-per-file/get-ban.ts",
  javascript: "stubs-unsupported-file javascript.js, stubs-rename-unsafe javascript.js",
  "newer-syntax": "stubs-unparsable newer-syntax.ts",
  "re-exported": "rename getGuildBan re-exported/bans.ts",
  split: "rename getGuildBan split/reading.ts, rename getGuildBan split/writing/index.ts",
  "spread-unseen": "stubs-rename-unsafe spread-unseen.ts",
  "two-in-one-file": "rename getGuildBan two-in-one-file.ts, stubs-duplicate two-in-one-file.ts",
  "unrelated-name": "rename getGuildBan unrelated-name/bans.ts",
};

const results = new Map<string, ReconcileResult>();

/** The result of a run on an entry, cached. */
function resultOf(name: string, change: Change): ReconcileResult {
  const key = `${name} ${change}`;
  const result = results.get(key) ?? reconciled(folderOf(name), change);
  results.set(key, result);
  return result;
}

function outcome(name: string, change: Change): string {
  const result = resultOf(name, change);
  const done = result.actions.map(({ kind, operation, path }) => `${kind} ${operation ?? ""} ${path}`);
  return [...done, ...said(result)].join(", ");
}

describe("the corpus", () => {
  it("has handlers of at least thirty forms, all of which compile before any change", { timeout: 60_000 }, () => {
    expect(names.length).toBeGreaterThanOrEqual(30);
    const found = compile(without(corpus), desiredAfter("unchanged"));
    expect([...found].filter(([, problems]) => problems.length > 0)).toEqual([]);
  });

  it.each(names)("%s is unchanged while the specification is", (name) => {
    expect(resultOf(name, "unchanged").files).toEqual([]);
  });

  it.each(names)("%s gets a handler for a new operation, or a diagnostic with the reason", (name) => {
    expect(outcome(name, "added")).toBe(added[name] ?? `add listBans ${name}.ts`);
  });

  it.each(names)("%s follows a rename, or reports the reason", (name) => {
    expect(outcome(name, "renamed")).toBe(renamed[name] ?? `rename getGuildBan ${name}.ts`);
  });
});

describe.each(changes)("after the change %s", (change) => {
  it.each(names)("every user-written byte of %s survives", (name) => {
    const folder = folderOf(name);
    for (const { path, text, before } of resultOf(name, change).files) {
      if (before === undefined) {
        expect(folder.has(path)).toBe(false);
        continue;
      }
      expect(before).toBe(folder.get(path));
      const { lost, extended } = survivalOf(masked(before, change), masked(text, change));
      expect(lost).toEqual([]);
      // An import, the last member, and the line that contains it and a closing brace.
      expect(extended.length).toBeLessThanOrEqual(4);
      expect(syntaxProblem(path, text)).toBeUndefined();
    }
  });

  it.each(names)("a second run changes nothing in %s", (name) => {
    const folder = folderOf(name);
    const first = resultOf(name, change);
    const second = reconciled(folderAfter(folder, first), change, first.record);
    expect(second.files).toEqual([]);
    expect(second.record).toBe(first.record);
  });

  it("everything compiles, or a diagnostic names the file that does not", { timeout: 60_000 }, () => {
    const all = new Map(names.map((name) => [name, resultOf(name, change)]));
    const after = new Map([...all].map(([name, result]) => [name, folderAfter(folderOf(name), result)]));
    const silent = [...compile(without(after), desiredAfter(change))].filter(([name, problems]) => {
      const findings = all.get(name)?.diagnostics ?? [];
      return problems.length > 0 && findings.length === 0;
    });
    expect(silent).toEqual([]);
  });

  it("a file with syntax errors is reported and left unchanged", () => {
    for (const name of unparsable) {
      const result = resultOf(name, change);
      expect(result.files.filter(({ path }) => path.startsWith(name))).toEqual([]);
      expect(said(result)).toContain(`stubs-unparsable ${name}.ts`);
    }
  });
});

describe("code that only resembles a handler", () => {
  it("is not renamed: comments, strings and other names", () => {
    const misleading = folderAfter(
      folderOf("strings-that-mislead"),
      reconciled(folderOf("strings-that-mislead"), "renamed"),
    );
    const text = misleading.get("strings-that-mislead.ts") ?? "";
    expect(text).toContain('`const bans: BansHandlers = { getBan() {} } // ${"getBan"} */ }`');
    expect(text).toContain('text: "} getBan(request) {"');
    expect(text).toContain("  getGuildBan: async (request) => store.get(");
    const commented = folderAfter(
      folderOf("comments-everywhere"),
      reconciled(folderOf("comments-everywhere"), "renamed"),
    );
    expect(commented.get("comments-everywhere.ts")).toContain("// 16: getBan, removeBan and listBans stay in comments");
    const unrelated = folderAfter(folderOf("unrelated-name"), reconciled(folderOf("unrelated-name"), "renamed"));
    expect(unrelated.get("unrelated-name/bans.ts")).toContain("counters: BansHandlers = { getBan: () => 1 }");
  });
});

/** Treats old and new names as equal; what must not be renamed has separate tests. */
function masked(text: string, change: Change): string {
  if (change !== "renamed") return text;
  return text
    .replaceAll(/\b(GetGuildBan|GetBan)(Request|Result) as GetBan\2\b/g, "NAME$2")
    .replaceAll(/\b(GetGuildBan|GetBan)(Request|Result)\b/g, "NAME$2")
    .replaceAll(/\bgetGuildBan: getBan\b|\b(getGuildBan|getBan)\b/g, "name");
}

function without(folders: ReadonlyMap<string, Folder>): ReadonlyMap<string, Folder> {
  return new Map([...folders].filter(([name]) => !unparsable.includes(name)));
}
