import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { configName } from "../../project/config.js";
import { findConfigs } from "../../project/config-file.js";
import { displayName } from "../../project/display-name.js";
import { generatorVersion, packageFolder } from "../../project/generator-version.js";
import { defaults, readSettings, type Settings } from "../../project/settings.js";
import { UpdateFailure, updateFailure } from "../../project/update/update-failure.js";
import { manifestName } from "../../write/paths.js";
import { type FileChange, replaceFiles } from "../../write/replace-files.js";
import { generate } from "../generate.js";
import { printDiagnostics } from "../print-diagnostics.js";
import { type ExitCode, exitCode, type Terminal } from "../terminal.js";
import { type CompletedPackageFile, completePackageFile, parsePackageFile, workspacesOf } from "./package-file.js";
import { commandOf, detectPackageManager, type PackageManager, runScript } from "./package-manager.js";
import { findProjectDocument, InvalidDocument, type ProjectDocument, readTarget } from "./project-document.js";
import { newPackageFile, type ProjectPlan, projectFiles, testScript, wantedEntries } from "./project-files.js";

export interface InitFlags {
  /**
   * A specification by URL or path. Default: one in the folder under a default name, the only OpenAPI document in it,
   * or an example.
   */
  readonly spec?: string;
}

/**
 * `guildwire init`: creates or completes a project around a specification and generates its code. Existing files are
 * kept, and package.json only gets missing entries.
 *
 * @param target The project folder, created if missing; or a specification for a project in the working directory.
 */
export async function init(target: string | undefined, flags: InitFlags, terminal: Terminal): Promise<ExitCode> {
  const { stderr } = terminal;
  try {
    return await initProject(target, flags, terminal);
  } catch (error) {
    if (error instanceof UpdateFailure) {
      await printDiagnostics(error.diagnostics, stderr, { format: "text", terminal });
      return exitCode.unusable;
    }
    if (!(error instanceof InvalidDocument)) throw error;
    const files = [...error.texts].map(([name, text]) => ({ path: name, name, text }));
    await printDiagnostics(error.diagnostics, stderr, { format: "text", terminal, files });
    return error.isReadable ? exitCode.findings : exitCode.unusable;
  }
}

async function initProject(target: string | undefined, flags: InitFlags, terminal: Terminal): Promise<ExitCode> {
  const { stdout, cwd } = terminal;
  const { root, spec: named } = readTarget(target, flags.spec, cwd);
  const settings = await configured(root);
  const packageText = readText(join(root, "package.json"));
  const document = await findProjectDocument(named, { root, settings, terminal });
  const project = planProject(root, { settings, packageText, document });
  const { plan, completed, files } = project;

  stdout.write(
    document === undefined
      ? "setting up a project with an example specification\n"
      : `setting up a project for ${document.name}\n`,
  );
  stdout.write(describeFiles(project));
  await writeFiles(root, project);
  const code = await generate({ check: false, force: false, brief: true, format: "text" }, { ...terminal, cwd: root });
  if (code !== exitCode.fine) return code;
  if (files.length === 0 && completed.added.length === 0) {
    stdout.write("nothing is missing\n");
    return exitCode.fine;
  }
  const specName = document === undefined ? "spec/openapi.yaml" : document.spec;
  stdout.write(nextSteps(displayName(root, cwd), specName, project));
  if (isCheckout()) stdout.write(checkoutHint);
  if (plan.manager === "bun") stdout.write("\nNo workflow was written for Bun: in CI, run the script check.\n");
  if (document !== undefined && document.files.length === 0)
    stdout.write(editorHint(join(root, document.spec), root, cwd));
  return exitCode.fine;
}

/** Reads the existing configuration. */
async function configured(root: string): Promise<Settings | undefined> {
  if (findConfigs(root).length === 0) return undefined;
  const { settings, diagnostics } = await readSettings({}, root);
  if (settings === undefined) throw new UpdateFailure(diagnostics);
  return settings;
}

/** What to add to a project. */
interface PlannedProject {
  readonly plan: ProjectPlan;
  /** Absent without a package.json. */
  readonly packageText: string | undefined;
  readonly completed: CompletedPackageFile;
  /** New files. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** Existing files, which are kept. */
  readonly kept: readonly string[];
}

interface FoundProject {
  readonly settings: Settings | undefined;
  readonly packageText: string | undefined;
  readonly document: ProjectDocument | undefined;
}

