import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { camelCase, pascalCase } from "../../generator/src/model/names.js";
import type { DesiredStubs } from "../../generator/src/stubs/desired.js";
import type { StubDiagnostic } from "../../generator/src/stubs/diagnostic.js";
import { compileEach, type Folder } from "./compile.js";
import { folderAfter } from "./corpus.js";
import { Evaluation } from "./evaluate.js";
import { runFor } from "./runs.js";
import { desiredWith, type Operation } from "./specification.js";
import { survivalOf } from "./survival.js";

/** An operation over time: method and path identify it, name and tag change. */
interface Tracked {
  readonly base: Operation;
  readonly id: string;
  readonly tag: string;
  readonly formerly: readonly string[];
}

const warnings = new Set([
  "stubs-unsupported-file",
  "stubs-operation-removed",
  "stubs-record-missing",
  "stubs-types-changed",
  "stubs-documentation-edited",
  "stubs-duplicate",
]);
const names = ["getBan", "createBan", "removeBan", "getGuild", "fetchBan", "banUser", "unban", "listBans"];
const tags = ["bans", "guilds", "guild-bans", "members"];
const initial: readonly Tracked[] = (() => {
  const found: Operation[] = [];
  desiredWith((operations) => {
    found.push(...operations);
    return operations;
  });
  return found.map((base) => ({ base, id: base.id, tag: base.tag, formerly: [] }));
})();
const routeOf = ({ base }: Tracked): string => `${base.method.toUpperCase()} ${base.path}`;

/** One change of the specification. */
type Step =
  | { readonly kind: "rename"; readonly operation: number; readonly name: string }
  | { readonly kind: "swap"; readonly operations: readonly [number, number] }
  | { readonly kind: "tag"; readonly from: string; readonly to: string }
  | { readonly kind: "move"; readonly operation: number; readonly to: string }
  | { readonly kind: "add" }
  | { readonly kind: "same" };

const index = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("rename" as const), operation: index, name: fc.constantFrom(...names) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("swap" as const), operations: fc.tuple(index, index) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("tag" as const),
      from: fc.constantFrom(...tags),
      to: fc.constantFrom(...tags),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("move" as const), operation: index, to: fc.constantFrom(...tags) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "add" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "same" as const }) },
);

function after(state: readonly Tracked[], change: Step): readonly Tracked[] {
  const called = (tracked: Tracked, id: string): Tracked => ({
    ...tracked,
    id,
    formerly: [...new Set([...tracked.formerly, tracked.id])].filter((name) => name !== id),
  });
  switch (change.kind) {
    case "rename":
      if (state.some(({ id }) => id === change.name)) return state;
      return state.map((one, at) => (at === change.operation ? called(one, change.name) : one));
    case "swap": {
      const [one, other] = change.operations.map((at) => state[at]);
      if (one === undefined || other === undefined || one === other) return state;
      return state.map((each) =>
        each === one ? called(one, other.id) : each === other ? called(other, one.id) : each,
      );
    }
    case "tag":
      if (state.some(({ tag }) => tag === change.to)) return state;
      return state.map((one) => (one.tag === change.from ? { ...one, tag: change.to } : one));
    case "move":
      return state.map((one, at) => (at === change.operation ? { ...one, tag: change.to } : one));
    case "add": {
      const free = names.find((name) => state.every(({ id, formerly }) => id !== name && !formerly.includes(name)));
      const [first] = state;
      if (free === undefined || first === undefined || state.length > 5) return state;
      const path = `/added/${state.length}`;
      const base = {
        ...first.base,
        id: free,
        path,
        method: "get",
        lines: ["responses: { '204': { description: d } }"],
      };
      return [...state, { base, id: free, tag: first.tag, formerly: [] }];
    }
    case "same":
      return state;
  }
}

function specified(state: readonly Tracked[]): DesiredStubs {
  return desiredWith(() =>
    state.map(({ base, id, tag, formerly }) => {
      const renamed = formerly.length === 0 ? [] : [`x-renamed-from: [${formerly.join(", ")}]`];
      return { ...base, id, tag, lines: [...base.lines, ...renamed] };
    }),
  );
}

