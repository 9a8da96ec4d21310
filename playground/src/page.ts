import type { CompletionSource } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { yaml } from "@codemirror/lang-yaml";
import type { Extension } from "@codemirror/state";
import type {
  ComparisonResult,
  Diagnostic,
  EarlyResult,
  File,
  GenerationRequest,
  ValueToCheck,
} from "@guildwire/generator/browser";
import { byId } from "./by-id.js";
import { examples } from "./examples.js";
import { FileTree } from "./file-tree.js";
import { GeneratorClient } from "./generator-client.js";
import type { EarlyResponse, ValueResponse, WorkerResponse } from "./messages.js";
import { fromFragment, maxSharedSize, type SharedState, toFragment } from "./share.js";
import { connectTabs } from "./tabs.js";
import { TextEditor, type TextProblem } from "./text-editor.js";
import { offsetOf, positionAt } from "./text-position.js";

/** Milliseconds without input after which the document is generated. */
const pause = 150;

/** Diagnostics that are listed; the summary counts all of them. */
const maxDiagnostics = 200;

const documentName = "openapi.yaml";
const earlierName = "earlier.yaml";
const overlayName = "overlay.yaml";
/** The files of types, of which one is shown before the user selects another file. */
const firstShown = "src/types/";

const element = {
  example: byId("example", HTMLSelectElement),
  open: byId("open", HTMLInputElement),
  download: byId("download", HTMLButtonElement),
  strict: byId("strict", HTMLInputElement),
  share: byId("share", HTMLButtonElement),
  shared: byId("shared", HTMLElement),
  sources: byId("sources", HTMLElement),
  source: byId("source", HTMLSelectElement),
  document: byId("document", TextEditor),
  overlay: byId("overlay", TextEditor),
  earlier: byId("earlier", TextEditor),
  position: byId("position", HTMLElement),
  summary: byId("summary", HTMLElement),
  diagnostics: byId("diagnostics", HTMLElement),
  find: byId("find", HTMLInputElement),
  file: byId("file", FileTree),
  shown: byId("shown", HTMLElement),
  output: byId("output", TextEditor),
  keep: byId("keep", HTMLButtonElement),
  changes: byId("changes", HTMLTextAreaElement),
  type: byId("value-type", HTMLSelectElement),
  direction: byId("value-direction", HTMLSelectElement),
  value: byId("value", TextEditor),
  result: byId("value-result", HTMLElement),
};

const keys = "Control and Space shows completions. F8 selects the next problem. Tab leaves the editor.";
/** Loaded with the first completion. */
const completions: CompletionSource = async (context) => (await import("./document-completions.js")).complete(context);
const written = { description: keys, language: yaml(), completions };
element.document.setUp({ ...written, label: "Document" });
element.overlay.setUp({ label: "Overlay", description: keys, language: yaml() });
element.earlier.setUp({ ...written, label: "Earlier document" });
element.output.setUp({
  label: "Content of the file",
  description: "Read-only. Control and F searches. Tab leaves the text.",
  language: [],
  isReadOnly: true,
});
element.value.setUp({ label: "Value", description: "JSON or YAML. Tab leaves the editor.", language: yaml() });
const client = new GeneratorClient(showResponse, showChecked);
/** The texts of the document's files by path. The editor has the current text of one of them. */
let sources: ReadonlyMap<string, string> = new Map();
let root = documentName;
let files: ReadonlyMap<string, File> = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;
let isComparing = false;
/** The file that the editor shows; none before the first one. */
let shownSource = "";
/** Whether the shown output belongs to a document that was open before. */
let isFormerOutput = true;

const inputs = connectTabs(byId("inputs", HTMLElement), () => undefined);
connectTabs(byId("outputs", HTMLElement), (panel) => {
  isComparing = panel === "changes-panel";
  generate();
});
element.example.append(...examples.map(({ title }, index) => new Option(title, String(index))));
element.example.addEventListener("change", () => openDocument(examples[element.example.selectedIndex]?.text ?? ""));
element.open.addEventListener("change", () => void openFiles());
element.download.addEventListener("click", () => void download());
element.strict.addEventListener("change", generate);
for (const editor of [element.document, element.overlay, element.earlier])
  editor.addEventListener("text-change", generateSoon);
