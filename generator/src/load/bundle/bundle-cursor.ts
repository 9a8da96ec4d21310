import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../../diagnostics/diagnostic.js";
import { escapeToken, formatPointer } from "../../values/pointer.js";
import type { Json } from "../document.js";
import type { LoadError, ParsedFile } from "../files/sources.js";

/**
 * The origin of a subtree of the bundled document: nodes below it have the same relative pointers in the source file.
 */
export interface Mount {
  readonly file: ParsedFile;
  readonly tokens: readonly string[];
}

/** The current mount and its location in the bundle. */
interface Frame extends Mount {
  readonly bundled: string;
}

/** The current node of a bundler, in the bundled document and in its source file. */
export class BundleCursor {
  /** Mounts by pointer into the bundled document, including the root. */
  readonly mounts: Map<string, Mount> = new Map();
  /** Keys and indexes below the current mount. */
  path: (string | number)[] = [];
  readonly #root: ParsedFile;
  readonly #report: (diagnostic: Diagnostic) => void;
  #frame: Frame;

  constructor(root: ParsedFile, report: (diagnostic: Diagnostic) => void) {
    this.#root = root;
    this.#report = report;
    this.#frame = { file: root, tokens: [], bundled: "" };
    this.mounts.set("", this.#frame);
  }

  /** The source file of the current node. */
  get file(): ParsedFile {
    return this.#frame.file;
  }

  /** Whether the current node has the same pointer in the root file. */
  get isInRoot(): boolean {
    return this.#frame.bundled === "";
  }

  get isInRootFile(): boolean {
    return this.#frame.file === this.#root;
  }

  pointer(): string {
    return this.#frame.bundled + formatPointer(this.path);
  }

  source(): Mount {
    return { file: this.#frame.file, tokens: [...this.#frame.tokens, ...this.path.map(String)] };
  }

  /** Returns the source location of the current node, or of one of its keys. */
  locate(key?: string, part: "key" | "value" = "value"): SourceLocation {
    const { file, tokens } = this.source();
    return file.locate(key === undefined ? tokens : [...tokens, key], part);
  }

  /** Moves to a pointer into the bundled document that the root file does not have. */
  moveTo(pointer: string): void {
    this.#frame = { file: this.#root, tokens: [], bundled: pointer };
    this.path = [];
  }

  /** Records the origin of the current node, and walks its value there. */
  mount(target: Mount & { readonly value: Json }, walk: (value: Json) => Json): Json {
    const frame = this.#frame;
    const { path } = this;
    this.#frame = { file: target.file, tokens: target.tokens, bundled: this.pointer() };
    this.path = [];
    this.mounts.set(this.#frame.bundled, this.#frame);
    const value = walk(target.value);
    this.#frame = frame;
    this.path = path;
    return value;
  }

  /** Records that keys of the current node are from its own source, although its value is from another one. */
  mountKeys(keys: readonly string[]): void {
    const { file, tokens } = this.source();
    for (const key of keys)
      this.mounts.set(`${this.pointer()}/${escapeToken(key)}`, { file, tokens: [...tokens, key] });
  }

  /** Reports an error at the current node. Errors without a code were reported before. */
  report(error: LoadError, location: SourceLocation = this.locate()): void {
    const { code, message, ...rest } = error;
    if (code !== undefined) this.#report(diagnose(code, message, { location, pointer: this.pointer(), ...rest }));
  }
}