/** The form of user-written handlers. */
const form = fc.constantFrom(
  "annotated",
  "satisfies",
  "class",
  "assigned",
  "elements",
  "spread",
  "given",
  "copied",
  "namespace",
  "module",
  "curried",
  "indexed",
  "prototype",
  "mixin",
);
/** The form of references to a handler. */
const reference = fc.constantFrom(
  "property",
  "element",
  "optional",
  "field",
  "destructured",
  "renamed",
  "default",
  "any",
);
type Form = typeof form extends fc.Arbitrary<infer F> ? F : never;
type Reference = typeof reference extends fc.Arbitrary<infer R> ? R : never;

const body = (operation: Tracked): string =>
  `{\n    served.push(${JSON.stringify(routeOf(operation))}); // kept\n    return undefined as never;\n  }`;

function handlersFile(tag: string, operations: readonly Tracked[], how: Form, comments: boolean): string {
  const group = camelCase(tag);
  const type = `${pascalCase(group)}Handlers`;
  const comment = (operation: Tracked): string => (comments ? `  // \`${routeOf(operation)}\`\n` : "");
  const methods = operations.map(
    (operation) => `${comment(operation)}  ${operation.id}(..._: unknown[]) ${body(operation)}`,
  );
  const assigned = (target: (id: string) => string): string =>
    operations.map((one) => `${comment(one)}${target(one.id)} = async (..._: unknown[]) => ${body(one)};\n`).join("");
  const functions = operations
    .map((one) => `${comment(one)}  export async function ${one.id}(..._: unknown[]) ${body(one)}\n`)
    .join("");
  if (how === "module") return `import { served } from "./served.js";\n\n${functions}`;
  const imports = how === "given" ? "" : `import type { ${type} } from "@guildwire/api/server";\n`;
  const object = `{\n${methods.join(",\n")},\n}`;
  const code: Readonly<Record<Exclude<Form, "module">, string>> = {
    annotated: `export const ${group}: ${type} = ${object};\n`,
    satisfies: `export const ${group} = ${object} satisfies ${type};\n`,
    class: `export class All implements ${type} {\n${methods.join("\n")}\n}\nexport const ${group} = new All();\n`,
    assigned: `export const ${group} = {} as ${type};\n${assigned((id) => `${group}.${id}`)}`,
    elements: `export const ${group} = {} as ${type};\n${assigned((id) => `${group}["${id}"]`)}`,
    spread: `const parts = ${object};\nexport const ${group}: ${type} = { ...parts };\n`,
    given: `export const ${group} = ${object};\n`,
    namespace: `namespace Impl {\n${functions}}\nexport const ${group}: ${type} = Impl;\n`,
    curried: `const define = <H>() => <T extends H>(handlers: T): T => handlers;\nexport const ${group} = define<${type}>()(${object});\n`,
    indexed: `interface Ports { readonly own: ${type} }\nexport const ${group}: Ports["own"] = ${object};\n`,
    prototype: `class All {}\ninterface All extends ${type} {}\n${assigned((id) => `All.prototype["${id}"]`)}export const ${group} = new All();\n`,
    mixin: `const Mixed = <C extends new (...all: any[]) => object>(Of: C) => class extends Of {\n${methods.join("\n")}\n};\nexport class All extends Mixed(Object) {}\nexport const ${group} = new All();\n`,
    copied: `export const ${group} = {} as ${type};\nObject.assign(${group}, ${object});\n`,
  };
  return `${imports}import { served } from "./served.js";\n\n${code[how]}`;
}

