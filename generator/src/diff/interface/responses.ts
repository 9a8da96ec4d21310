import type { Link, MediaContent, Operation, Response, ResponseHeader } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import { paired } from "../pairing.js";
import { changedParameters } from "./bodies.js";
import type { ChangeReporter, Comparison } from "./comparison.js";
import { isExplodeVisible } from "./parameters.js";

interface Within {
  readonly reporter: ChangeReporter;
  readonly path: string;
}

export function compareResponses(
  comparison: Comparison,
  base: Operation,
  head: Operation,
  reporter: ChangeReporter,
): void {
  const { removed, added, kept } = paired(base.responses, head.responses, ({ status }) => String(status));
  for (const was of removed) {
    const { status, at } = was;
    const success = isSuccess(status, base);
    const rule = success ? "response-success-removed" : "response-error-removed";
    const path = ` ${status}`;
    reporter.report(rule, { message: `no longer responds with ${status}`, base: at, head: head.at }, path);
    const now = success ? undefined : coverOf(status, head);
    if (now !== undefined) compareResponse(comparison, was, now, { reporter, path });
  }
  for (const is of added) {
    const { status, at } = is;
    const success = isSuccess(status, head);
    const rule = success ? "response-success-added" : "response-error-added";
    const path = ` ${status}`;
    reporter.report(rule, { message: `responds with ${status}`, base: base.at, head: at }, path);
    const before = success ? undefined : coverOf(status, base);
    if (before !== undefined) compareResponse(comparison, before, is, { reporter, path });
  }
  for (const [was, is] of kept) compareResponse(comparison, was, is, { reporter, path: ` ${is.status}` });
}

/** Returns the response that covers an unlisted status code: its range or the default. */
function coverOf(status: Response["status"], { responses }: Operation): Response | undefined {
  const range = `${String(status).slice(0, 1)}XX`;
  return responses.find((one) => one.status === range) ?? responses.find((one) => one.status === "default");
}

/** Whether the status means success. Without a 2xx response, the default response does. */
function isSuccess(status: Response["status"], { responses }: Operation): boolean {
  const is2xx = (one: Response["status"]): boolean => /^2/.test(String(one));
  return is2xx(status) || (status === "default" && !responses.some((one) => is2xx(one.status)));
}

function compareResponse(comparison: Comparison, base: Response, head: Response, { reporter, path }: Within): void {
  const pointers = { base: base.at, head: head.at };
  const { removed, added, kept } = paired(base.content, head.content, ({ mediaType }) => mediaType);
  for (const { mediaType } of added) {
    reporter.report("response-media-type-added", { message: `may be ${mediaType}`, ...pointers, key: mediaType }, path);
  }
  for (const { mediaType } of removed) {
    const message = `may no longer be ${mediaType}`;
    reporter.report("response-media-type-removed", { message, ...pointers, key: mediaType }, path);
  }
  for (const [was, is] of kept) compareContent(comparison, was, is, { reporter, path });
  compareHeaders(comparison, base, head, { reporter, path });
  compareLinks(comparison, base, head, { reporter, path });
}

/** Compares links by name, by which consumers look them up. */
function compareLinks(comparison: Comparison, base: Response, head: Response, { reporter, path }: Within): void {
  const { removed, added, kept } = paired(base.links, head.links, ({ name }) => name);
  const pathOf = ({ name }: Link): string => `${path} link ${name}`;
  for (const link of removed) {
    const details = { message: `the link ${link.name} was removed`, base: link.at, head: head.at };
    reporter.report("response-link-removed", details, pathOf(link));
  }
  for (const link of added) {
    const details = { message: `the link ${link.name} was added`, base: base.at, head: link.at };
    reporter.report("response-link-added", details, pathOf(link));
  }
  for (const [was, is] of kept) {
    const meaning = ({ at: _at, target: _target, ...rest }: Link): string => canonicalJson(rest);
    const isSameTarget = was.target === is.target || leadToSameOperation(comparison, was, is);
    if (isSameTarget && meaning(was) === meaning(is)) continue;
    const message = isSameTarget
      ? "has different parameters, a different body or a different server"
      : `was ${was.target}, and is ${is.target}`;
    reporter.report("response-link-changed", { message, base: was.at, head: is.at }, pathOf(is));
  }
}

/** Whether two links lead to the same operation, although its `operationId` or path has changed. */
function leadToSameOperation({ operations }: Comparison, base: Link, head: Link): boolean {
  const isTarget = ({ id, at }: Operation, { target }: Link): boolean => target === id || target === `#${at}`;
  return operations.kept.some(([was, is]) => isTarget(was, base) && isTarget(is, head));
}

