import { yaml } from "@codemirror/lang-yaml";
import type { ComparisonResult, Diagnostic, File, GenerationRequest } from "@guildwire/generator/browser";
import documentSchema from "document.schema.json";
import { byId } from "./by-id.js";
import { completeFrom } from "./completion-source.js";
import { examples } from "./examples.js";
import { GeneratorClient } from "./generator-client.js";
import type { EarlyFile, WorkerResponse } from "./messages.js";
import { fromFragment, maxSharedSize, toFragment } from "./share.js";
import { TextEditor, type TextProblem } from "./text-editor.js";
import { offsetOf, positionAt } from "./text-position.js";

/** Milliseconds without input after which the document is generated. */
const pause = 150;

/** Diagnostics that are listed; the summary counts all of them. */
const maxDiagnostics = 200;

const documentName = "openapi.yaml";
const earlierName = "earlier.yaml";

const element = {
  example: byId("example", HTMLSelectElement),
  strict: byId("strict", HTMLInputElement),
  share: byId("share", HTMLButtonElement),
  shared: byId("shared", HTMLElement),
  document: byId("document", TextEditor),
  position: byId("position", HTMLElement),
  summary: byId("summary", HTMLElement),
  diagnostics: byId("diagnostics", HTMLElement),
  file: byId("file", HTMLSelectElement),
  output: byId("output", HTMLTextAreaElement),
  comparison: byId("comparison", HTMLDetailsElement),
  keep: byId("keep", HTMLButtonElement),
  earlier: byId("earlier", HTMLTextAreaElement),
  changes: byId("changes", HTMLTextAreaElement),
};

element.document.setUp({
  label: "Document",
  description: "Control and Space shows completions. F8 selects the next problem. Tab leaves the editor.",
  language: yaml(),
  completions: completeFrom(documentSchema),
});
const client = new GeneratorClient(showResponse);
let files: ReadonlyMap<string, File> = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;

element.example.append(...examples.map(({ title }, index) => new Option(title, String(index))));
element.example.addEventListener("change", () => openDocument(examples[element.example.selectedIndex]?.text ?? ""));
element.strict.addEventListener("change", generate);
element.document.addEventListener("text-change", generateSoon);
element.earlier.addEventListener("input", generateSoon);
element.comparison.addEventListener("toggle", generate);
element.keep.addEventListener("click", () => {
  element.earlier.value = element.document.value;
  generate();
});
element.document.addEventListener("cursor-move", showPosition);
element.file.addEventListener("change", showFile);
element.share.addEventListener("click", () => void share());
addEventListener("hashchange", () => void openShared());
void openShared();

/** Opens the document of the URL, or the first example. */
async function openShared(): Promise<void> {
  try {
    const state = await fromFragment(location.hash);
    element.strict.checked = state?.strict ?? element.strict.checked;
    if (state !== undefined) openDocument(state.document);
  } catch (error) {
    element.shared.textContent = error instanceof Error ? error.message : String(error);
  }
  if (element.document.value === "") openDocument(examples[0]?.text ?? "");
}

function openDocument(text: string): void {
  element.document.value = text;
  showPosition();
  element.example.selectedIndex = examples.findIndex((example) => example.text === text);
  generate();
}

function generateSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(generate, pause);
}

function generate(): void {
  clearTimeout(timer);
  const earlier = element.comparison.open ? requestOf(earlierName, element.earlier.value) : undefined;
  client.request({
    ...requestOf(documentName, element.document.value),
    earlier,
    shown: element.file.value || undefined,
  });
}

function requestOf(root: string, text: string): GenerationRequest {
  return { files: { [root]: text }, root, strict: element.strict.checked };
}

function showResponse(response: WorkerResponse | EarlyFile): void {
  if ("early" in response) {
    files = new Map([...files, [response.early.path, response.early]]);
    showFile();
    return;
  }
  if ("error" in response) {
    element.summary.textContent = `The generator failed: ${response.error}`;
    return;
  }
  showDiagnostics(response.diagnostics);
  const hasErrors = response.diagnostics.some(({ severity }) => severity === "error");
  // While a document has errors, the last output remains.
  if (!hasErrors) showFiles(response.files);
  if (response.comparison !== undefined) showComparison(response.comparison);
}

function showDiagnostics(diagnostics: readonly Diagnostic[]): void {
  const counts = Object.entries(Object.groupBy(diagnostics, ({ severity }) => severity));
  const parts = counts.map(([severity, found]) => `${severity}: ${found.length}`);
  element.summary.textContent = parts.length === 0 ? "None" : parts.join(", ");
  const listed = diagnostics.slice(0, maxDiagnostics);
  element.diagnostics.replaceChildren(...listed.map(diagnosticItem));
  const text = element.document.value;
  element.document.show(listed.map((diagnostic) => problemOf(diagnostic, text)));
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
  const at = location === undefined ? "" : `${location.line}:${location.column} `;
  const details = [expected && `expected: ${expected}`, fix && `fix: ${fix}`].filter(Boolean).join("; ");
  button.textContent = `${at}${severity} ${code}: ${message}${details === "" ? "" : ` (${details})`}`;
  button.addEventListener("click", () => {
    const { from, to } = problemOf(diagnostic, element.document.value);
    element.document.select(from, to);
  });
  const item = document.createElement("li");
  item.append(button);
  return item;
}

function showComparison({ report, diagnostics }: ComparisonResult): void {
  const errors = diagnostics.map(({ location, code, message }) => {
    const at = location === undefined ? "" : `${location.file}:${location.line}:${location.column} `;
    return `${at}${code}: ${message}\n`;
  });
  const isEmpty = element.earlier.value.trim() === "";
  element.changes.value = isEmpty
    ? "Paste an earlier document, or copy the current one, to compare."
    : (report ?? errors.join(""));
}

function showPosition(): void {
  const { line, column } = positionAt(element.document.value, element.document.position);
  element.position.textContent = `Line ${line}, column ${column}`;
}

function showFiles(generated: readonly File[]): void {
  const chosen = element.file.value || "src/types/index.ts";
  const isSameList = generated.length === files.size && generated.every(({ path }) => files.has(path));
  files = new Map(generated.map((file) => [file.path, file]));
  if (!isSameList) {
    element.file.replaceChildren(...generated.map(({ path }) => new Option(path, path)));
    const initial = generated.find(({ path }) => /^src\/types\/(?!index)/.test(path))?.path ?? "";
    element.file.value = files.has(chosen) && chosen !== "src/types/index.ts" ? chosen : initial;
  }
  showFile();
}

function showFile(): void {
  const text = files.get(element.file.value)?.text ?? "";
  if (element.output.value !== text) element.output.value = text;
}

async function share(): Promise<void> {
  const state = { document: element.document.value, strict: element.strict.checked };
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
