import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { configName, type OutputKind } from "../../project/config.js";
import { findConfigs } from "../../project/config-file.js";
import { generatorVersion, packageFolder } from "../../project/generator-version.js";
import { defaults, type Settings } from "../../project/settings.js";
import { updateFailure } from "../../project/update/update-failure.js";
import { manifestName } from "../../write/paths.js";
import { type ExclusionEdit, excludeFromFormatters } from "./formatter-exclusions.js";
import { outputOf } from "./output-choice.js";
import {
  type CompletedPackageFile,
  completePackageFile,
  type PackageFile,
  parsePackageFile,
  workspacesOf,
} from "./package-file.js";
import { detectPackageManager, runScript } from "./package-manager.js";
import type { ProjectDocument } from "./project-document.js";
import {
  buildCommand,
  buildsBindings,
  newPackageFile,
  type ProjectPlan,
  projectFiles,
  testScript,
  wantedEntries,
} from "./project-files.js";
import { chainBuild } from "./script-chain.js";
import { configWithOutput, withoutBindings } from "./switch-output.js";

/** What to add to a project. */
export interface PlannedProject {
  readonly plan: ProjectPlan;
  /** Absent without a package.json. */
  readonly packageText: string | undefined;
  readonly completed: AdvisedPackageFile;
  /** New files. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** Existing files, which are kept. */
  readonly kept: readonly string[];
  /** Configurations of formatters, and that of guildwire if the output is switched. */
  readonly edits: readonly ExclusionEdit[];
  /** What the user has to change. */
  readonly advice: readonly string[];
  /** The settings before the output is switched; absent if it is not. */
  readonly former: Settings | undefined;
}

interface FoundProject {
  readonly settings: Settings | undefined;
  readonly packageText: string | undefined;
  readonly document: ProjectDocument | undefined;
  readonly output: OutputKind;
}

export async function planProject(
  root: string,
  { settings, packageText: given, document, output }: FoundProject,
): Promise<PlannedProject> {
  const former = settings !== undefined && outputOf(settings) !== output ? settings : undefined;
  const packageText = given === undefined || former === undefined ? given : withoutFormer(given, former, root);
  const found = packageText === undefined ? {} : parsePackageFile(packageText);
  if (found === undefined) {
    const fix = "correct it first; nothing was written";
    throw updateFailure("file-unreadable", "package.json is not a JSON object with maps of scripts and dependencies", {
      fix,
    });
  }
  const name = packageNameOf(document?.title ?? basename(root)) ?? packageNameOf(basename(root)) ?? "my-api";
  const isExisting = packageText !== undefined;
  const hasWorkspaces = workspacesOf(found).length > 0;
  const { test } = (found["scripts"] ?? {}) as { readonly test?: unknown };
  const plan: ProjectPlan = {
    name,
    output,
    packageName: packageNameIn(settings, name),
    ...(document === undefined ? {} : { spec: document.spec }),
    ...(document === undefined ? {} : { layout: document.layout }),
    ...(document?.strict === undefined ? {} : { strict: document.strict }),
    ...(document?.source === undefined ? {} : { source: document.source }),
    out:
      settings === undefined || former !== undefined
        ? chooseOut(root, output)
        : relative(root, settings.outDir).split(sep).join("/"),
    ...packageVersions(root, output),
    manager: detectPackageManager(root, found["packageManager"]),
    isModule: !isExisting || found["type"] === "module",
    hasOwnBuild: output === "source" || (isExisting && (hasOwnTests(test) || hasOwnCompiler(root))),
    isExisting,
    hasWorkflow: !isExisting || !isInsideRepository(root),
  };
  const wanted = wantedEntries(plan, hasWorkspaces);
  const before = packageText ?? newPackageFile(plan);
  const first = completePackageFile(before, isExisting ? found : (parsePackageFile(before) ?? {}), wanted);
  const chained = withChainedBuild(plan, first, found);
  const completed = plan.hasOwnBuild
    ? chained
    : withScript(
        chained,
        completePackageFile(chained.text, parsePackageFile(chained.text) ?? {}, {
          scripts: [testScript(plan, chained.scripts)],
          dependencies: {},
          devDependencies: {},
        }),
      );
  // A configuration of another format is kept as well.
  const configuration = findConfigs(root)[0] ?? configName;
  const all = [
    ...projectFiles(plan, completed.scripts).map(({ path, text }) => ({
      path: path === configName ? configuration : path,
      bytes: Buffer.from(text, "utf8"),
    })),
    ...(document?.files ?? []),
  ];
  const kept = all.map(({ path }) => path).filter((path) => pathExists(join(root, path)));
  const exclusions = excludeFromFormatters(root, plan.out, parsePackageFile(completed.text) ?? {});
  const configEdit = former === undefined ? [] : [await switchedConfig(former, plan)];
  return {
    plan,
    packageText: given,
    completed,
    files: all.filter(({ path }) => !kept.includes(path)),
    kept: kept.filter((path) => former === undefined || path !== configuration),
    edits: [...configEdit, ...exclusions.edits],
    advice: [...completed.advice, ...publicationAdvice(plan, found), ...exclusions.advice],
    former,
  };
}

/** A switch to a package keeps the configured name, unless it is only the default. */
function packageNameIn(settings: Settings | undefined, name: string): string {
  const derived = `${name.slice(0, 200)}-bindings`;
  return settings?.packageName ?? derived;
}

