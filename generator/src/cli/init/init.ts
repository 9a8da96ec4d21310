import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { OutputKind } from "../../project/config.js";
import { findConfigs } from "../../project/config-file.js";
import { displayName } from "../../project/display-name.js";
import { defaults, readSettings, type Settings } from "../../project/settings.js";
import { UpdateFailure, updateFailure } from "../../project/update/update-failure.js";
import { type FileChange, replaceFiles } from "../../write/replace-files.js";
import { generate } from "../generate.js";
import { printDiagnostics } from "../print-diagnostics.js";
import { type ExitCode, exitCode, type Terminal } from "../terminal.js";
import { chooseOutput, outputOf } from "./output-choice.js";
import { commandOf, type PackageManager, runScript } from "./package-manager.js";
import { isCheckout, type PlannedProject, pathExists, planProject } from "./plan-project.js";
import { findProjectDocument, InvalidDocument, readTarget } from "./project-document.js";
import { describeSwitch, moveHandlerImports, removeOutput } from "./switch-output.js";

export interface InitFlags {
  /**
   * A specification by URL or path. Default: one in the folder under a default name, the only OpenAPI document in it,
   * or an example.
   */
  readonly spec?: string;
  /** Whether the project compiles the generated code, or a package of its own does. Default: by what the folder has. */
  readonly output?: OutputKind;
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
  const choice = chooseOutput({
    named: flags.output,
    configured: settings === undefined ? undefined : outputOf(settings),
    hasPackageFile: packageText !== undefined,
    outName: (output) => defaultOut[output],
  });
  const document = await findProjectDocument(named, { root, settings, terminal });
  const project = await planProject(root, { settings, packageText, document, output: choice.output });
  const { plan, completed, files, former } = project;

  stdout.write(
    document === undefined
      ? "setting up a project with an example specification\n"
      : `setting up a project for ${document.name}\n`,
  );
  stdout.write(`${choice.reason}\n`);
  stdout.write(describeFiles(project));
  await writeFiles(root, project);
  const code = await generate({ check: false, force: false, brief: true, format: "text" }, { ...terminal, cwd: root });
  if (code !== exitCode.fine) return code;
  if (former !== undefined) stdout.write(await finishSwitch(former, root));
  stdout.write(project.advice.map((line) => `! ${line}\n`).join(""));
  if (files.length === 0 && project.edits.length === 0 && completed.added.length === 0) {
    stdout.write("nothing is missing\n");
    return exitCode.fine;
  }
  const specName = document === undefined ? "spec/openapi.yaml" : document.spec;
  stdout.write(nextSteps(displayName(root, cwd), specName, project));
  // An existing configuration may exclude the client or the server.
  if (settings === undefined) stdout.write(`\n${importHint(plan)}\n`);
  if (isCheckout()) stdout.write(checkoutHint);
  if (plan.manager === "bun") stdout.write("\nNo workflow was written for Bun: in CI, run the script check.\n");
  stdout.write(`\nIn editors, guildwire lsp has diagnostics, completion and renames: ${addTools(plan.manager)}\n`);
  if (document !== undefined && document.files.length === 0)
    stdout.write(schemaHint(join(root, document.spec), root, cwd));
  return exitCode.fine;
}

/** Reads the existing configuration. */
async function configured(root: string): Promise<Settings | undefined> {
  if (findConfigs(root).length === 0) return undefined;
  const { settings, diagnostics } = await readSettings({}, root);
  if (settings === undefined) throw new UpdateFailure(diagnostics);
  return settings;
}

const defaultOut = { source: defaults.sourceOut, package: defaults.out } as const;

/** Removes the former output once the current one is complete, and follows it in handlers. */
async function finishSwitch(former: Settings, root: string): Promise<string> {
  const current = await configured(root);
  if (current === undefined) throw new Error("the configuration was just written");
  const handlers = await moveHandlerImports(former, current);
  const removed = former.outDir === current.outDir ? undefined : await removeOutput(former);
  return removed === undefined ? "" : describeSwitch(former, removed, handlers);
}

