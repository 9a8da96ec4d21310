import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StubStyle } from "../../generator/src/stubs/new-files.js";
import { parseRecord, printRecord } from "../../generator/src/stubs/record.js";
import {
  type Combination,
  combinationsWith,
  type HandlerModules,
  hasError,
  lostText,
  problemsIn,
  unexpectedErrors,
  unserved,
  withModule,
} from "./combinations.js";
import { compileEach, type Folder, serverTypes } from "./compile.js";
import { corpus, folderAfter, module as packageModule } from "./corpus.js";
import { handlerForms } from "./handler-forms.js";
import { none, runFor, styles } from "./runs.js";
import { desiredAfter, desiredWith } from "./specification.js";

const settings = {
  ".js": { module: "nodenext" },
  ".ts": { module: "preserve", moduleResolution: "bundler", allowImportingTsExtensions: true },
  "": { module: "preserve", moduleResolution: "bundler" },
} as const;
const extensions = [".js", ".ts", ""] as const;

/** Handlers beside source code in `../api`. */
const sourceModules = (importExtension: (typeof extensions)[number]): HandlerModules => ({
  module: importExtension === "" ? "../api/server" : `../api/server/index${importExtension}`,
  importExtension,
});

/** A program with the generated code and handlers. */
function program(folder: Folder, desired: Combination["desired"]): Folder {
  const handlers = [...folder].map(([path, text]) => [`handlers/${path}`, text] as const);
  return new Map([["api/server/index.ts", `// @ts-nocheck\n${serverTypes(desired)}`] as const, ...handlers]);
}

/** The specifiers of a folder's relative imports, except those of the files that the user wrote. */
function importsIn(texts: Iterable<string>): readonly string[] {
  return [...texts].flatMap((text) => [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, found = ""]) => found));
}

describe("every form of handlers beside source code, after every change of the specification", () => {
  // The forms and changes themselves are tested with a package: a third of them, each with one extension, suffices here.
  const combinations = combinationsWith((number) =>
    number % 3 === 0 ? sourceModules(extensions[(number / 3) % 3] ?? "") : undefined,
  );
  const problemsOf = (check: (one: Combination) => readonly string[]): readonly string[] =>
    problemsIn(combinations, check);

  it("keeps every byte that the user wrote, and is settled after one run", () => {
    expect(problemsOf(lostText)).toEqual([]);
    expect(problemsOf(({ secondRun }) => secondRun)).toEqual([]);
  });

  it("serves every operation with its own handler, or reports an error", () => {
    expect(problemsOf((one) => (hasError(one) ? [] : unserved(one)))).toEqual([]);
  });

  it.each(extensions)(
    "compiles with imports that end with %j, or an error is reported",
    {
      timeout: 120_000,
    },
    (extension) => {
      const sound = combinations.filter((one) => one.modules.importExtension === extension && !hasError(one));
      expect(sound.length).toBeGreaterThan(20);
      const folders = new Map(
        sound.map(({ after, desired }, at) => [`folder${at}`, { folder: program(after, desired), desired }]),
      );
      const found = [...compileEach(folders, settings[extension]).values()];
      expect(unexpectedErrors(sound, found)).toEqual([]);
    },
  );
});

describe("new handlers beside source code", () => {
  it.each(extensions.flatMap((extension) => styles.map((style) => [extension, style] as const)))(
    "import with %j as %s, and compile",
    (extension, style: StubStyle) => {
      const desired = desiredAfter("unchanged");
      const folder = folderAfter(none, runFor(desired, none, undefined, style, sourceModules(extension)));
      const imports = importsIn(folder.values());
      expect(imports).toContain(sourceModules(extension).module);
      expect(imports).toContain(`./bans${extension}`);
      expect(imports).toContain(`./principal${extension}`);
      const programs = new Map([["folder", { folder: program(folder, desired), desired }]]);
      expect([...compileEach(programs, settings[extension]).values()]).toEqual([[]]);
    },
  );
});

/** Every folder of handlers that the tests know. */
const folders = [
  ...Object.entries(handlerForms),
  ...[...corpus].map(([name, folder]) => [name, Object.fromEntries(folder)] as const),
];
const isEdited = (path: string): boolean => /\.[cm]?tsx?$/.test(path);

