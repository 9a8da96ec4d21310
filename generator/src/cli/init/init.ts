import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { generate } from "../generate.js";
import { generatorVersion, packageFolder } from "../generator-version.js";
import { examine } from "../pipeline.js";
import { printDiagnostics } from "../print-diagnostics.js";
import { progressOn } from "../progress.js";
import { defaults, displayName, findSpec, type Settings } from "../settings.js";
import { type ExitCode, exitCode, type Terminal } from "../terminal.js";
import { findDocuments } from "./find-documents.js";
import { type ProjectFile, type ProjectPlan, projectFiles } from "./project-files.js";

export interface InitFlags {
  /**
   * A specification that is there already; without it, one in the folder under a usual name, or the only
   * OpenAPI document there, or else an example.
   */
  readonly spec?: string;
}

/**
 * `guildwire init`: a project around a specification, with everything generated. Replaces nothing: where one of its files is
 * there already, all of these are listed and nothing is written.
 *
 * @param folder The project's folder, from the working directory; made where it is not there.
 */
export async function init(folder: string, flags: InitFlags, terminal: Terminal): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const root = resolve(cwd, folder);
  const spec = flags.spec === undefined ? (findSpec(root) ?? findOnlyDocument(root, cwd)) : resolve(cwd, flags.spec);
  if (typeof spec === "object") {
    await printDiagnostics([spec], stderr, { format: "text", terminal });
    return exitCode.unusable;
  }
  let title = basename(root);
  if (spec !== undefined) {
    const found = await titleOf(spec, terminal);
    if (typeof found === "number") return found;
    title = found;
  }
  const name = packageNameOf(title) ?? packageNameOf(basename(root)) ?? "my-api";
  const files = projectFiles({
    name,
    packageName: `${name.slice(0, 200)}-bindings`,
    ...packageVersions(root),
    ...(spec === undefined ? {} : { spec: relative(root, spec).split(sep).join("/") }),
  });
  const conflicts = [...files.map(({ path }) => path), defaults.out].filter((path) => pathExists(join(root, path)));
  if (conflicts.length > 0) {
    const findings = conflicts.map((path) => conflictDiagnostic(displayName(join(root, path), cwd)));
    await printDiagnostics(findings, stderr, { format: "text", terminal });
    return exitCode.unusable;
  }
  const specName = spec === undefined ? "spec/openapi.yaml" : displayName(spec, root);
  stdout.write(spec === undefined ? "with an example as specification\n" : `around ${displayName(spec, cwd)}\n`);
  for (const file of files) write(root, file);
  for (const { path } of files) stdout.write(`+ ${path}\n`);
  const code = await generate({ check: false, force: false, brief: true, format: "text" }, { ...terminal, cwd: root });
  if (code !== exitCode.fine) return code;
  stdout.write(nextSteps(displayName(root, cwd), specName));
  if (isCheckout()) stdout.write(checkoutHint);
  if (spec !== undefined) stdout.write(editorHint(spec, root, cwd));
  return exitCode.fine;
}

/** The one OpenAPI document in a folder, or why it cannot be said which one is meant; undefined where there is none. */
function findOnlyDocument(root: string, cwd: string): string | Diagnostic | undefined {
  const { documents, isComplete } = findDocuments(root);
  const fix = "say which one is meant, with --spec FILE";
  const folder = root === resolve(cwd) ? "this folder" : displayName(root, cwd);
  if (!isComplete) {
    const message = `${folder} holds more JSON and YAML files than are looked through for a specification`;
    return diagnose("usage-invalid", message, { fix });
  }
  if (documents.length < 2) return documents[0];
  const names = documents.slice(0, maxNamedDocuments).map((path) => displayName(path, cwd));
  const more = documents.length - names.length;
  const list = more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
  return diagnose("usage-invalid", `${folder} holds ${documents.length} OpenAPI documents: ${list}`, { fix });
}

/** How many documents are named where there are several. */
const maxNamedDocuments = 10;

function nextSteps(folder: string, specName: string): string {
  const change = folder === "." ? "" : `  cd ${/^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)}\n`;
  return `
Next:
${change}  npm install
  npm test               # checks the specification, compiles what is generated, runs test/
  npm run generate       # after every change of ${specName}; commit both
`;
}

/** Whether guildwire runs from its own sources, where no package manager has put it. */
function isCheckout(): boolean {
  return !packageFolder.split(sep).includes("node_modules");
}

const checkoutHint = `
guildwire runs from its sources here, so package.json names @guildwire/generator and @guildwire/runtime by their folders.
`;

/** What the project installs: published versions, or the folders that this guildwire itself runs from. */
function packageVersions(root: string): Pick<ProjectPlan, "generator" | "runtime"> {
  if (!isCheckout()) return { generator: `^${generatorVersion()}` };
  const from = existsSync(root) ? realpathSync.native(root) : root;
  const folder = (path: string): string => `file:${relative(from, path).split(sep).join("/")}`;
  return { generator: folder(packageFolder), runtime: folder(join(packageFolder, "../runtime")) };
}

/** How editors get to know the schema of a specification that is there already, and that is not ours to edit. */
function editorHint(spec: string, root: string, cwd: string): string {
  if (!/\.ya?ml$/i.test(spec) || readFileSync(spec, "utf8").includes("yaml-language-server:")) return "";
  const up = relative(dirname(spec), root).split(sep).join("/");
  const folder = up === "" || up.startsWith(".") ? up || "." : `./${up}`;
  const schema = `${folder}/node_modules/@guildwire/generator/schema/document.schema.json`;
  return `\nFor completion in editors, let ${displayName(spec, cwd)} begin with:\n# yaml-language-server: $schema=${schema}\n`;
}

/** The title of a specification without errors; otherwise they are printed, and how the run ends comes back. */
async function titleOf(spec: string, terminal: Terminal): Promise<string | ExitCode> {
  const { stderr, cwd } = terminal;
  // The configuration of another project, if there is one, has no say in this one.
  const settings: Settings = {
    spec,
    specName: displayName(spec, cwd),
    outDir: resolve(cwd, defaults.out),
    outName: defaults.out,
    packageName: defaults.packageName,
    strictExtensions: false,
    lenient: false,
    strict: false,
  };
  const { model, loaded, files, diagnostics } = await examine(settings, cwd, progressOn(terminal));
  if (model !== undefined) return model.info.title;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  await printDiagnostics(errors, stderr, { format: "text", terminal, files });
  return loaded === undefined ? exitCode.unusable : exitCode.findings;
}

/** Words of a title as a package's name; undefined where none is usable. */
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

function conflictDiagnostic(name: string): Diagnostic {
  const place = { file: name, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const fix = "init replaces nothing: move it away, or choose another folder";
  return diagnose("output-conflict", `${name} is there already`, { location: place, fix });
}

/** Whether anything is at a path, a link that leads nowhere included. */
function pathExists(path: string): boolean {
  return existsSync(path) || lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Fails where a file has appeared since it was looked for. */
function write(root: string, { path, text }: ProjectFile): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text, { flag: "wx" });
}