element.source.addEventListener("change", () => showSource(element.source.value));
element.keep.addEventListener("click", () => {
  element.earlier.value = texts().get(root) ?? "";
  generate();
});
for (const choice of [element.type, element.direction]) choice.addEventListener("change", checkValue);
element.value.addEventListener("text-change", checkValue);
element.document.addEventListener("cursor-move", showPosition);
element.find.addEventListener("input", () => {
  element.file.filter = element.find.value;
});
element.file.addEventListener("change", showFile);
element.share.addEventListener("click", () => void share());
addEventListener("hashchange", () => void openShared());
void openShared();

/** Opens the document of the URL, or the first example. */
async function openShared(): Promise<void> {
  try {
    const state = await fromFragment(location.hash);
    if (state !== undefined) {
      element.strict.checked = state.strict;
      element.overlay.value = state.overlay ?? "";
      element.earlier.value = state.earlier ?? "";
      openDocument(state.document);
    }
  } catch (error) {
    element.shared.textContent = messageOf(error);
  }
  if (element.document.value === "") openDocument(examples[0]?.text ?? "");
}

function openDocument(text: string): void {
  openSources(new Map([[documentName, text]]), documentName);
  element.example.selectedIndex = examples.findIndex((example) => example.text === text);
}

async function openFiles(): Promise<void> {
  try {
    const { openDocuments } = await import("./archive.js");
    const opened = await openDocuments(element.open.files ?? []);
    openSources(new Map(Object.entries(opened.files)), opened.root);
    element.example.selectedIndex = -1;
    element.shared.textContent = `Opened ${opened.root}${sources.size > 1 ? ` and ${sources.size - 1} more` : ""}.`;
  } catch (error) {
    element.shared.textContent = messageOf(error);
  }
  // The same file can be opened again.
  element.open.value = "";
}

function openSources(opened: ReadonlyMap<string, string>, path: string): void {
  sources = opened;
  shownSource = "";
  isFormerOutput = true;
  root = path;
  element.source.replaceChildren(...[...sources.keys()].map((name) => new Option(name, name)));
  element.sources.hidden = sources.size === 1;
  element.source.value = path;
  inputs.select("document-panel");
  showSource(path);
}

/** Shows a file of the document in the editor. */
function showSource(path: string): void {
  sources = texts();
  shownSource = path;
  element.document.open(sources.get(path) ?? "", path.endsWith(".json") ? json() : yaml());
  showPosition();
  generate();
}

/** The texts of the document's files, with that of the editor. */
function texts(): ReadonlyMap<string, string> {
  return sources.has(shownSource) ? new Map([...sources, [shownSource, element.document.value]]) : sources;
}

function generateSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(generate, pause);
}

function generate(): void {
  clearTimeout(timer);
  const overlay = element.overlay.value;
  const hasOverlay = overlay.trim() !== "";
  element.file.ariaBusy = "true";
  client.request({
    ...requestOf(root, { ...Object.fromEntries(texts()), ...(hasOverlay ? { [overlayName]: overlay } : {}) }),
    ...(hasOverlay ? { overlays: [overlayName] } : {}),
    earlier: isComparing ? requestOf(earlierName, { [earlierName]: element.earlier.value }) : undefined,
    shown: (isFormerOutput ? "" : element.file.value) || firstShown,
  });
}

function requestOf(path: string, given: Readonly<Record<string, string>>): GenerationRequest {
  return { files: given, root: path, strict: element.strict.checked };
}