function describeFiles({ packageText, completed, files, kept, edits }: PlannedProject): string {
  const lines = files.map(({ path }) => `+ ${path}\n`);
  for (const { path, before } of edits) lines.push(`${before === undefined ? "+" : "~"} ${path}\n`);
  const entries = completed.added.join("; ");
  if (packageText === undefined) lines.push("+ package.json\n");
  else if (packageText === completed.text) lines.push("= package.json\n");
  else lines.push(entries === "" ? "~ package.json\n" : `~ package.json: ${entries}\n`);
  // Kept files decide whether the new files fit.
  return [...lines, ...kept.map((path) => `= ${path}\n`)].join("");
}

async function writeFiles(root: string, { packageText, completed, files, edits }: PlannedProject): Promise<void> {
  const after = Buffer.from(completed.text, "utf8");
  const packageChange: readonly FileChange[] =
    packageText === undefined
      ? [{ path: "package.json", after }]
      : [{ path: "package.json", before: Buffer.from(packageText, "utf8"), after }];
  const isSame = packageText === completed.text;
  const edited = edits.map(({ path, before, after: text }) => ({
    path,
    ...(before === undefined ? {} : { before: Buffer.from(before, "utf8") }),
    after: Buffer.from(text, "utf8"),
  }));
  const changes = [
    ...files.map(({ path, bytes }) => ({ path, after: bytes })),
    ...edited,
    ...(isSame ? [] : packageChange),
  ];
  const { diagnostics } = await replaceFiles(changes, { outDir: root, outName: "." });
  if (diagnostics.length > 0) throw new UpdateFailure(diagnostics);
}

function nextSteps(folder: string, specName: string, { plan, completed }: PlannedProject): string {
  const { manager, source, hasOwnBuild } = plan;
  const steps: (readonly [string, string])[] = [];
  const script = (name: string): string => runScript(manager, completed.scripts.get(name) ?? name);
  if (folder !== ".") steps.push([`cd ${/^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)}`, ""]);
  steps.push([`${commandOf(manager)} install`, ""]);
  if (plan.output === "source") {
    // The project compiles what is generated with everything else.
  } else if (hasOwnBuild)
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

function importHint({ output, out, packageName }: PlannedProject["plan"]): string {
  return output === "source"
    ? `Import the client from ${out}, and the server from ${out}/server.`
    : `Import the client from ${packageName}/client, and the server from ${packageName}/server.`;
}

function execute(manager: PackageManager): string {
  if (manager === "npm") return "npx";
  return manager === "bun" ? "bunx" : `${commandOf(manager)} exec`;
}

function addTools(manager: PackageManager): string {
  const add = manager === "npm" ? "install --save-dev" : manager === "pnpm" ? "add --save-dev" : "add --dev";
  return `${commandOf(manager)} ${add} @guildwire/tools`;
}

const checkoutHint = `
guildwire runs from its sources here, so package.json names @guildwire/generator and @guildwire/runtime by their folders.
`;

/** Explains how to connect an existing specification, which is not edited, with the JSON schema for editors. */
function schemaHint(spec: string, root: string, cwd: string): string {
  if (!/\.ya?ml$/i.test(spec) || readFileSync(spec, "utf8").includes("yaml-language-server:")) return "";
  const up = relative(dirname(spec), root).split(sep).join("/");
  const folder = up === "" || up.startsWith(".") ? up || "." : `./${up}`;
  const schema = `${folder}/node_modules/@guildwire/generator/schema/document.schema.json`;
  return `With yaml-language-server instead, let ${displayName(spec, cwd)} begin with:\n# yaml-language-server: $schema=${schema}\n`;
}

function readText(path: string): string | undefined {
  if (!pathExists(path)) return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw updateFailure("file-unreadable", "package.json cannot be read");
  }
}
