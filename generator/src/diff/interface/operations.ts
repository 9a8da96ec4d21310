import type { Operation } from "../../model/interface.js";
import { requestMethod } from "../../model/request-method.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson, formatList } from "../message-format.js";
import { paired } from "../pairing.js";
import { compareBodies } from "./bodies.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";
import { compareLifetime, levelOf, removalOf } from "./lifetime.js";
import { fixedValues, pathShape } from "./pair-operations.js";
import { compareParameters } from "./parameters.js";
import { withRenamedSchemes } from "./renamed-schemes.js";
import { compareResponses } from "./responses.js";
import { compareAccess } from "./security.js";

export function compareOperations(comparison: Comparison): void {
  const { removed, added, kept } = comparison.operations;
  for (const operation of removed) {
    const { rule, announced } = removalOf(operation, comparison.policy);
    const message = `${route(operation)} was removed${announced}`;
    reporterFor(comparison, operation.id, levelOf(operation)).report(rule, {
      message,
      base: operation.at,
      head: "/paths",
    });
  }
  for (const operation of added) {
    const message = `${route(operation)} was added`;
    reporterFor(comparison, operation.id, levelOf(operation)).report("operation-added", {
      message,
      base: "/paths",
      head: operation.at,
    });
  }
  for (const [base, head] of kept) compareOperation(comparison, base, head);
}

function route(operation: Operation): string {
  return `${requestMethod(operation)} ${operation.path.text}`;
}

function compareOperation(comparison: Comparison, base: Operation, head: Operation): void {
  const reporter = reporterFor(comparison, head.id, levelOf(base));
  compareAddress(base, head, reporter);
  compareParameters(comparison, base, head, reporter);
  compareBodies(comparison, base, head, reporter);
  compareResponses(comparison, base, head, reporter);
  compareAccess(withRenamedSchemes(base, comparison.renamedSchemes), head, reporter);
  compareEvents(comparison, base, head, reporter);
  compareErrors(base, head, reporter);
  comparePaging(base, head, reporter);
  compareLifetime(comparison, base, head, reporter);
  compareVariants(base, head, reporter);
}

function compareAddress(base: Operation, head: Operation, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  if (base.identifier !== head.identifier) {
    report("operation-renamed", { message: `was ${base.identifier}, and is ${head.identifier}`, ...pointers });
  }
  if (base.method !== head.method) {
    const message = `was ${requestMethod(base)}, and is ${requestMethod(head)}`;
    report("operation-method-changed", { message, ...pointers });
  }
  if (pathShape(base) !== pathShape(head)) {
    report("operation-path-changed", { message: `was ${base.path.text}, and is ${head.path.text}`, ...pointers });
  }
  if (base.tag.identifier !== head.tag.identifier) {
    const message = `was among ${formatJson(base.tag.name)}, and is among ${formatJson(head.tag.name)}`;
    report("operation-tag-changed", { message, ...pointers });
  }
}

function compareEvents(comparison: Comparison, base: Operation, head: Operation, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  const current = comparison.renamedEvents;
  const before = base.events.map((fired) => ({ ...fired, event: current.get(fired.event) ?? fired.event }));
  const { removed, added, kept } = paired(before, head.events, ({ event }) => event);
  for (const { event } of added) report("event-fired", { message: `fires ${event}`, ...pointers, key: event });
  for (const { event } of removed) {
    report("event-no-longer-fired", { message: `no longer fires ${event}`, ...pointers, key: event });
  }
  for (const [was, is] of kept) {
    if (canonicalJson(was) === canonicalJson(is)) continue;
    const message = `fires ${is.event} under a different condition: was ${formatJson(was)}, and is ${formatJson(is)}`;
    report("event-condition-changed", { message, ...pointers, key: is.event });
  }
}

function compareErrors(base: Operation, head: Operation, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  const { removed, added } = paired(base.errors, head.errors, String);
  for (const name of added) report("error-added", { message: `responds with ${name}`, ...pointers, key: name });
  for (const name of removed)
    report("error-removed", { message: `no longer responds with ${name}`, ...pointers, key: name });
}