function usesFile(operations: readonly Tracked[], references: readonly Reference[]): string {
  const lines = operations.slice(0, initial.length).map(({ id, tag }, at) => {
    const group = camelCase(tag);
    const use = `export const use${at} = () =>`;
    const call = "({} as never, {} as never)";
    const code: Readonly<Record<Reference, string>> = {
      property: `${use} handlers.${group}.${id}${call};`,
      element: `${use} handlers.${group}["${id}"]${call};`,
      optional: `${use} handlers?.${group}?.${id}?.${call};`,
      field: `class App${at} { impl = handlers.${group}; run() { return this.impl.${id}${call}; } }\n${use} new App${at}().run();`,
      destructured: `${use} { const { ${id} } = handlers.${group}; return ${id}${call}; };`,
      renamed: `${use} { const { ${id}: local } = handlers.${group}; return local${call}; };`,
      default: `const run${at} = ({ ${id} } = handlers.${group}) => ${id}${call};\n${use} run${at}();`,
      any: `${use} { const every: any = handlers; return every.${group}.${id}${call}; };`,
    };
    return code[references[at] as Reference];
  });
  return `import { handlers } from "./index.js";\n\n${lines.join("\n")}\n`;
}

function written(forms: readonly Form[], references: readonly Reference[], comments: boolean): Folder {
  const groups = [...new Set(initial.map(({ tag }) => tag))];
  const isGiven = forms.includes("given");
  const imports = groups
    .map((group, at) => `import ${forms[at] === "module" ? `* as ${group}` : `{ ${group} }`} from "./${group}.js";\n`)
    .join("");
  const handlers = `export const handlers${isGiven ? "" : ": Handlers"} = { ${groups.join(", ")} };\n`;
  const server = 'import { createNodeHandler } from "@guildwire/api/server";\n';
  const last = "export const listener = createNodeHandler(handlers, {});\n";
  const join = 'import type { Handlers } from "@guildwire/api/server";\n';
  return new Map([
    ...groups.map((tag, at): [string, string] => [
      `${tag}.ts`,
      handlersFile(
        tag,
        initial.filter((one) => one.tag === tag),
        forms[at] as Form,
        comments,
      ),
    ]),
    ["index.ts", isGiven ? `${server}${imports}${handlers}${last}` : `${join}${imports}${handlers}`],
    ["served.ts", "export const served: string[] = [];\n"],
    ["uses.ts", usesFile(initial, references)],
  ]);
}

/** Operations that the user's code no longer serves, and references that no longer lead to their handler. */
function unserved(folder: Folder, state: readonly Tracked[]): readonly string[] {
  const evaluation = new Evaluation(folder);
  const { served } = evaluation.load("served.ts") as { served: string[] };
  const { handlers } = evaluation.load("index.ts") as { handlers: Record<string, Record<string, () => unknown>> };
  const uses = evaluation.load("uses.ts") as Record<string, () => unknown>;
  const outcome = (call: () => unknown): string => {
    served.length = 0;
    try {
      // A stub returns a rejected promise.
      Promise.resolve(call()).catch(() => undefined);
    } catch (error) {
      return String(error);
    }
    return served.join();
  };
  return state.flatMap((tracked, at) => {
    const route = routeOf(tracked);
    const called = outcome(() => handlers[camelCase(tracked.tag)]?.[tracked.id]?.());
    // Added operations have a stub.
    if (at >= initial.length) return [];
    const used = outcome(() => uses[`use${at}`]?.());
    return [
      ...(called === route ? [] : [`${tracked.id}: ${called}`]),
      ...(used === route ? [] : [`the use of ${tracked.id}: ${used}`]),
    ];
  });
}

/** The manual changes for the errors: new names of interfaces and handlers. */
function resolved(folder: Folder, before: readonly Tracked[], state: readonly Tracked[]): Folder {
  const interfaceOf = (tag: string): string => `${pascalCase(camelCase(tag))}Handlers`;
  const renamed = before.flatMap(({ tag }, at) => {
    const to = state[at]?.tag ?? tag;
    const isWhole = before.every((one, other) => one.tag !== tag || state[other]?.tag === to);
    return to !== tag && isWhole ? [[interfaceOf(tag), interfaceOf(to)] as const] : [];
  });
  const changes = new Map(renamed);
  return new Map(
    [...folder].map(([path, text]) => {
      const retyped = text.replaceAll(/\b\w+Handlers\b/g, (name) => changes.get(name) ?? name);
      const exchanged = state.reduce((all, tracked) => {
        const route = routeOf(tracked).replaceAll(/[/{}]/g, "\\$&");
        const parameters = "\\(\\.{3}_: unknown\\[\\]\\) ";
        const handler = new RegExp(
          `\\b\\w+("?\\]? = async ${parameters}=> |${parameters})(?=\\{\\s+served\\.push\\("${route}"\\))`,
        );
        return all.replace(handler, (_all, rest: string) => `${tracked.id}${rest}`);
      }, retyped);
      return [path, exchanged];
    }),
  );
}

