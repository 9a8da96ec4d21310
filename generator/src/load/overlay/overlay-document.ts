import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/spelling.js";
import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";

import type { ParsedFile } from "../files/sources.js";

/** A structurally valid overlay. */
export interface OverlayDocument {
  readonly file: ParsedFile;
  /** The document that the overlay extends. */
  readonly extends?: string;
  readonly actions: readonly OverlayAction[];
}

/** An action; `tokens` is its pointer in the file. */
export interface OverlayAction {
  readonly tokens: readonly string[];
  readonly target: string;
  readonly change:
    | { readonly kind: "update"; readonly value: Json }
    | { readonly kind: "copy"; readonly from: string }
    | { readonly kind: "remove" };
}

type Report = (diagnostic: Diagnostic) => void;

const fieldsByObject = {
  overlay: ["overlay", "info", "extends", "actions"],
  info: ["title", "version", "description"],
  action: ["target", "description", "update", "copy", "remove"],
} as const;

/** Parses an overlay (Overlay Specification 1.0 and 1.1); undefined if an error was reported. */
export function readOverlay(file: ParsedFile, maxActions: number, report: Report): OverlayDocument | undefined {
  return new OverlayReader(file, maxActions, report).read();
}

class OverlayReader {
  readonly #file: ParsedFile;
  readonly #maxActions: number;
  readonly #report: Report;
  #isValid = true;

  constructor(file: ParsedFile, maxActions: number, report: Report) {
    this.#file = file;
    this.#maxActions = maxActions;
    this.#report = report;
  }

  read(): OverlayDocument | undefined {
    const root = asObject(this.#file.value);
    if (root === undefined) {
      this.#refuse([], "the file contains no overlay", "an object with overlay, info and actions");
      return undefined;
    }
    const { overlay: version, info, actions } = root;
    if (typeof version !== "string" || !/^1\.[01]\.\d+$/.test(version)) {
      const found = version === undefined ? "overlay is missing" : `overlay is ${JSON.stringify(version)}`;
      this.#refuse(version === undefined ? [] : ["overlay"], found, "the version 1.0.0 or 1.1.0, in quotes if needed");
    }
    this.#checkFields(root, "overlay", []);
    this.#checkInfo(info);
    if (root.extends !== undefined) this.#checkText(root, "extends", []);
    if (!Array.isArray(actions) || actions.length === 0) {
      this.#refuse(actions === undefined ? [] : ["actions"], "the overlay has no actions", "a list of actions");
      return undefined;
    }
    if (actions.length > this.#maxActions) {
      const message = `the overlay has ${actions.length} actions`;
      const location = this.#file.locate(["actions"], "key");
      this.#report(diagnose("limit-exceeded", message, { location, expected: `at most ${this.#maxActions}` }));
      return undefined;
    }
    const read = actions.flatMap((action: Json, index) => this.#readAction(action, ["actions", String(index)]));
    if (!this.#isValid) return undefined;
    const extended = typeof root.extends === "string" ? { extends: root.extends } : {};
    return { file: this.#file, ...extended, actions: read };
  }

  #checkInfo(info: Json | undefined): void {
    const known = asObject(info);
    if (known === undefined) {
      this.#refuse(info === undefined ? [] : ["info"], "the overlay has no info", "info with title and version");
      return;
    }
    this.#checkFields(known, "info", ["info"]);
    for (const field of ["title", "version"]) this.#checkText(known, field, ["info"]);
  }

  #readAction(written: Json, tokens: readonly string[]): readonly OverlayAction[] {
    const action = asObject(written);
    if (action === undefined) {
      this.#refuse(tokens, "an action is not an object", "an object with target and one of update, copy and remove");
      return [];
    }
    this.#checkFields(action, "action", tokens);
    if (!this.#checkText(action, "target", tokens)) return [];
    const { target, update, copy, remove = false } = action;
    if (typeof remove !== "boolean") {
      this.#refuse([...tokens, "remove"], `remove is ${JSON.stringify(remove)}`, "true or false");
      return [];
    }
    const base = { tokens, target: target as string };
    // According to the specification, update and copy have no effect beside remove.
    if (remove) return [{ ...base, change: { kind: "remove" } }];
    if (copy !== undefined && update !== undefined) {
      this.#refuse([...tokens, "copy"], "an action has both update and copy", "one of them");
      return [];
    }
    if (copy !== undefined) {
      if (!this.#checkText(action, "copy", tokens)) return [];
      if (/^1\.0\./.test(String(asObject(this.#file.value)?.overlay))) {
        this.#refuse([...tokens, "copy"], "copy does not exist in version 1.0", "overlay: 1.1.0");
      }
      return [{ ...base, change: { kind: "copy", from: copy as string } }];
    }
    if (update !== undefined) return [{ ...base, change: { kind: "update", value: update } }];
    this.#refuse(tokens, "an action changes nothing", "one of update, copy and remove: true");
    return [];
  }

  #checkText(object: JsonObject, field: string, tokens: readonly string[]): boolean {
    const value = object[field];
    if (typeof value === "string" && value !== "") return true;
    const found = value === undefined ? `${field} is missing` : `${field} is ${JSON.stringify(value)}`;
    this.#refuse(value === undefined ? tokens : [...tokens, field], found, `${field} as a string that is not empty`);
    return false;
  }

  #checkFields(object: JsonObject, kind: keyof typeof fieldsByObject, tokens: readonly string[]): void {
    const known: readonly string[] = fieldsByObject[kind];
    for (const field of Object.keys(object)) {
      if (known.includes(field) || field.startsWith("x-")) continue;
      const location = this.#file.locate([...tokens, field], "key");
      const expected = `one of ${known.join(", ")}, or an x- key`;
      const message = `the field ${JSON.stringify(field)} does not exist here`;
      this.#isValid = false;
      this.#report(diagnose("overlay-invalid", message, { location, expected, ...didYouMean(field, known) }));
    }
  }

  #refuse(tokens: readonly string[], message: string, expected: string): void {
    this.#isValid = false;
    this.#report(diagnose("overlay-invalid", message, { location: this.#file.locate(tokens, "value"), expected }));
  }
}
