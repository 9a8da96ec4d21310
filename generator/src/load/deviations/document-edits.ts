import { asObject } from "../../values/json.js";
import { lineStarts } from "../../values/line-starts.js";
import { child, formatPointer, isIndex, nodeAt, parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject, KeyOrValue, LoadedDocument } from "../document.js";
import { setOwn } from "../parse/parsed.js";

type EditableObject = { [key: string]: Json };

/**
 * Edits of one pass over a document. They apply to a copy of the bundled document and, if `check` validates the root as
 * written against the 3.0 meta-schema, to a copy of that root. Pointers refer to the same node in both. Most documents
 * are accepted as written: the copies are made for the first edit.
 */
export class DocumentEdits {
  readonly #loaded: LoadedDocument;
  #document: Json;
  #written: Json | undefined;
  #isCopied = false;
  /** Pointer of a list → indexes removed from it. */
  readonly #removed: Map<string, Set<number>> = new Map();
  /** Pointer of an inserted node → tokens of the node it derives from. */
  readonly #moved: Map<string, readonly string[]> = new Map();

  constructor(loaded: LoadedDocument) {
    this.#loaded = loaded;
    this.#document = loaded.document as JsonObject;
    const isCheckedAsWritten =
      loaded.declaredVersion.startsWith("3.0") && loaded.files.length === 1 && loaded.hasInlined !== true;
    this.#written = isCheckedAsWritten ? loaded.written : undefined;
  }

  /** Whether the document declares OpenAPI 3.0. */
  get isVersion30(): boolean {
    return this.#loaded.declaredVersion.startsWith("3.0");
  }