function planProject(root: string, { settings, packageText, document }: FoundProject): PlannedProject {
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
    packageName: settings?.packageName ?? `${name.slice(0, 200)}-bindings`,
    ...(document === undefined ? {} : { spec: document.spec }),
    ...(document?.strict === undefined ? {} : { strict: document.strict }),
    ...(document?.source === undefined ? {} : { source: document.source }),
    out: settings === undefined ? chooseOut(root) : relative(root, settings.outDir).split(sep).join("/"),
    ...packageVersions(root),
    manager: detectPackageManager(root, found["packageManager"]),
    isModule: !isExisting || found["type"] === "module",
    hasOwnBuild: isExisting && (hasOwnTests(test) || hasOwnCompiler(root)),
    isExisting,
    hasWorkflow: !isExisting || !isInsideRepository(root),
  };
  const wanted = wantedEntries(plan, hasWorkspaces);
  const before = packageText ?? newPackageFile(plan);
  const first = completePackageFile(before, isExisting ? found : (parsePackageFile(before) ?? {}), wanted);
  const completed = plan.hasOwnBuild
    ? first
    : withScript(
        first,
        completePackageFile(first.text, parsePackageFile(first.text) ?? {}, {
          scripts: [testScript(plan, first.scripts)],
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
  return { plan, packageText, completed, files: all.filter(({ path }) => !kept.includes(path)), kept };
}

function withScript(first: CompletedPackageFile, second: CompletedPackageFile): CompletedPackageFile {
  return {
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
function chooseOut(root: string): string {
  const isFree = (name: string): boolean => {
    const path = join(root, name);
    if (!pathExists(path)) return true;
    return lstatSync(path).isDirectory() && (existsSync(join(path, manifestName)) || readdirSync(path).length === 0);
  };
  const found = [defaults.out, "generated-api", "guildwire-generated"].find(isFree);
  if (found !== undefined) return found;
  const fix = `set out in ${configName} to a folder that is not there yet`;
  throw updateFailure("output-conflict", `${defaults.out} holds files that the generator did not write`, { fix });
}

function describeFiles({ packageText, completed, files, kept }: PlannedProject): string {
  const lines = files.map(({ path }) => `+ ${path}\n`);
  const entries = completed.added.join("; ");
  if (packageText === undefined) lines.push("+ package.json\n");
  else lines.push(entries === "" ? "= package.json\n" : `~ package.json: ${entries}\n`);
  // Kept files decide whether the new files fit.
  return [...lines, ...kept.map((path) => `= ${path}\n`)].join("");
}

async function writeFiles(root: string, { packageText, completed, files }: PlannedProject): Promise<void> {
  const after = Buffer.from(completed.text, "utf8");
  const packageChange: readonly FileChange[] =
    packageText === undefined
      ? [{ path: "package.json", after }]
      : [{ path: "package.json", before: Buffer.from(packageText, "utf8"), after }];
  const isSame = packageText === completed.text;
  const changes = [...files.map(({ path, bytes }) => ({ path, after: bytes })), ...(isSame ? [] : packageChange)];
  const { diagnostics } = await replaceFiles(changes, { outDir: root, outName: "." });
  if (diagnostics.length > 0) throw new UpdateFailure(diagnostics);
}

function nextSteps(folder: string, specName: string, { plan, completed }: PlannedProject): string {
  const { manager, source, hasOwnBuild } = plan;
  const steps: (readonly [string, string])[] = [];
  const script = (name: string): string => runScript(manager, completed.scripts.get(name) ?? name);
  if (folder !== ".") steps.push([`cd ${/^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)}`, ""]);
  steps.push([`${commandOf(manager)} install`, ""]);
  if (hasOwnBuild)
    steps.push([script("build"), `compiles ${plan.out}, which the project imports as ${plan.packageName}`]);
  else steps.push([script("test"), "checks the specification, compiles what is generated, runs test/"]);
  steps.push([script("generate"), `after every change of ${specName}; commit both`]);
  if (source !== undefined) {
    steps.push([`${execute(manager)} guildwire update`, "to take over a new version of the document"]);
  }
  const width = Math.max(...steps.map(([command]) => command.length)) + 2;
  const lines = steps.map(([command, why]) => (why === "" ? `  ${command}\n` : `  ${command.padEnd(width)}# ${why}\n`));
  return `\nNext:\n${lines.join("")}`;
}

function execute(manager: PackageManager): string {
  if (manager === "npm") return "npx";
  return manager === "bun" ? "bunx" : `${commandOf(manager)} exec`;
}

/** Whether guildwire runs from its repository instead of an installed package. */
function isCheckout(): boolean {
  return !packageFolder.split(sep).includes("node_modules");
}

const checkoutHint = `
guildwire runs from its sources here, so package.json names @guildwire/generator and @guildwire/runtime by their folders.
`;

/** Returns the versions to install: published ones, or the folders of the running checkout. */
function packageVersions(root: string): Pick<ProjectPlan, "generator" | "runtime"> {
  if (!isCheckout()) return { generator: `^${generatorVersion()}` };
  const from = existsSync(root) ? realpathSync.native(root) : root;
  const folder = (path: string): string => `file:${relative(from, path).split(sep).join("/")}`;
  return { generator: folder(packageFolder), runtime: folder(join(packageFolder, "../runtime")) };
}

/** Explains how to connect an existing specification, which is not edited, with the JSON schema for editors. */
function editorHint(spec: string, root: string, cwd: string): string {
  if (!/\.ya?ml$/i.test(spec) || readFileSync(spec, "utf8").includes("yaml-language-server:")) return "";
  const up = relative(dirname(spec), root).split(sep).join("/");
  const folder = up === "" || up.startsWith(".") ? up || "." : `./${up}`;
  const schema = `${folder}/node_modules/@guildwire/generator/schema/document.schema.json`;
  return `\nFor completion in editors, let ${displayName(spec, cwd)} begin with:\n# yaml-language-server: $schema=${schema}\n`;
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
function pathExists(path: string): boolean {
  return existsSync(path) || lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function readText(path: string): string | undefined {
  if (!pathExists(path)) return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw updateFailure("file-unreadable", "package.json cannot be read");
  }
}
