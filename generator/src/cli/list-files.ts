import { join, relative, sep } from "node:path";
import { filesOfConfig } from "../project/config-text.js";
import { loadConfiguredDocument } from "../project/configured-document.js";
import { chooseEmitters } from "../project/emitters/choose.js";
import { beginProducer } from "../project/producer.js";
import { noProgress } from "../project/progress.js";
import { readSettings, type Settings } from "../project/settings.js";
import { compareText } from "../values/text.js";
import { manifestName } from "../write/paths.js";
import { forEachApi } from "./each-api.js";
import type { GenerateFlags } from "./generate.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

/**
 * `guildwire generate --list-inputs` and `--list-outputs`: prints the files that a run reads or writes, for caches of
 * monorepos. Writes nothing.
 */
export async function listFiles(
  kind: "inputs" | "outputs",
  flags: GenerateFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const paths = new Set<string>();
  const collect = async (each: GenerateFlags, output: Terminal): Promise<ExitCode> => {
    const { settings, diagnostics } = await readSettings(each, output.cwd);
    const found = settings === undefined ? { diagnostics } : await filesOf(kind, settings, output.cwd);
    if ("diagnostics" in found) {
      await printDiagnostics(found.diagnostics, output.stderr, { format: "text", terminal: output });
      return exitCode.unusable;
    }
    for (const path of found.paths) paths.add(relative(output.cwd, path).split(sep).join("/"));
    return exitCode.fine;
  };
  const code = await forEachApi(flags, terminal, collect, { form: "raw", isWriting: true });
  if (code !== exitCode.fine) return code;
  const sorted = [...paths].sort(compareText);
  const text = flags.format === "json" ? JSON.stringify({ [kind]: sorted }, null, 2) : sorted.join("\n");
  terminal.stdout.write(`${text}\n`);
  return exitCode.fine;
}

type FoundFiles = { readonly paths: readonly string[] } | Pick<Awaited<ReturnType<typeof readSettings>>, "diagnostics">;

async function filesOf(kind: "inputs" | "outputs", settings: Settings, cwd: string): Promise<FoundFiles> {
  const { chosen, diagnostics, files: code } = await chooseEmitters(settings);
  if (chosen === undefined) return { diagnostics };
  if (kind === "inputs") {
    const { loaded, diagnostics: fromLoad } = await loadConfiguredDocument(settings, { cwd });
    if (loaded === undefined) return { diagnostics: fromLoad };
    const { configFile, sourceOutput } = settings;
    const config = configFile === undefined ? [] : [configFile, ...filesOfConfig(configFile)];
    const documents = [...loaded.files, ...(loaded.overlays ?? [])];
    const all = [...config, ...documents, ...code, ...(sourceOutput?.compilerFiles ?? [])];
    return { paths: all.map(({ path }) => path) };
  }
  const producer = await beginProducer(settings, cwd, undefined);
  try {
    const { examined, emitted } = await producer.produce({ chosen, isRepeated: false }, noProgress);
    if (emitted === undefined) return { diagnostics: examined.diagnostics };
    if (emitted.diagnostics.some(({ severity }) => severity === "error")) return { diagnostics: emitted.diagnostics };
    return {
      paths: [...emitted.files.map(({ path }) => path), manifestName].map((path) => join(settings.outDir, path)),
    };
  } finally {
    await producer.stop();
  }
}
