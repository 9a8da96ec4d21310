import { parentPort } from "node:worker_threads";
import { emitEach } from "../../emit/emit.js";
import { parseTrustedJson } from "../../load/json.js";
import { loadDocument } from "../../load/load.js";
import type { ParsedText } from "../../load/parsed.js";
import { buildModel } from "../../model/build.js";
import { beginNativeProof } from "../../print/native-syntax.js";
import { syntaxMemory } from "../../print/syntax-memory.js";
import { bundledDocuments, emitOptions } from "../emit-inputs.js";
import { digestOfFiles } from "./digest-of-files.js";
import type { Answer, Order } from "./messages.js";
import { SharedOut } from "./shared-out.js";

const answer = (given: Answer): void => parentPort?.postMessage(given);
parentPort?.once("message", async (order: Order) => {
  try {
    answer(await help(order));
  } catch {
    // Whatever it is, the main thread meets it, too, and tells it in its own words.
    answer({ kind: "given-up" });
  }
  // Without its port the thread ends by itself, while the main thread writes.
  parentPort?.close();
});

/** Prints one emitter after the other, up to the last one that nobody has taken. */
async function help({ settings, cwd, emitters, taken }: Order): Promise<Answer> {
  // The main thread, which reads the same, looks for keys that stand twice, and for limits that are crossed.
  const parsed = { get: (_path: string, text: string, parse: () => ParsedText) => parseTrustedJson(text) ?? parse() };
  const { loaded, diagnostics: fromLoad } = loadDocument(settings.spec, { cwd, cache: parsed });
  if (loaded === undefined || fromLoad.some(isError)) return { kind: "given-up" };
  const { model, diagnostics } = buildModel(loaded);
  if (diagnostics.some(isError)) return { kind: "given-up" };
  const proof = (await beginNativeProof()) ?? syntaxMemory()();
  const options = emitOptions(settings, model);
  const documents = bundledDocuments(loaded, model);
  const shared = new SharedOut(emitters, taken);
  for (let name = shared.take(); name !== undefined; name = shared.take()) {
    const printed = [...emitEach(model, documents, { ...options, only: [name] })];
    proof.add(printed.map(({ file }) => file));
    answer({ kind: "printed", printed });
  }
  if ((await proof.finish()).length > 0) return { kind: "given-up" };
  return { kind: "ended", digest: digestOfFiles(loaded.files) };
}

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === "error";
}