/** The text without generated comments, and with one name in place of all that can change. */
function masked(text: string): string {
  const stems = [...names, ...tags.map((tag) => camelCase(tag))].flatMap((name) => [name, pascalCase(name)]);
  const all = new RegExp(`\\b(${stems.join("|")})(Handlers|Request|Result)?\\b`, "g");
  return text
    .replaceAll(/[ \t]*\/\*\*(?:(?!\*\/).)*@guildwire (?:(?!\*\/).)*\*\/\r?\n?/gs, "")
    .replaceAll(all, "NAME$2")
    .replaceAll(/\bNAME: NAME\b/g, "NAME");
}

const errorsOf = ({ diagnostics }: { readonly diagnostics: readonly StubDiagnostic[] }): readonly string[] =>
  diagnostics
    .filter(({ code }) => !warnings.has(code))
    .map(({ code, at }) => `${code} ${at?.path ?? ""}`)
    .sort();

const history = fc.record({
  forms: fc.tuple(form, form),
  references: fc.tuple(reference, reference, reference, reference),
  comments: fc.boolean(),
  steps: fc.array(fc.record({ change: step, resolves: fc.boolean() }), { minLength: 1, maxLength: 5 }),
});

const sound = new Map<string, { readonly folder: Folder; readonly desired: DesiredStubs }>();

describe("any history of a specification and of user-written handlers", () => {
  it("leaves all operations served by the user's handlers after every run, or an error on every run", {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(history, ({ forms, references, comments, steps }) => {
        let state = initial;
        let folder = written(forms, references, comments);
        let { record } = runFor(specified(state), folder);
        let isSwapped = false;
        let agreed = state;
        for (const { change, resolves } of steps) {
          isSwapped ||= change.kind === "swap";
          state = after(state, change);
          const desired = specified(state);
          for (const attempt of resolves ? [1, 2, 3] : [1]) {
            if (attempt > 1) {
              const own = resolved(folder, agreed, state);
              // It cannot be determined which of two swapped handlers a call refers to.
              const uses = isSwapped ? usesFile(state, references) : (own.get("uses.ts") ?? "");
              folder = new Map([...own, ["uses.ts", uses]]);
            }
            const result = runFor(desired, folder, record);
            const next = folderAfter(folder, result);
            for (const [path, text] of folder) {
              expect([path, survivalOf(masked(text), masked(next.get(path) ?? "")).lost]).toEqual([path, []]);
            }
            const errors = errorsOf(result);
            if (errors.length === 0) {
              expect(unserved(next, state)).toEqual([]);
              if (sound.size < 60) sound.set(`folder${sound.size}`, { folder: next, desired });
            }
            const again = runFor(desired, next, result.record);
            expect([again.files, errorsOf(again)]).toEqual([[], errors]);
            // Errors do not depend on the record, which the user may delete.
            const without = runFor(desired, next, undefined);
            expect([without.files, errorsOf(without).length > 0]).toEqual([[], errors.length > 0]);
            folder = next;
            record = result.record;
          }
          if (resolves) {
            isSwapped = false;
            agreed = state;
          }
        }
      }),
      { numRuns: Number(process.env["HISTORY_RUNS"] ?? 60) },
    );
  });

  it("compiles if no error is left", { timeout: 120_000 }, () => {
    expect(sound.size).toBeGreaterThan(20);
    const found = compileEach(sound);
    expect([...found].filter(([, problems]) => problems.length > 0)).toEqual([]);
  });
});