function compareContent(
  { schemas }: Comparison,
  base: MediaContent,
  head: MediaContent,
  { reporter, path }: Within,
): void {
  const pointers = { base: base.at, head: head.at };
  const inside = `${path} response`;
  if (base.parameters !== head.parameters) {
    const message = changedParameters(base, head);
    reporter.report("response-media-type-parameters-changed", { message, ...pointers }, inside);
  }
  if (base.use !== undefined && head.use !== undefined) {
    schemas.compare(base.use, head.use, { context: reporter.context, path: inside, direction: "response" });
  } else if (head.use !== undefined) {
    reporter.report("response-schema-added", { message: "has a schema, where it had none", ...pointers }, inside);
  } else if (base.use !== undefined) {
    reporter.report("response-schema-removed", { message: "no longer has a schema", ...pointers }, inside);
  }
  compareStreams(base, head, { reporter, path: inside });
  const item = `${inside} item`;
  if (base.item !== undefined && head.item !== undefined) {
    schemas.compare(base.item, head.item, { context: reporter.context, path: item, direction: "response" });
  } else if (head.item !== undefined) {
    const message = "items have a schema, where they had none";
    reporter.report("response-item-schema-added", { message, ...pointers }, item);
  } else if (base.item !== undefined) {
    reporter.report("response-item-schema-removed", { message: "items no longer have a schema", ...pointers }, item);
  }
}

/** Compares streams. Their items are compared by the item schema. */
function compareStreams(base: MediaContent, head: MediaContent, { reporter, path }: Within): void {
  const pointers = { base: base.at, head: head.at };
  const [was, is] = [base.stream, head.stream];
  if (describeStream(was) !== describeStream(is)) {
    const message = `was ${describeStream(was)}, and is ${describeStream(is)}`;
    reporter.report("response-stream-changed", { message, ...pointers }, path);
  } else if (was?.end !== is?.end) {
    const words = (end: string | undefined): string => (end === undefined ? "no event" : formatJson(end));
    const message = `was ended by ${words(was?.end)}, and is by ${words(is?.end)}`;
    reporter.report("response-stream-end-changed", { message, ...pointers }, path);
  }
}

function describeStream(stream: MediaContent["stream"]): string {
  if (stream === undefined) return "one value";
  const { format, prefix = [], contentType, events = [] } = stream;
  // The data of an event is text, or JSON that clients decode.
  const data = [...new Set(events.map((event) => (event.data.kind === "json" ? "JSON" : "text")))].sort();
  if (format === "events") return `a stream of events of ${data.join(" and ")}`;
  const types = [...prefix.map((type) => type ?? "any type"), ...(contentType === undefined ? [] : [contentType])];
  return `a stream of ${format}${types.length === 0 ? "" : ` of ${types.join(", then ")}`}`;
}

function compareHeaders(comparison: Comparison, base: Response, head: Response, { reporter, path }: Within): void {
  const { report } = reporter;
  const { removed, added, kept } = paired(base.headers, head.headers, ({ name }) => name.toLowerCase());
  const pathOf = ({ name }: ResponseHeader): string => `${path} header ${name.toLowerCase()}`;
  for (const header of removed) {
    const message = `the header ${header.name} was removed`;
    report("response-header-removed", { message, base: header.at, head: head.at }, pathOf(header));
  }
  for (const header of added) {
    const message = `the header ${header.name} was added`;
    const rule = header.required ? "response-required-header-added" : "response-header-added";
    report(rule, { message, base: base.at, head: header.at }, pathOf(header));
  }
  for (const [was, is] of kept) {
    const pointers = { base: was.at, head: is.at };
    if (!was.required && is.required) {
      report("response-header-made-required", { message: "is always present", ...pointers }, pathOf(is));
    } else if (was.required && !is.required) {
      report("response-header-made-optional", { message: "may be missing", ...pointers }, pathOf(is));
    }
    if (was.deprecated !== true && is.deprecated === true) {
      report("response-header-deprecated", { message: "is deprecated", ...pointers }, pathOf(is));
    }
    const { schemas } = comparison;
    const before = was.use ?? schemas.base.anything(was.at);
    const after = is.use ?? schemas.head.anything(is.at);
    if (was.mediaType !== is.mediaType) {
      const words = ({ mediaType }: ResponseHeader): string => mediaType ?? "written as a plain header";
      const message = `was ${words(was)}, and is ${words(is)}`;
      report("response-header-media-type-changed", { message, ...pointers }, pathOf(is));
    } else if (
      was.mediaType === undefined &&
      was.explode !== is.explode &&
      (isExplodeVisible(schemas.base, { style: "simple", use: before }, "response") ||
        isExplodeVisible(schemas.head, { style: "simple", use: after }, "response"))
    ) {
      const words = ({ explode }: ResponseHeader): string => (explode ? "name=value" : "name,value");
      const message = `properties were written as ${words(was)}, and are as ${words(is)}`;
      report("response-header-explode-changed", { message, ...pointers }, pathOf(is));
    }
    const location = { context: reporter.context, path: pathOf(is), direction: "response" as const };
    schemas.compare(before, after, location);
  }
}