function withoutFormer(text: string, former: Settings, root: string): string {
  const parsed = parsePackageFile(text);
  if (parsed === undefined || former.sourceOutput !== undefined) return text;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + withoutBindings(text.slice(mark.length), parsed, former, root);
}

async function switchedConfig({ configFile }: Settings, { output, out }: ProjectPlan): Promise<ExclusionEdit> {
  if (configFile === undefined) throw new Error("only a configuration has an output to switch");
  const before = readFileSync(configFile.path, "utf8");
  const mark = before.startsWith("\uFEFF") ? "\uFEFF" : "";
  return { path: basename(configFile.path), before, after: mark + (await configWithOutput(configFile, output, out)) };
}

/** In a package, the project's own scripts build the bindings first. */
function withChainedBuild(plan: ProjectPlan, first: CompletedPackageFile, found: PackageFile): AdvisedPackageFile {
  const build = first.scripts.get("build");
  const { scripts } = found;
  if (plan.output === "source" || !plan.isExisting || build === undefined) return { ...first, advice: [] };
  const mark = first.text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const { text, chained, skipped } = chainBuild(first.text.slice(mark.length), {
    manager: plan.manager,
    scripts: { ...(scripts as { readonly [name: string]: string } | undefined), [build]: buildCommand(plan.out) },
    build,
    same: plan.hasOwnBuild ? buildsBindings(plan.out) : /\btsc (-b|--build)$/,
  });
  const command = runScript(plan.manager, build);
  return {
    ...first,
    text: mark + text,
    added: chained.length === 0 ? first.added : [...first.added, `${command} before ${chained.join(", ")}`],
    advice: skipped.map((name) => `package.json: run ${command} before the script ${name}, which init did not change`),
  };
}

/** A published package lacks the bindings unless they are among its sources. `npm init` writes none of the keys that mark a library. */
function publicationAdvice(plan: ProjectPlan, found: PackageFile): readonly string[] {
  const isLibrary = ["exports", "files", "types", "publishConfig"].some((key) => found[key] !== undefined);
  const isPublished = plan.isExisting && found["private"] !== true && isLibrary;
  if (plan.output === "source" || !isPublished) return [];
  return [
    `package.json: before you publish this package, publish ${plan.packageName} and depend on its version, or use --output source`,
  ];
}

interface AdvisedPackageFile extends CompletedPackageFile {
  readonly advice: readonly string[];
}

function withScript(first: AdvisedPackageFile, second: CompletedPackageFile): AdvisedPackageFile {
  return {
    advice: first.advice,
    text: second.text,
    added: [...first.added, ...second.added],
    scripts: new Map([...first.scripts, ...second.scripts]),
  };
}

/** Whether the folder is inside a repository but not its root. CI workflows are read from the root only. */
function isInsideRepository(root: string): boolean {
  if (existsSync(join(root, ".git")) || dirname(root) === root) return false;
  return existsSync(join(dirname(root), ".git")) || isInsideRepository(dirname(root));
}

/** Whether the test script is user-written: not the default of `npm init` and not written by this command. */
function hasOwnTests(script: unknown): boolean {
  return typeof script === "string" && !/no test specified|\bdist\/bindings\.test\./.test(script);
}

/** Whether there is a tsconfig.json that this command did not write. */
function hasOwnCompiler(root: string): boolean {
  const isOurs = ["ts", "mts"].some((extension) => existsSync(join(root, `test/bindings.test.${extension}`)));
  return existsSync(join(root, "tsconfig.json")) && !isOurs;
}

/** Chooses an output folder that contains no other files. */
function chooseOut(root: string, output: OutputKind): string {
  const isFree = (name: string): boolean => {
    const path = join(root, name);
    if (!pathExists(path)) return true;
    return lstatSync(path).isDirectory() && (existsSync(join(path, manifestName)) || readdirSync(path).length === 0);
  };
  const names =
    output === "source"
      ? [defaults.sourceOut, "src/generated-api", "src/guildwire-generated"]
      : [defaults.out, "generated-api", "guildwire-generated"];
  const found = names.find(isFree);
  if (found !== undefined) return found;
  const fix = `set out in ${configName} to a folder that is not there yet`;
  throw updateFailure("output-conflict", `${names[0]} holds files that the generator did not write`, { fix });
}

/**
 * Returns the versions to install: published ones, or the folders of the running checkout. Source code needs the runtime
 * of exactly the generator's version.
 */
function packageVersions(root: string, output: OutputKind): Pick<ProjectPlan, "generator" | "runtime"> {
  if (!isCheckout()) return { generator: `${output === "source" ? "" : "^"}${generatorVersion()}` };
  const from = existsSync(root) ? realpathSync.native(root) : root;
  const folder = (path: string): string => `file:${relative(from, path).split(sep).join("/")}`;
  return { generator: folder(packageFolder), runtime: folder(join(packageFolder, "../runtime")) };
}

/** Derives a package name from a title; undefined if no usable characters remain. */
function packageNameOf(title: string): string | undefined {
  const name = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 200);
  return name === "" || name === "node-modules" ? undefined : name;
}

/** Whether the path exists, including as a broken link. */
export function pathExists(path: string): boolean {
  return existsSync(path) || lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Whether guildwire runs from its repository instead of an installed package. */
export function isCheckout(): boolean {
  return !packageFolder.split(sep).includes("node_modules");
}
