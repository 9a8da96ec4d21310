import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  pickedCompletion,
} from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import type { CursorLocation } from "./cursor-location.js";
import { locateInJson } from "./json-location.js";
import { referenceTargets } from "./reference-targets.js";
import { flatten, type JsonSchema, schemasAt, valuesOf } from "./schema.js";
import { locateInYaml } from "./yaml-location.js";

/** How options are written. */
type Notation = "json" | "yaml";

/** Completes keys and values that a JSON Schema lists, and references to components, in JSON and in block YAML. */
export function completeFrom(schema: JsonSchema): CompletionSource {
  return (context) => complete(schema, context);
}

function complete(schema: JsonSchema, { state, pos, explicit }: CompletionContext): CompletionResult | null {
  const text = state.doc.toString();
  const notation: Notation = /^\s*[[{]/.test(text) ? "json" : "yaml";
  const location = notation === "json" ? locateInJson(text, pos) : locateInYaml(text, pos);
  // Before the first letter, values are offered, since there are few; keys only on request.
  if (location === undefined || (location.role === "key" && location.from === pos && !explicit)) return null;
  const options =
    location.role === "value"
      ? valueOptions(schema, location, notation, text)
      : [
          ...keyOptions(schema, location, notation),
          ...(isItem(location) ? valueOptions(schema, location, notation, text) : []),
        ];
  return options.length === 0 ? null : { from: location.from, options, validFor: /^[\w$./#{}~-]*$/ };
}

/** An item of a list without a key may be a scalar as well. */
function isItem({ levels, entries }: CursorLocation): boolean {
  return typeof levels.at(-1)?.step === "number" && entries.size === 0;
}

/** Replaces the quotes around the completed text, and what follows in them. */
function applying(insert: string): NonNullable<Completion["apply"]> {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const isQuoted = /["']/.test(view.state.sliceDoc(from - 1, from));
    const [rest = ""] = /^[\w$./#~-]*["']?/.exec(view.state.sliceDoc(to, to + 200)) ?? [];
    const start = isQuoted ? from - 1 : from;
    const end = isQuoted ? to + rest.length : to;
    const hasColon = /^\s*:/.test(view.state.sliceDoc(end, end + 10));
    const text = hasColon ? insert.replace(/: $/, "") : insert;
    view.dispatch({
      changes: { from: start, to: end, insert: text },
      selection: { anchor: start + text.length },
      scrollIntoView: true,
      userEvent: "input.complete",
      annotations: pickedCompletion.of(completion),
    });
  };
}

function keyOptions(root: JsonSchema, location: CursorLocation, notation: Notation): readonly Completion[] {
  const options = new Map<string, Completion>();
  for (const schema of schemasAt(root, location)) {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (property === false || location.entries.has(key) || options.has(key)) continue;
      const parts = flatten(root, property, new Map());
      const isRequired = schema.required?.includes(key) === true;
      options.set(key, {
        label: key,
        type: "property",
        apply: applying(notation === "json" ? `${JSON.stringify(key)}: ` : `${key}: `),
        ...(isRequired ? { detail: "required", boost: 2 } : key.startsWith("x-") ? { boost: -1 } : {}),
        ...describe(parts),
      });
    }
  }
  return [...options.values()];
}

function valueOptions(
  root: JsonSchema,
  location: CursorLocation,
  notation: Notation,
  text: string,
): readonly Completion[] {
  if (location.levels.at(-1)?.step === "$ref") {
    return referenceTargets(text).map((label) => ({ label, type: "constant", apply: applying(JSON.stringify(label)) }));
  }
  const options = new Map<string, Completion>();
  for (const schema of schemasAt(root, location)) {
    const listed = valuesOf(schema);
    const values = listed.length === 0 && schema.type === "boolean" ? [true, false] : listed;
    for (const value of values) {
      if (typeof value === "object") continue;
      const label = String(value);
      const apply = notation === "json" ? JSON.stringify(value) : label;
      const title = values.length === 1 && schema.title !== undefined ? { detail: schema.title } : {};
      options.set(label, {
        label,
        type: "enum",
        apply: applying(apply),
        ...title,
        ...(values.length === 1 ? describe([schema]) : {}),
      });
    }
  }
  return [...options.values()];
}

function describe(parts: readonly JsonSchema[]): { readonly info?: string } {
  const info = parts.find(({ description }) => description !== undefined)?.description;
  return info === undefined ? {} : { info };
}