describe("handlers after the generated code has moved", () => {
  const desired = desiredWith((all) => all);
  const recordWith = (folder: Folder, modules: HandlerModules): string =>
    runFor(desired, folder, undefined, "object", modules).record;

  it.each(folders)("import it from the new place, with every other byte as it was: %s", (_, form) => {
    const before: Folder = new Map(Object.entries(form));
    const modules = sourceModules(".ts");
    const moved = runFor(desired, before, recordWith(before, { module: packageModule }), "object", modules);
    const expected = withModule(form, modules.module);
    // A file with a syntax error and JavaScript are never edited.
    const editable = new Set(moved.files.map(({ path }) => path));
    for (const [path, text] of folderAfter(before, moved)) {
      if (form[path] === undefined) continue;
      const isMoved = isEdited(path) && editable.has(path);
      if (isMoved && text === expected[path]) continue;
      // Updated comments are the business of other tests.
      if (isMoved) expect(importsIn([text])).toEqual(importsIn([expected[path] ?? ""]));
      else expect(text, path).toBe(form[path]);
    }
  });

  it("are as they were after a move back", () => {
    const arbitrary = fc.tuple(fc.constantFrom(...Object.entries(handlerForms)), fc.constantFrom(...extensions));
    fc.assert(
      fc.property(arbitrary, ([[, form], extension]) => {
        const modules = sourceModules(extension);
        const before: Folder = new Map(Object.entries(form));
        const first = runFor(desired, before, recordWith(before, { module: packageModule }), "object", modules);
        const back = runFor(desired, folderAfter(before, first), first.record, "object", { module: packageModule });
        const after = folderAfter(folderAfter(before, first), back);
        for (const [path, text] of before) expect(after.get(path), path).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it("follow other entries, import types and dynamic imports, in subfolders too", () => {
    const text = (base: string, rest: string): string => `import type { BansHandlers } from '${base}/server${rest}';
import type { Ban } from "${base}/types${rest}"; // ${base}/server
import { BanLimits } from "${base}/limits${rest.replace("/index", "")}";
export * from "other/server";
type Context = import("${base}/server${rest}").Context;
export const load = () => import("${base}/client${rest}");
export const bans: BansHandlers = { getBan: async () => ({ reason: "${base}/server" }), createBan: async () => {}, removeBan: async () => {} };
`;
    const before: Folder = new Map([["deep/bans.ts", text("@acme/api", "")]]);
    const record = recordWith(before, { module: "@acme/api/server" });
    const { files } = runFor(desired, before, record, "object", sourceModules(".js"));
    const [file] = files.filter(({ path }) => path === "deep/bans.ts");
    const expected = text("../../api", "/index.js");
    const comments = (all: string): string =>
      all
        .replace("// ../../api/server", "// @acme/api/server")
        .replace('reason: "../../api/server"', 'reason: "@acme/api/server"');
    expect(file?.text).toBe(comments(expected));
  });

  it("get new members with imports of the new place", () => {
    const before: Folder = new Map(Object.entries(handlerForms["annotated object"] ?? {}));
    const record = recordWith(before, { module: packageModule });
    const added = desiredAfter("added");
    const { files } = runFor(added, before, record, "object", sourceModules(".ts"));
    const bans = files.find(({ path }) => path === "bans.ts")?.text ?? "";
    expect(bans).toContain("notImplemented");
    expect(importsIn(files.map(({ text }) => text)).filter((specifier) => specifier.includes("api"))).toEqual(
      expect.arrayContaining(["../api/server/index.ts"]),
    );
    expect(bans).not.toContain(packageModule);
  });

  it("keep their imports if the record of an older version does not name the module", () => {
    const before: Folder = new Map(Object.entries(handlerForms["annotated object"] ?? {}));
    const { module: _, ...older } = parseRecord(recordWith(before, { module: packageModule })) ?? {
      operations: {},
      types: {},
      formerInterfaces: {},
    };
    const result = runFor(desired, before, printRecord(older), "object", sourceModules(".ts"));
    expect(result.files).toEqual([]);
    expect(result.record).toBe(printRecord(older));
  });
});
