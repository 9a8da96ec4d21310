import type { Operation } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { jsonInWords, listInWords } from "../words.js";
import { compareBodies } from "./bodies.js";
import { type Comparison, paired, type Teller, tellerOf } from "./comparison.js";
import { fixedValues, pathShape } from "./pair-operations.js";
import { compareParameters } from "./parameters.js";
import { compareResponses } from "./responses.js";
import { compareAccess } from "./security.js";

export function compareOperations(comparison: Comparison): void {
  const { gone, come, kept } = comparison.operations;
  for (const operation of gone) {
    const rule = operation.deprecated === true ? "operation-removed-after-deprecation" : "operation-removed";
    const message = `${route(operation)} is gone`;
    tellerOf(comparison, operation.id).tell(rule, { message, base: operation.at, head: "/paths" });
  }
  for (const operation of come) {
    const message = `${route(operation)} is new`;
    tellerOf(comparison, operation.id).tell("operation-added", { message, base: "/paths", head: operation.at });
  }
  for (const [base, head] of kept) compareOperation(comparison, base, head);
}

function route({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path.text}`;
}

function compareOperation(comparison: Comparison, base: Operation, head: Operation): void {
  const teller = tellerOf(comparison, head.id);
  compareAddress(base, head, teller);
  compareParameters(comparison, base, head, teller);
  compareBodies(comparison, base, head, teller);
  compareResponses(comparison, base, head, teller);
  compareAccess(base, head, teller);
  compareEvents(base, head, teller);
  compareErrors(base, head, teller);
  comparePaging(base, head, teller);
  compareVariants(base, head, teller);
}

function compareAddress(base: Operation, head: Operation, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  if (base.identifier !== head.identifier) {
    tell("operation-renamed", { message: `was ${base.identifier}, and is ${head.identifier}`, ...places });
  }
  if (base.method !== head.method) {
    const message = `was ${base.method.toUpperCase()}, and is ${head.method.toUpperCase()}`;
    tell("operation-method-changed", { message, ...places });
  }
  if (pathShape(base) !== pathShape(head)) {
    tell("operation-path-changed", { message: `was ${base.path.text}, and is ${head.path.text}`, ...places });
  }
  if (base.tag.identifier !== head.tag.identifier) {
    const message = `was among ${jsonInWords(base.tag.name)}, and is among ${jsonInWords(head.tag.name)}`;
    tell("operation-tag-changed", { message, ...places });
  }
  if (base.deprecated !== true && head.deprecated === true) {
    tell("operation-deprecated", { message: "is deprecated", ...places });
  } else if (base.deprecated === true && head.deprecated !== true) {
    tell("operation-undeprecated", { message: "is no longer deprecated", ...places });
  }
}

function compareEvents(base: Operation, head: Operation, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  const { gone, come, kept } = paired(base.events, head.events, ({ event }) => event);
  for (const { event } of come) tell("event-fired", { message: `fires ${event}`, ...places, key: event });
  for (const { event } of gone) {
    tell("event-no-longer-fired", { message: `no longer fires ${event}`, ...places, key: event });
  }
  for (const [was, is] of kept) {
    if (canonicalJson(was) === canonicalJson(is)) continue;
    const message = `fires ${is.event} under another condition: was ${jsonInWords(was)}, and is ${jsonInWords(is)}`;
    tell("event-condition-changed", { message, ...places, key: is.event });
  }
}

function compareErrors(base: Operation, head: Operation, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  const { gone, come } = paired(base.errors, head.errors, String);
  for (const name of come) tell("error-added", { message: `answers with ${name}`, ...places, key: name });
  for (const name of gone) tell("error-removed", { message: `no longer answers with ${name}`, ...places, key: name });
}

function comparePaging(base: Operation, head: Operation, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  const buckets = ({ rateLimit }: Operation) => rateLimit?.major.map(({ name }) => name).sort();
  changed([buckets(base), buckets(head)], {
    introduced: () => tell("rate-limit-introduced", { message: bucketsInWords(buckets(head)), ...places }),
    dropped: () => tell("rate-limit-dropped", { message: "no longer has buckets of its own", ...places }),
    changed: () => tell("rate-limit-changed", { message: bucketsInWords(buckets(head)), ...places }),
  });
  const pages = ({ pagination }: Operation) =>
    pagination && { cursor: pagination.cursor.name, limit: pagination.limit.name, key: pagination.key };
  changed([pages(base), pages(head)], {
    introduced: () => tell("pagination-introduced", { message: "can be paged through", ...places }),
    dropped: () => tell("pagination-dropped", { message: "can no longer be paged through", ...places }),
    changed: () => {
      const message = `was paged by ${jsonInWords(pages(base))}, and is by ${jsonInWords(pages(head))}`;
      tell("pagination-changed", { message, ...places });
    },
  });
  const choice = ({ responseWhen }: Operation) =>
    responseWhen && {
      parameter: responseWhen.parameter.name,
      cases: Object.fromEntries(responseWhen.cases.map(({ equals, status }) => [canonicalJson(equals), status])),
    };
  changed([choice(base), choice(head)], {
    introduced: () => {
      const message = `${choice(head)?.parameter} decides which response comes`;
      tell("response-choice-introduced", { message, ...places });
    },
    dropped: () => {
      const message = `${choice(base)?.parameter} no longer decides which response comes`;
      tell("response-choice-dropped", { message, ...places });
    },
    changed: () => {
      const message = `was decided by ${jsonInWords(choice(base))}, and is by ${jsonInWords(choice(head))}`;
      tell("response-choice-changed", { message, ...places });
    },
  });
}

function bucketsInWords(names: readonly string[] = []): string {
  return names.length === 0 ? "calls share one bucket" : `calls are counted by ${listInWords(names)}`;
}

function compareVariants(base: Operation, head: Operation, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  if ((base.variantOf === undefined) !== (head.variantOf === undefined)) {
    const words = ({ variantOf }: Operation): string => (variantOf === undefined ? "stands alone" : "is a variant");
    tell("variant-moved", { message: `${words(base)} before, and ${words(head)} now`, ...places });
  }
  const fixed = [fixedValues(base), fixedValues(head)];
  if (canonicalJson(fixed[0]) !== canonicalJson(fixed[1])) {
    const message = `was told apart by ${jsonInWords(fixed[0])}, and is by ${jsonInWords(fixed[1])}`;
    tell("variant-fixed-value-changed", { message, ...places });
  }
  const ignored = [[...base.ignored].sort(), [...head.ignored].sort()] as const;
  if (canonicalJson(ignored[0]) !== canonicalJson(ignored[1])) {
    const words = (names: readonly string[]): string => (names.length === 0 ? "none" : listInWords(names));
    const message = `ignored ${words(ignored[0])}, and ignores ${words(ignored[1])}`;
    tell("variant-ignored-changed", { message, ...places });
  }
}

/** Calls what fits where something is on one side only, or differs between them. */
export function changed(
  [base, head]: readonly [base: unknown, head: unknown],
  ways: { readonly introduced: () => void; readonly dropped: () => void; readonly changed: () => void },
): void {
  if (base === undefined && head === undefined) return;
  if (base === undefined) ways.introduced();
  else if (head === undefined) ways.dropped();
  else if (canonicalJson(base) !== canonicalJson(head)) ways.changed();
}