  /** Returns the node in the bundled document, or else in the root as written. */
  nodeAt(tokens: readonly string[]): Json | undefined {
    const node = nodeAt(this.#document, tokens);
    return node === undefined && this.#written !== undefined ? nodeAt(this.#written, tokens) : node;
  }

  /** Returns the node in the bundled document only. */
  bundledAt(tokens: readonly string[]): Json | undefined {
    return nodeAt(this.#document, tokens);
  }

  objectAt(tokens: readonly string[]): JsonObject | undefined {
    return asObject(this.nodeAt(tokens));
  }

  /** Returns the source text of a scalar. */
  textAt(tokens: readonly string[]): string | undefined {
    const { file, line, column, endLine, endColumn } = this.#loaded.locate(formatPointer(tokens));
    const source = this.#loaded.files.find(({ name }) => name === file);
    if (source === undefined || line !== endLine) return undefined;
    const start = lineStarts(source.text)[line - 1] ?? 0;
    return source.text.slice(start + column - 1, start + endColumn - 1);
  }

  /** Sets a key of an object or an entry of a list. */
  set(tokens: readonly string[], value: Json): void {
    for (const root of this.#roots()) setChild(nodeAt(root, tokens.slice(0, -1)), tokens.at(-1) as string, value);
  }

  /** Sets a value that only the bundled document, which is OpenAPI 3.1, can express. */
  setBundled(tokens: readonly string[], value: Json): void {
    this.#copy();
    setChild(nodeAt(this.#document, tokens.slice(0, -1)), tokens.at(-1) as string, value);
  }

  append(listTokens: readonly string[], value: Json): void {
    for (const root of this.#roots()) {
      const owner = nodeAt(root, listTokens.slice(0, -1));
      if (asObject(owner) === undefined) continue;
      const key = listTokens.at(-1) as string;
      const list = child(owner, key);
      const own = structuredClone(value) as Json;
      if (Array.isArray(list)) list.push(own);
      else setOwn(owner as EditableObject, key, [own]);
    }
  }

  /** Replaces one key by several at its position. */
  replaceKey(tokens: readonly string[], names: readonly string[]): void {
    const key = tokens.at(-1) as string;
    for (const root of this.#roots()) {
      const owner = asObject(nodeAt(root, tokens.slice(0, -1))) as EditableObject | undefined;
      if (owner === undefined || !Object.hasOwn(owner, key)) continue;
      const entries = Object.entries(owner).flatMap(([name, value]): readonly [string, Json][] =>
        name === key
          ? names.map((each, index) => [each, index === 0 ? value : structuredClone(value)])
          : [[name, value]],
      );
      for (const name of Object.keys(owner)) delete owner[name];
      for (const [name, value] of entries) if (!Object.hasOwn(owner, name)) setOwn(owner, name, value);
    }
    const before = tokens.slice(0, -1);
    for (const name of names) if (name !== key) this.#moved.set(formatPointer([...before, name]), tokens);
  }

  /** Sets a node derived from the one at `from`, whose locations it keeps. */
  move(from: readonly string[], to: readonly string[], value: Json): void {
    this.set(to, value);
    this.#moved.set(formatPointer(to), from);
  }

  /** Like {@link move}, in the bundled document only. */
  moveBundled(from: readonly string[], to: readonly string[], value: Json): void {
    this.setBundled(to, value);
    this.#moved.set(formatPointer(to), from);
  }

  /** Removes a key or entry. Entries of a list must be removed from last to first. */
  remove(tokens: readonly string[]): void {
    for (const root of this.#roots()) this.#removeFrom(root, tokens);
  }

  /** Removes a node from the written root only: OpenAPI 3.1 gives it a meaning that it does not have in 3.0. */
  removeAsWritten(tokens: readonly string[]): void {
    this.#copy();
    if (this.#written !== undefined) this.#removeFrom(this.#written, tokens);
  }

  /** Returns the edited document, or the original if there were no edits. Locations still refer to the original source. */
  finish(): LoadedDocument {
    const loaded = this.#loaded;
    if (!this.#isCopied) return loaded;
    return {
      ...loaded,
      document: this.#document as LoadedDocument["document"],
      ...(this.#written === undefined ? {} : { written: this.#written }),
      locate: (pointer: string, part?: KeyOrValue) => loaded.locate(this.#pointerBefore(pointer), part),
      stem: (pointer) => loaded.stem(this.#pointerBefore(pointer)),
    };
  }

  /** The documents to edit. */
  #roots(): readonly Json[] {
    this.#copy();
    return this.#written === undefined ? [this.#document] : [this.#document, this.#written];
  }

  #copy(): void {
    if (this.#isCopied) return;
    this.#isCopied = true;
    this.#document = copyOf(this.#document, new Map());
    if (this.#written !== undefined) this.#written = copyOf(this.#written, new Map());
  }

  #removeFrom(root: Json, tokens: readonly string[]): void {
    const listTokens = tokens.slice(0, -1);
    const owner = nodeAt(root, listTokens);
    const key = tokens.at(-1) as string;
    if (!Array.isArray(owner)) {
      if (asObject(owner) !== undefined) delete (owner as EditableObject)[key];
      return;
    }
    owner.splice(Number(key), 1);
    const pointer = formatPointer(listTokens);
    const removed = this.#removed.get(pointer) ?? new Set();
    this.#removed.set(pointer, removed.add(Number(key)));
  }

  /** Maps a pointer to the one before the edits, which move entries after a removed one. */
  #pointerBefore(pointer: string): string {
    if (this.#removed.size === 0 && this.#moved.size === 0) return pointer;
    let before: string[] = [];
    const now: string[] = [];
    for (const token of parsePointer(pointer) ?? []) {
      const removed = this.#removed.get(formatPointer(now));
      now.push(token);
      const moved = this.#moved.get(formatPointer(now));
      if (moved !== undefined) before = [...moved];
      else before.push(removed === undefined || !isIndex(token) ? token : String(indexBefore(Number(token), removed)));
    }
    return formatPointer(before);
  }
}

/**
 * Copies a document, and preserves sharing by YAML aliases, so that one edit repairs all occurrences. A structured clone takes
 * two to four times as long.
 */
function copyOf<Value extends Json>(value: Value, copies: Map<Json, Json>): Value {
  if (typeof value !== "object" || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as Value;
  // Spreading keeps a key `__proto__`, and an assignment to such an own key sets no prototype.
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as EditableObject;
  copies.set(value, copy);
  for (const key in copy) {
    const inside = copy[key] as Json;
    if (typeof inside === "object") copy[key] = copyOf(inside, copies);
  }
  return copy as Value;
}

/** Sets a key of an object or an entry of a list. Documents must not share nodes, or an edit could be applied twice. */
function setChild(owner: Json | undefined, key: string, value: Json): void {
  const own = structuredClone(value) as Json;
  if (Array.isArray(owner)) owner[Number(key)] = own;
  else if (asObject(owner) !== undefined) setOwn(owner as EditableObject, key, own);
}

function indexBefore(index: number, removed: ReadonlySet<number>): number {
  let before = 0;
  for (let left = index; left > 0 || removed.has(before); before++) if (!removed.has(before)) left -= 1;
  return before;
}
