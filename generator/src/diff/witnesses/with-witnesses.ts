import type { Interface } from "../../model/interface.js";
import type { InterfaceChange } from "../interface-change.js";
import type { WitnessChoice, WitnessResult } from "../witness.js";
import { callbackParts, type Makers, type MessagePart, messageParts, type Side } from "./message-parts.js";
import { MessageMaker } from "./messages.js";
import { SchemaGraph } from "./schema-graph.js";
import { SchemaSearch } from "./schema-search.js";
import { schemaRuleOf, schemaWitness } from "./schema-witness.js";
import { SearchedSide } from "./searched-side.js";
import { Subjects } from "./transport/subjects.js";
import { transportWitness } from "./transport/transport-witness.js";

/** The two interfaces that were compared. */
export interface ComparedModels {
  readonly base: Interface;
  readonly head: Interface;
}

/** Adds a witness to the changes that are breaking or risky on the wire, or the reason why they have none. */
export function withWitnesses(
  changes: readonly InterfaceChange[],
  models: ComparedModels,
  choice: WitnessChoice,
): readonly InterfaceChange[] {
  const seen = new Set<string>();
  const searches = new Searches(models);
  return changes.map((change) => {
    const { wire } = change.effects;
    const isWanted = choice === "all" || (choice === "first" && !seen.has(change.rule));
    if (!isWanted || wire === undefined || wire === "safe") return change;
    seen.add(change.rule);
    return { ...change, witness: searches.witnessOf(change) };
  });
}

/** The searches in two interfaces, each made when it is needed. */
class Searches {
  readonly #models: ComparedModels;
  readonly #sides: { readonly [side in Side]: SearchedSide };
  #own: SchemaSearch | undefined;
  #callbacks: SchemaSearch | undefined;
  #subjects: Subjects | undefined;

  constructor(models: ComparedModels) {
    this.#models = models;
    this.#sides = { base: new SearchedSide(models.base), head: new SearchedSide(models.head) };
  }

  witnessOf(change: InterfaceChange): WitnessResult {
    const { base, head } = this.#models;
    const rule = schemaRuleOf(change.rule);
    if (rule === undefined) {
      this.#subjects ??= new Subjects(base, head, makersOf(this.#sides));
      return transportWitness(change, this.#subjects);
    }
    if (change.contexts.some((label) => !label.includes(" callback "))) {
      this.#own ??= searchIn(this.#models, this.#sides, messageParts);
      return schemaWitness(change, rule, this.#own);
    }
    this.#callbacks ??= searchInCallbacks(base, head);
    return schemaWitness(change, rule, this.#callbacks);
  }
}

/** Callbacks have named types of their own. */
function searchInCallbacks(base: Interface, head: Interface): SchemaSearch {
  const models = { base: { ...base, types: base.callbacks.types }, head: { ...head, types: head.callbacks.types } };
  const sides = { base: new SearchedSide(models.base), head: new SearchedSide(models.head) };
  return searchIn(models, sides, callbackParts);
}

function searchIn(
  models: ComparedModels,
  sides: { readonly [side in Side]: SearchedSide },
  partsOf: (base: Interface, head: Interface, makers: Makers) => readonly MessagePart[],
): SchemaSearch {
  const parts = partsOf(models.base, models.head, makersOf(sides));
  const graphOf = (side: Side): SchemaGraph =>
    new SchemaGraph(
      models[side],
      parts.map((part) => part[side]),
    );
  return new SchemaSearch(sides, { base: graphOf("base"), head: graphOf("head") }, parts);
}

function makersOf({ base, head }: { readonly [side in Side]: SearchedSide }): Makers {
  return {
    own: { base: new MessageMaker(base), head: new MessageMaker(head) },
    sent: { base: new MessageMaker(base, "response"), head: new MessageMaker(head, "response") },
  };
}