function comparePaging(base: Operation, head: Operation, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  const buckets = ({ rateLimit }: Operation) => rateLimit?.major.map(({ name }) => name).sort();
  changed([buckets(base), buckets(head)], {
    introduced: () => report("rate-limit-introduced", { message: formatBuckets(buckets(head)), ...pointers }),
    dropped: () => report("rate-limit-dropped", { message: "no longer has buckets of its own", ...pointers }),
    changed: () => report("rate-limit-changed", { message: formatBuckets(buckets(head)), ...pointers }),
  });
  const pages = ({ pagination }: Operation) => {
    if (pagination === undefined) return undefined;
    const { advance, limit, items, more } = pagination;
    const parameter = "parameter" in advance ? { parameter: advance.parameter.name } : {};
    return { ...advance, ...parameter, limit: limit?.name, items, more };
  };
  changed([pages(base), pages(head)], {
    introduced: () => report("pagination-introduced", { message: "can be paginated", ...pointers }),
    dropped: () => report("pagination-dropped", { message: "can no longer be paginated", ...pointers }),
    changed: () => {
      const message = `was paged by ${formatJson(pages(base))}, and is by ${formatJson(pages(head))}`;
      report("pagination-changed", { message, ...pointers });
    },
  });
  if (base.maxBody !== head.maxBody) {
    const sizeOf = ({ maxBody }: Operation): string =>
      maxBody === undefined ? "that of the server" : `${maxBody} bytes`;
    report("body-limit-changed", {
      message: `the largest body was ${sizeOf(base)}, and is ${sizeOf(head)}`,
      ...pointers,
    });
  }
  compareMediaLimits(base, head, (message) => report("body-limit-changed", { message, ...pointers }));
  const key = ({ idempotencyKey }: Operation) => idempotencyKey?.name.toLowerCase();
  changed([key(base), key(head)], {
    introduced: () => report("idempotency-introduced", { message: "takes an idempotency key", ...pointers }),
    dropped: () => report("idempotency-dropped", { message: "no longer takes an idempotency key", ...pointers }),
    changed: () => {
      const message = `the idempotency key was in ${base.idempotencyKey?.name}, and is in ${head.idempotencyKey?.name}`;
      report("idempotency-changed", { message, ...pointers });
    },
  });
  const choice = ({ responseWhen }: Operation) =>
    responseWhen && {
      parameter: responseWhen.parameter.name,
      cases: Object.fromEntries(responseWhen.cases.map(({ equals, status }) => [canonicalJson(equals), status])),
    };
  changed([choice(base), choice(head)], {
    introduced: () => {
      const message = `${choice(head)?.parameter} selects the response`;
      report("response-choice-introduced", { message, ...pointers });
    },
    dropped: () => {
      const message = `${choice(base)?.parameter} no longer selects the response`;
      report("response-choice-dropped", { message, ...pointers });
    },
    changed: () => {
      const message = `was decided by ${formatJson(choice(base))}, and is by ${formatJson(choice(head))}`;
      report("response-choice-changed", { message, ...pointers });
    },
  });
}

function formatBuckets(names: readonly string[] = []): string {
  return names.length === 0 ? "calls share one bucket" : `calls are counted by ${formatList(names)}`;
}

function compareVariants(base: Operation, head: Operation, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  if ((base.variantOf === undefined) !== (head.variantOf === undefined)) {
    const words = ({ variantOf }: Operation): string => (variantOf === undefined ? "stands alone" : "is a variant");
    report("variant-moved", { message: `${words(base)} before, and ${words(head)} now`, ...pointers });
  }
  const fixed = [fixedValues(base), fixedValues(head)];
  if (canonicalJson(fixed[0]) !== canonicalJson(fixed[1])) {
    const message = `was selected by ${formatJson(fixed[0])}, and is by ${formatJson(fixed[1])}`;
    report("variant-fixed-value-changed", { message, ...pointers });
  }
  const ignored = [[...base.ignored].sort(), [...head.ignored].sort()] as const;
  if (canonicalJson(ignored[0]) !== canonicalJson(ignored[1])) {
    const words = (names: readonly string[]): string => (names.length === 0 ? "none" : formatList(names));
    const message = `ignored ${words(ignored[0])}, and ignores ${words(ignored[1])}`;
    report("variant-ignored-changed", { message, ...pointers });
  }
}

/** Calls the callback for a value that was introduced, dropped or changed. */
export function changed(
  [base, head]: readonly [base: unknown, head: unknown],
  report: { readonly introduced: () => void; readonly dropped: () => void; readonly changed: () => void },
): void {
  if (base === undefined && head === undefined) return;
  if (base === undefined) report.introduced();
  else if (head === undefined) report.dropped();
  else if (canonicalJson(base) !== canonicalJson(head)) report.changed();
}

/** Reports the largest bodies of media types that both operations have. */
function compareMediaLimits(base: Operation, head: Operation, report: (message: string) => void): void {
  for (const { mediaType, maxBody } of base.body?.content ?? []) {
    const same = head.body?.content.find((media) => media.mediaType === mediaType);
    if (same === undefined || same.maxBody === maxBody) continue;
    const sizeOf = (bytes: number | undefined): string => (bytes === undefined ? "that of others" : `${bytes} bytes`);
    report(`the largest body of ${mediaType} was ${sizeOf(maxBody)}, and is ${sizeOf(same.maxBody)}`);
  }
}
