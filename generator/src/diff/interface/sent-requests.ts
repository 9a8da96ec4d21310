import type { Operation, Parameter, Response, ResponseHeader } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { paired } from "../pairing.js";
import type { SchemaComparison } from "../schemas/comparison.js";
import { partAsWritten } from "./bodies.js";
import type { ChangeReporter } from "./comparison.js";
import { isExplodeVisible } from "./parameters.js";

/** Requests that the service sends and a consumer responds to; selects the group of rules. */
export type SentKind = "webhook" | "callback";

type Pair<Node> = readonly [base: Node, head: Node];

interface Sent {
  readonly kind: SentKind;
  readonly schemas: SchemaComparison;
  readonly reporter: ChangeReporter;
}

/** Compares a request that the service sends: parameters and bodies go out, responses come in. */
export function compareSentRequest(
  kind: SentKind,
  schemas: SchemaComparison,
  operations: Pair<Operation>,
  reporter: ChangeReporter,
): void {
  const sent = { kind, schemas, reporter };
  compareParameters(sent, operations);
  compareBody(sent, operations);
  compareReplies(sent, operations);
  compareSecurity(sent, operations);
}

function compareParameters({ kind, schemas, reporter }: Sent, [base, head]: Pair<Operation>): void {
  const keyOf = ({ in: location, name }: Parameter): string =>
    `${location} ${location === "header" ? name.toLowerCase() : name}`;
  const { removed, added, kept } = paired(base.parameters, head.parameters, keyOf);
  const around = { base: base.at, head: head.at };
  const strengthened = kept.filter(([was, is]) => !was.required && is.required);
  if (added.length + strengthened.length > 0) {
    reporter.report(`${kind}-headers-changed`, { message: "is called with different parameters", ...around });
  }
  for (const one of removed) {
    const message = `is no longer called with the ${one.in} parameter ${one.name}`;
    const details = { message, ...around, base: one.at, key: keyOf(one) };
    reporter.report(`${kind}-parameter-removed`, details, ` ${one.in} ${one.name}`);
  }
  for (const [was, is] of kept) {
    const path = ` ${is.in} ${is.name}`;
    const pointers = { base: was.at, head: is.at };
    if (was.required && !is.required) {
      reporter.report(`${kind}-parameter-changed`, { message: "may be missing", ...pointers, key: "required" }, path);
    }
    if (parameterAsWritten(schemas, was, "base") !== parameterAsWritten(schemas, is, "head")) {
      const message = "is serialized differently";
      reporter.report(`${kind}-parameter-changed`, { message, ...pointers, key: "style" }, path);
    }
    schemas.compare(was.use, is.use, { context: reporter.context, path, direction: "response" });
  }
}

function parameterAsWritten(schemas: SchemaComparison, parameter: Parameter, side: "base" | "head"): string {
  const { style, explode, mediaType, allowReserved } = parameter;
  const isVisible = isExplodeVisible(schemas[side], parameter, "response");
  return canonicalJson({ style, mediaType, allowReserved, explode: isVisible && explode });
}

function compareBody({ kind, schemas, reporter }: Sent, [base, head]: Pair<Operation>): void {
  const { report, context } = reporter;
  const pointers = { base: base.body?.at ?? base.at, head: head.body?.at ?? head.at };
  if (base.body === undefined && head.body === undefined) return;
  if (base.body === undefined || head.body === undefined) {
    if (base.body === undefined) report(`${kind}-body-added`, { message: "carries a body", ...pointers });
    else report(`${kind}-body-removed`, { message: "no longer carries a body", ...pointers });
    return;
  }
  const { removed, added, kept } = paired(
    base.body.content,
    head.body.content,
    ({ mediaType, use }) => `${mediaType} ${use === undefined}`,
  );
  const isEncodedOtherwise = kept.some(([was, is]) =>
    paired(was.encoding, is.encoding, ({ property }) => property).kept.some(
      ([one, other]) => partAsWritten(schemas.base, one, was) !== partAsWritten(schemas.head, other, is),
    ),
  );
  if (removed.length + added.length > 0 || base.body.required !== head.body.required || isEncodedOtherwise) {
    report(`${kind}-body-form-changed`, { message: "the body has a different structure", ...pointers });
  }
  for (const [was, is] of kept) {
    if (was.use === undefined || is.use === undefined) continue;
    schemas.compare(was.use, is.use, { context, path: " body", direction: "response" });
  }
}

function compareReplies(sent: Sent, [base, head]: Pair<Operation>): void {
  const { kind, reporter } = sent;
  const { removed, added, kept } = paired(base.responses, head.responses, ({ status }) => String(status));
  for (const { status, at } of added) {
    const details = { message: `the response may have the status ${status}`, base: base.at, head: at };
    reporter.report(`${kind}-answer-added`, details, ` ${status}`);
  }
  for (const { status, at } of removed) {
    const details = { message: `the response may no longer have the status ${status}`, base: at, head: head.at };
    reporter.report(`${kind}-answer-removed`, details, ` ${status}`);
  }
  for (const pair of kept) compareReply(sent, pair);
}

function compareReply({ kind, schemas, reporter }: Sent, [base, head]: Pair<Response>): void {
  const { report, context } = reporter;
  const path = ` ${head.status}`;
  const contents = paired(base.content, head.content, ({ mediaType, use }) => `${mediaType} ${use === undefined}`);
  const headers = paired(base.headers, head.headers, ({ name, required }) => `${name.toLowerCase()} ${required}`);
  const isWrittenOtherwise = headers.kept.some(
    ([was, is]) => headerAsWritten(schemas, was, "base") !== headerAsWritten(schemas, is, "head"),
  );
  const lists = [contents.removed, contents.added, headers.removed, headers.added];
  if (lists.some((list) => list.length > 0) || isWrittenOtherwise) {
    const details = { message: "the response has a different structure", base: base.at, head: head.at };
    report(`${kind}-answer-form-changed`, details, path);
  }
  for (const [was, is] of contents.kept) {
    if (was.use === undefined || is.use === undefined) continue;
    schemas.compare(was.use, is.use, { context, path: `${path} answer`, direction: "request" });
  }
  for (const [was, is] of headers.kept) {
    const [before, after] = [was.use ?? schemas.base.anything(was.at), is.use ?? schemas.head.anything(is.at)];
    const location = { context, path: `${path} header ${is.name.toLowerCase()}`, direction: "request" as const };
    schemas.compare(before, after, location);
  }
}

function headerAsWritten(schemas: SchemaComparison, header: ResponseHeader, side: "base" | "head"): string {
  const { mediaType, explode, at } = header;
  const use = header.use ?? schemas[side].anything(at);
  const isVisible = mediaType === undefined && isExplodeVisible(schemas[side], { style: "simple", use }, "request");
  return canonicalJson({ mediaType, explode: isVisible && explode });
}

/** Compares the security of a sent request. The document's security applies to its own operations only. */
function compareSecurity({ kind, reporter }: Sent, [base, head]: Pair<Operation>): void {
  const own = ({ security, securityAt }: Operation): string => {
    const alternatives = securityAt === "/security" ? [] : security;
    return canonicalJson(
      alternatives
        .map((alternative) =>
          canonicalJson(Object.fromEntries(alternative.map(({ scheme, scopes }) => [scheme, [...scopes].sort()]))),
        )
        .sort(),
    );
  };
  if (own(base) === own(head)) return;
  const details = { message: "is sent with different authentication", base: base.securityAt, head: head.securityAt };
  reporter.report(`${kind}-security-changed`, details);
}