function showResponse(response: WorkerResponse | EarlyResponse): void {
  if ("early" in response) {
    showEarly(response.early);
    return;
  }
  element.file.ariaBusy = "false";
  if ("error" in response) {
    element.summary.textContent = `The generator failed: ${response.error}`;
    return;
  }
  showDiagnostics(response.diagnostics);
  const hasErrors = response.diagnostics.some(({ severity }) => severity === "error");
  // While a document has errors, the last output remains.
  if (!hasErrors) {
    isFormerOutput = false;
    showFiles(response.files);
    listTypes(response.types);
    checkValue();
  }
  if (response.comparison !== undefined) showComparison(response.comparison);
  keepForOffline();
}

/** Shows all that does not need the other files. */
function showEarly({ file, diagnostics, types }: EarlyResult): void {
  showDiagnostics(diagnostics);
  if (isFormerOutput) {
    isFormerOutput = false;
    element.file.value = "";
    listFiles([file]);
  } else files = new Map([...files, [file.path, file]]);
  showFile();
  listTypes(types);
}

let isKept = false;

/** Keeps the files of the page for use without a network, once the first output is shown: it does not have to wait for them. */
function keepForOffline(): void {
  if (isKept) return;
  isKept = true;
  // Some browsers have none, such as private windows.
  void navigator.serviceWorker?.register(new URL("offline.js", import.meta.url)).catch(() => undefined);
}

function showDiagnostics(diagnostics: readonly Diagnostic[]): void {
  const counts = Object.entries(Object.groupBy(diagnostics, ({ severity }) => severity));
  const parts = counts.map(([severity, found]) => `${severity}: ${found.length}`);
  element.summary.textContent = parts.length === 0 ? "None" : parts.join(", ");
  const listed = diagnostics.slice(0, maxDiagnostics);
  element.diagnostics.replaceChildren(...listed.map(diagnosticItem));
  const text = element.document.value;
  const here = listed.filter(({ location }) => location === undefined || location.file === shownSource);
  element.document.show(here.map((diagnostic) => problemOf(diagnostic, text)));
  const inOverlay = listed.filter(({ location }) => location?.file === overlayName);
  element.overlay.show(inOverlay.map((diagnostic) => problemOf(diagnostic, element.overlay.value)));
}

function problemOf({ code, severity, message, location }: Diagnostic, text: string): TextProblem {
  const from = location === undefined ? 0 : offsetOf(text, location.line, location.column);
  const to = location === undefined ? 0 : offsetOf(text, location.endLine, location.endColumn);
  return { from, to: Math.max(from, to), severity, message: `${code}: ${message}` };
}

function diagnosticItem(diagnostic: Diagnostic): HTMLElement {
  const { code, severity, message, location, expected, fix } = diagnostic;
  const button = document.createElement("button");
  button.type = "button";
  button.className = severity;
  const file = sources.size > 1 || location?.file === overlayName ? `${location?.file}:` : "";
  const at = location === undefined ? "" : `${file}${location.line}:${location.column} `;
  const details = [expected && `expected: ${expected}`, fix && `fix: ${fix}`].filter(Boolean).join("; ");
  button.textContent = `${at}${severity} ${code}: ${message}${details === "" ? "" : ` (${details})`}`;
  button.addEventListener("click", () => {
    const editor = editorOf(location?.file);
    const { from, to } = problemOf(diagnostic, editor.value);
    editor.select(from, to);
  });
  const item = document.createElement("li");
  item.append(button);
  return item;
}

/** Shows a file of the input, and returns its editor. */
function editorOf(file: string | undefined): TextEditor {
  inputs.select(file === overlayName ? "overlay-panel" : "document-panel");
  if (file === overlayName) return element.overlay;
  if (file !== undefined && file !== shownSource && sources.has(file)) {
    element.source.value = file;
    showSource(file);
  }
  return element.document;
}

function showComparison({ report, diagnostics }: ComparisonResult): void {
  const errors = diagnostics.map(({ location, code, message }) => {
    const at = location === undefined ? "" : `${location.file}:${location.line}:${location.column} `;
    return `${at}${code}: ${message}\n`;
  });
  const isEmpty = element.earlier.value.trim() === "";
  element.changes.value = isEmpty
    ? "Paste an earlier document into its tab, or copy the current one, to compare."
    : (report ?? errors.join(""));
}

