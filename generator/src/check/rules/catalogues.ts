import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json } from "../../load/document.js";
import { asList, asObject, asString, child, entriesOf } from "../../model/raw.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Checks that rule ids, bits and states are unique within their catalogue. */
export function checkCatalogues(context: DocumentCheckContext): void {
  checkBehaviour(context);
  checkBits(context.document["x-permission-bits"], "/x-permission-bits", context);
  for (const { node, pointer } of context.objectsWith(["x-flags"], "schema"))
    checkBits(node["x-flags"], `${pointer}/x-flags`, context);
  checkLifecycles(context);
  checkFailures(context);
}

/** Checks that each type of failure has one error. */
function checkFailures({ document, report }: DocumentCheckContext): void {
  const first = new Map<string, string>();
  for (const [name, entry] of entriesOf(document["x-errors"])) {
    const kinds = asObject(entry)?.["for"];
    const pointer = `${child("/x-errors", name)}/for`;
    for (const [index, kind] of (Array.isArray(kinds) ? kinds : [kinds]).entries()) {
      if (typeof kind !== "string") continue;
      const at = Array.isArray(kinds) ? child(pointer, index) : pointer;
      const before = first.get(kind);
      if (before === undefined) {
        first.set(kind, at);
        continue;
      }
      const related = [{ message: "the first error for it", pointer: before }];
      report({
        code: "error-kind-duplicate",
        message: `two errors are declared for ${quoteName(kind)}`,
        pointer: at,
        related,
      });
    }
  }
}

function checkBehaviour({ objectsWith, document, report }: DocumentCheckContext): void {
  const first = new Map<string, string>();
  const check = (list: Json | undefined, pointer: string): void => {
    for (const [index, entry] of asList(list).entries()) {
      const id = asString(asObject(entry)?.["id"]);
      if (id === undefined) continue;
      const at = `${child(pointer, index)}/id`;
      const before = first.get(id);
      if (before === undefined) first.set(id, at);
      else {
        const related = [{ message: "the first of this id", pointer: before }];
        report({
          code: "behaviour-id-duplicate",
          message: `two rules have the id ${quoteName(id)}`,
          pointer: at,
          related,
        });
      }
    }
  };
  for (const { node, pointer } of objectsWith(["x-behaviour"])) check(node["x-behaviour"], `${pointer}/x-behaviour`);
  for (const [name, lifecycle] of entriesOf(document["x-lifecycles"])) {
    check(asObject(lifecycle)?.["x-behaviour"], `${child("/x-lifecycles", name)}/x-behaviour`);
  }
}

function checkBits(bits: Json | undefined, pointer: string, { report }: DocumentCheckContext): void {
  const first = new Map<number, string>();
  for (const [name, entry] of entriesOf(bits)) {
    const bit = typeof entry === "number" ? entry : asObject(entry)?.["bit"];
    if (typeof bit !== "number") continue;
    const before = first.get(bit);
    if (before === undefined) {
      first.set(bit, name);
      continue;
    }
    const message = `${quoteName(name)} and ${quoteName(before)} are the same bit ${bit}`;
    const related = [{ message: "the other name", pointer: child(pointer, before) }];
    report({ code: "bit-duplicate", message, pointer: child(pointer, name), keyOrValue: "key", related });
  }
}

function checkLifecycles({ document, report }: DocumentCheckContext): void {
  for (const [name, entry] of entriesOf(document["x-lifecycles"])) {
    const lifecycle = asObject(entry);
    const states = asObject(lifecycle?.["states"]) ?? {};
    for (const [index, transition] of asList(lifecycle?.["transitions"]).entries()) {
      for (const end of ["from", "to"]) {
        const state = asString(asObject(transition)?.[end]);
        if (state === undefined || Object.hasOwn(states, state)) continue;
        const message = `${quoteName(name)} has no state ${quoteName(state)}`;
        const pointer = `${child("/x-lifecycles", name)}/transitions/${index}/${end}`;
        report({ code: "state-unknown", message, pointer, ...didYouMean(state, Object.keys(states)) });
      }
    }
  }
}
