import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { SourceLocation } from "../diagnostics/diagnostic.js";
import { type StabilityLevel, stabilityLevels } from "../model/operation-type.js";
import { child } from "../model/raw.js";
import type { Pointer } from "../model/type.js";
import { platform } from "../platform/node.js";
import { compareText } from "../values/text.js";
import { type RuleId, ruleOf } from "./catalogue.js";
import type { ChangeDraft, InterfaceChange } from "./interface-change.js";
import { type Effects, severities, worst } from "./rule.js";

/**
 * A unit of comparison: an operation, webhook, event, channel, section of the document, or named type, which belongs to
 * all contexts that reference it.
 */
export interface Context {
  readonly label: string;
  /** Contexts that reference it; empty for roots. */
  readonly parents: Set<Context>;
  /** `root`: on the wire and in TypeScript; `callback`: on the wire only; `exported`: known to TypeScript only. */
  readonly kind: "root" | "callback" | "exported" | "type";
  /** The stability level that the base gives to the operation. Absent: stable. */
  readonly stability?: StabilityLevel;
}

/** Turns pointers into source locations. */
export interface Locators {
  readonly base: (pointer: Pointer) => SourceLocation;
  readonly head: (pointer: Pointer) => SourceLocation;
}

interface Entry {
  readonly draft: ChangeDraft;
  readonly contextsByLocation: Map<string, Set<Context>>;
}

/** Collects reported changes, each once, regardless of the number of references. */
export class Collector {
  readonly #entries = new Map<string, Entry>();

  get size(): number {
    return this.#entries.size;
  }

  add(context: Context, path: string, draft: ChangeDraft): void {
    const { rule, base = "", head = "", key = "", isPerContext = false } = draft;
    const id = [rule, base, head, key, isPerContext ? context.label : ""].join("\n");
    let entry = this.#entries.get(id);
    if (entry === undefined) {
      entry = { draft, contextsByLocation: new Map() };
      this.#entries.set(id, entry);
    }
    const where = context.label + path;
    const contexts = entry.contextsByLocation.get(where) ?? new Set();
    entry.contextsByLocation.set(where, contexts.add(context));
  }

  /** Worst first, then by logical location and rule. */
  changes(locators: Locators): readonly InterfaceChange[] {
    return inOrder([...this.#entries.values()].map((entry) => finished(entry, locators)));
  }
}

/** Sorts changes: worst first, then by logical location and rule. */
export function inOrder(changes: readonly InterfaceChange[]): readonly InterfaceChange[] {
  return [...changes].sort(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      compareText(one.where, other.where) ||
      compareText(one.rule, other.rule) ||
      compareText(one.message, other.message),
  );
}

function finished(entry: Entry, locators: Locators): InterfaceChange {
  const { draft, contextsByLocation } = entry;
  const { rule, message, base, head, key = "" } = draft;
  const roots = rootsOf([...contextsByLocation.values()].flatMap((contexts) => [...contexts]));
  const effects = effectsFor(new Set(roots.map(({ kind }) => kind)), ruleOf(rule).effects);
  const where = locationOf(entry);
  const contexts = [...new Set(roots.filter(({ kind }) => kind !== "exported").map((root) => root.label))].sort(
    compareText,
  );
  return {
    rule,
    severity: worst(Object.values(effects)) ?? "safe",
    effects,
    where,
    message,
    ...(base === undefined ? {} : { base: locators.base(base) }),
    ...(head === undefined ? {} : { head: locators.head(head) }),
    reachedBy: contexts.length === 1 && where.startsWith(contexts[0] ?? "") ? [] : contexts,
    contexts,
    ...(draft.key === undefined ? {} : { key }),
    pointers: { ...(base === undefined ? {} : { base }), ...(head === undefined ? {} : { head }) },
    ...stabilityIn(roots),
    fingerprint: fingerprint(rule, where, key),
  };
}

/** Returns the highest stability level of the operations that a change affects, unless it is stable. */
function stabilityIn(roots: readonly Context[]): Pick<InterfaceChange, "stability"> {
  const levels = roots.filter(({ kind }) => kind !== "exported").map(({ stability = "stable" }) => stability);
  const stability = stabilityLevels.findLast((level) => levels.includes(level));
  return stability === undefined || stability === "stable" ? {} : { stability };
}

/** Returns the location in the named type that declares the changed schema, otherwise the smallest one. */
function locationOf({ draft: { base, head }, contextsByLocation }: Entry): string {
  const declares = ({ kind, label }: Context): boolean => {
    const prefix = `${child("/components/schemas", label)}/`;
    return kind === "type" && [base, head].some((pointer) => pointer?.startsWith(prefix));
  };
  // The order of maps, which has no meaning, decides which location was reached first.
  const locations = [...contextsByLocation].sort(([one], [other]) => compareText(one, other));
  const [declared] = locations.find(([, contexts]) => [...contexts].some(declares)) ?? locations[0] ?? [""];
  return declared;
}

/** Effects on TypeScript do not apply to callbacks, which have no generated code. */
function effectsFor(roots: ReadonlySet<Context["kind"]>, effects: Effects): Effects {
  const { callers, ...others } = effects;
  const isOnWire = roots.has("root") || roots.has("callback");
  const isInCode = roots.has("root") || roots.has("exported");
  return { ...(isOnWire ? others : {}), ...(isInCode && callers !== undefined ? { callers } : {}) };
}

function rootsOf(contexts: readonly Context[]): readonly Context[] {
  const seen = new Set<Context>();
  const pending = [...contexts];
  for (let context = pending.pop(); context !== undefined; context = pending.pop()) {
    if (seen.has(context)) continue;
    seen.add(context);
    pending.push(...context.parents);
  }
  return [...seen].filter((context) => context.kind !== "type");
}

export function fingerprint(rule: RuleId | DiagnosticCode, where: string, key: string): string {
  return platform.sha256(JSON.stringify([rule, where, key])).slice(0, 12);
}