function listTypes(types: readonly string[]): void {
  const chosen = element.type.value;
  element.type.replaceChildren(...types.map((name) => new Option(name, name)));
  if (types.includes(chosen)) element.type.value = chosen;
}

/** Compares the value with the chosen type. */
function checkValue(): void {
  const value = valueToCheck();
  if (value === undefined) {
    element.value.show([]);
    element.result.textContent = "Enter a value as JSON or YAML to compare it with a type of the document.";
  } else client.check(value);
}

function valueToCheck(): ValueToCheck | undefined {
  const text = element.value.value;
  if (text.trim() === "" || element.type.value === "") return undefined;
  return { type: element.type.value, direction: element.direction.value === "response" ? "response" : "request", text };
}

function showChecked({ checked, problem }: ValueResponse): void {
  // The value may have changed meanwhile.
  if (checked.text !== element.value.value) return;
  if (problem === undefined) {
    element.value.show([]);
    element.result.textContent = `The value is a valid ${checked.type}.`;
    return;
  }
  const { location, message } = problem;
  const from = offsetOf(checked.text, location.line, location.column);
  const to = Math.max(from, offsetOf(checked.text, location.endLine, location.endColumn));
  element.value.show([{ from, to, severity: "error", message }]);
  element.result.textContent = `${location.line}:${location.column} ${message}`;
}

function showPosition(): void {
  const { line, column } = positionAt(element.document.value, element.document.position);
  element.position.textContent = `Line ${line}, column ${column}`;
}

function showFiles(generated: readonly File[]): void {
  listFiles(generated);
  showFile();
}

function listFiles(generated: readonly File[]): void {
  const isSameList = generated.length === files.size && generated.every(({ path }) => files.has(path));
  files = new Map(generated.map((file) => [file.path, file]));
  if (!isSameList || element.file.value === "") {
    const chosen = element.file.value;
    const initial =
      generated.find(({ path }) => path.startsWith(firstShown) && !path.endsWith("/index.ts"))?.path ?? "";
    element.file.paths = generated.map(({ path }) => path);
    element.file.value = files.has(chosen) ? chosen : initial;
  }
}

function showFile(): void {
  const path = element.file.value;
  const text = files.get(path)?.text ?? "";
  if (element.output.value === text && element.shown.textContent === path) return;
  element.shown.textContent = path;
  // The text first: a language may have to be loaded.
  element.output.open(text, []);
  void languageOf(path).then((language) => {
    if (element.file.value === path) element.output.open(files.get(path)?.text ?? "", language);
  });
}

/** Loaded with the first file of a language. */
async function languageOf(path: string): Promise<Extension> {
  if (path.endsWith(".json")) return json();
  if (/\.[jt]s$/.test(path)) return (await import("@codemirror/lang-javascript")).javascript({ typescript: true });
  return path.endsWith(".yaml") ? yaml() : [];
}

/** Saves the generated files. */
async function download(): Promise<void> {
  const { zipOf } = await import("./archive.js");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(zipOf(files.values()));
  link.download = "generated.zip";
  link.click();
  URL.revokeObjectURL(link.href);
  element.shared.textContent = `Saved ${files.size} files.`;
}

async function share(): Promise<void> {
  if (sources.size > 1) {
    element.shared.textContent = "A document of several files cannot be shared by URL.";
    return;
  }
  const [overlay, earlier] = [element.overlay.value, element.earlier.value];
  const state: SharedState = {
    document: element.document.value,
    strict: element.strict.checked,
    ...(overlay.trim() === "" ? {} : { overlay }),
    ...(earlier.trim() === "" ? {} : { earlier }),
  };
  if (JSON.stringify(state).length > maxSharedSize) {
    element.shared.textContent = "The document is too large to share.";
    return;
  }
  history.replaceState(null, "", await toFragment(state));
  try {
    await navigator.clipboard.writeText(location.href);
    element.shared.textContent = "Copied the URL.";
  } catch {
    element.shared.textContent = "The address bar contains the URL.";
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
