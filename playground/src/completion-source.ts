import { type Completion, type CompletionSource, pickedCompletion } from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import {
  type CompletionNames,
  type CompletionOption,
  changeOf,
  completeAt,
  type JsonSchema,
  referenceTargets,
} from "@guildwire/generator/completion";

/** Completes keys and values that a JSON Schema lists, and names of the document, in JSON and in block YAML. */
export function completeFrom(schema: JsonSchema): CompletionSource {
  return ({ state, pos, explicit }) => {
    const text = state.doc.toString();
    const found = completeAt({ schema, text, offset: pos, isExplicit: explicit, names: namesOf(text) });
    if (found === undefined) return null;
    return { from: found.from, options: found.options.map(toCompletion), validFor: /^[\w$./#{}~-]*$/ };
  };
}

/** Other names need a parser, which is larger than the rest of the page. */
function namesOf(text: string): CompletionNames {
  return { references: () => referenceTargets(text), tags: () => [], schemes: () => new Map() };
}

const types: Readonly<Record<CompletionOption["kind"], string>> = {
  key: "property",
  reference: "constant",
  value: "enum",
};

function toCompletion({ label, insert, kind, rank, detail, info }: CompletionOption): Completion {
  return {
    label,
    type: types[kind],
    apply: applying(insert),
    boost: rank === 1 ? 2 : rank,
    ...(detail === undefined ? {} : { detail }),
    ...(info === undefined ? {} : { info }),
  };
}

function applying(insert: string): NonNullable<Completion["apply"]> {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const { start, end, text } = changeOf(view.state.doc.toString(), { from, to }, insert);
    view.dispatch({
      changes: { from: start, to: end, insert: text },
      selection: { anchor: start + text.length },
      scrollIntoView: true,
      userEvent: "input.complete",
      annotations: pickedCompletion.of(completion),
    });
  };
}
