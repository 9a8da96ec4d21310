import { dirname, resolve } from "node:path";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/spelling.js";
import type { ConfiguredEmitter } from "../../emit/contract.js";
import { emitters, standardEmitters } from "../../emit/emit.js";
import { shippedEmitters } from "../../emitters/shipped.js";
import type { Settings } from "../settings.js";
import { isSourceEmitter, sourceEmitters } from "../source-output.js";
import { locateInConfigFile } from "./config-location.js";
import { type EmitterModule, isPath, loadModule, locateModule, type UnusableModule } from "./load-module.js";
import type { CodeFile } from "./module-files.js";

/** The emitters of a run. */
export interface ChosenEmitters {
  /** Names of built-in emitters; the standard ones if absent. */
  readonly only?: readonly string[];
  readonly plugins: readonly PluginEmitter[];
}

export interface PluginEmitter extends ConfiguredEmitter {
  /** Identifies the emitters among the inputs of the output, besides the options. */
  readonly identity: string;
  /** JSON pointer tokens of the configuration key that names it. */
  readonly at: readonly string[];
}

export interface EmitterSelection {
  /** Absent if there are diagnostics. */
  readonly chosen?: ChosenEmitters;
  readonly diagnostics: readonly Diagnostic[];
  /** Files of third-party emitters. */
  readonly files: readonly CodeFile[];
  /** Configured absolute paths that do not exist. */
  readonly missing: readonly string[];
}

/** The name that selects all built-in emitters that run by default. */
const standardEmitterNames = "standard";

/** Resolves and loads the emitters named under `emitters` and `only`, before the specification is read. */
export async function chooseEmitters(settings: Settings): Promise<EmitterSelection> {
  const diagnostics: Diagnostic[] = [];
  const files: CodeFile[] = [];
  const missing: string[] = [];
  const plugins: PluginEmitter[] = [];
  const names = new Set<string>();
  const isSource = settings.sourceOutput !== undefined;
  for (const [index, choice] of (settings.emitters ?? [standardEmitterNames]).entries()) {
    const { use, options } = typeof choice === "string" ? { use: choice, options: undefined } : choice;
    const at = typeof choice === "string" ? ["emitters", String(index)] : ["emitters", String(index), "use"];
    const report = async (problem: Omit<UnusableModule, "files">, code: "config-invalid" | "emitter-unusable") => {
      const { message, ...rest } = problem;
      diagnostics.push(diagnose(code, message, { ...(await locateInConfigFile(settings, at)), ...rest }));
    };
    const own = ownEmitterNames(use, isSource);
    if (isSource && own.some((name) => !isSourceEmitter(name))) {
      await report(noSourceCode(use), "config-invalid");
      continue;
    }
    if (own.length > 0) {
      if (options !== undefined) await report({ message: `the emitter ${use} takes no options` }, "config-invalid");
      for (const name of own) names.add(name);
      continue;
    }
    const shipped = Object.hasOwn(shippedEmitters, use) ? shippedEmitters[use] : undefined;
    const module = shipped === undefined ? await loadEmitter(use, settings) : ownModule(shipped);
    files.push(...module.files);
    if (module.files.length === 0 && isPath(use)) missing.push(resolve(folderOf(settings), use));
    if ("message" in module) {
      await report(module, "emitter-unusable");
      continue;
    }
    const { name } = module.definition;
    if (shipped === undefined && isOwnName(name)) {
      await report({ message: `${use} calls itself ${name}, and so does one of guildwire's own` }, "emitter-unusable");
    } else if (names.has(name)) {
      await report({ message: `two emitters are called ${name}; ${use} is the second` }, "emitter-unusable");
    }
    names.add(name);
    plugins.push({ definition: module.definition, options, identity: module.identity, at });
  }
  diagnostics.push(...(await unknownNames(settings, names)));
  if (diagnostics.length > 0) return { diagnostics, files, missing };
  const isStandard = settings.emitters === undefined && settings.only === undefined && !isSource;
  const only = isStandard ? undefined : [...names];
  const wanted = only?.filter((name) => settings.only === undefined || settings.only.includes(name));
  return { chosen: { ...(wanted === undefined ? {} : { only: wanted }), plugins }, diagnostics, files, missing };
}

/** An emitter that is part of guildwire changes with the version of guildwire only. */
function ownModule(definition: EmitterModule["definition"]): EmitterModule {
  return { definition, identity: definition.name, files: [] };
}

function isOwnName(name: string): boolean {
  return name === standardEmitterNames || Object.hasOwn(emitters, name) || Object.hasOwn(shippedEmitters, name);
}

/** Reports an emitter whose files are part of a package only. */
function noSourceCode(name: string): { readonly message: string; readonly fix: string } {
  return {
    message: `the emitter ${name} writes no source code`,
    fix: "remove it, set output: package, or add an entry of apis for it with output: package",
  };
}

function ownEmitterNames(use: string, isSource: boolean): readonly string[] {
  if (use === standardEmitterNames) return isSource ? sourceEmitters : standardEmitters;
  return Object.hasOwn(emitters, use) ? [use] : [];
}

/** Returns the folder of the configuration, relative to which modules are resolved. */
function folderOf({ configFile }: Settings): string {
  return dirname(configFile?.path ?? "");
}

async function loadEmitter(use: string, settings: Settings): Promise<EmitterModule | UnusableModule> {
  const path = await locateModule(use, folderOf(settings));
  if (path !== undefined) return loadModule(use, path);
  if (isPath(use)) return { message: `there is no file ${use}`, expected: "a path from here to a module", files: [] };
  const own = [standardEmitterNames, ...Object.keys(emitters), ...Object.keys(shippedEmitters)];
  return {
    message: `there is no emitter ${JSON.stringify(use)}, and no package of that name is installed`,
    expected: `one of ${own.join(", ")}, a path that begins with ./, or an installed package`,
    ...didYouMean(use, own),
    files: [],
  };
}

/** Returns diagnostics for names under `only` that match no emitter. */
async function unknownNames(settings: Settings, names: ReadonlySet<string>): Promise<readonly Diagnostic[]> {
  const { only = [], onlyFromFlag } = settings;
  const unknown = only.map((name, index) => ({ name, index })).filter(({ name }) => !names.has(name));
  const expected = `one of ${[...names].join(", ")}`;
  return Promise.all(
    unknown.map(async ({ name, index }) => {
      const { message, ...details } =
        settings.sourceOutput !== undefined && isOwnName(name)
          ? noSourceCode(name)
          : { message: `there is no emitter ${JSON.stringify(name)}`, expected, ...didYouMean(name, names) };
      if (onlyFromFlag === true) return diagnose("usage-invalid", message, details);
      const located = await locateInConfigFile(settings, ["only", String(index)]);
      return diagnose("config-invalid", message, { ...located, ...details });
    }),
  );
}
