import type { MediaContent, Operation, Response, ResponseHeader } from "../../model/interface.js";
import { type Comparison, paired, type Teller } from "./comparison.js";

export function compareResponses(comparison: Comparison, base: Operation, head: Operation, teller: Teller): void {
  const { gone, come, kept } = paired(base.responses, head.responses, ({ status }) => String(status));
  for (const { status, at } of gone) {
    const rule = isSuccess(status) ? "response-success-removed" : "response-error-removed";
    teller.tell(rule, { message: `no longer answers with ${status}`, base: at, head: head.at }, ` ${status}`);
  }
  for (const { status, at } of come) {
    const rule = isSuccess(status) ? "response-success-added" : "response-error-added";
    teller.tell(rule, { message: `answers with ${status}`, base: base.at, head: at }, ` ${status}`);
  }
  for (const [was, is] of kept) compareResponse(comparison, was, is, teller);
}

function isSuccess(status: Response["status"]): boolean {
  return /^2/.test(String(status));
}

function compareResponse(comparison: Comparison, base: Response, head: Response, teller: Teller): void {
  const path = ` ${head.status}`;
  const places = { base: base.at, head: head.at };
  const { gone, come, kept } = paired(base.content, head.content, ({ mediaType }) => mediaType);
  for (const { mediaType } of come) {
    teller.tell("response-media-type-added", { message: `may be ${mediaType}`, ...places, key: mediaType }, path);
  }
  for (const { mediaType } of gone) {
    const message = `may no longer be ${mediaType}`;
    teller.tell("response-media-type-removed", { message, ...places, key: mediaType }, path);
  }
  for (const [was, is] of kept) compareContent(comparison, was, is, { teller, path });
  compareHeaders(comparison, base, head, { teller, path });
}

interface Within {
  readonly teller: Teller;
  readonly path: string;
}

function compareContent(
  { schemas }: Comparison,
  base: MediaContent,
  head: MediaContent,
  { teller, path }: Within,
): void {
  const places = { base: base.at, head: head.at };
  const inside = `${path} response`;
  if (base.use !== undefined && head.use !== undefined) {
    schemas.compare(base.use, head.use, { context: teller.context, path: inside, direction: "response" });
  } else if (head.use !== undefined) {
    teller.tell("response-schema-added", { message: "has a schema, where it had none", ...places }, inside);
  } else if (base.use !== undefined) {
    teller.tell("response-schema-removed", { message: "has no schema any more", ...places }, inside);
  }
}

function compareHeaders(comparison: Comparison, base: Response, head: Response, { teller, path }: Within): void {
  const { tell } = teller;
  const { gone, come, kept } = paired(base.headers, head.headers, ({ name }) => name.toLowerCase());
  const pathOf = ({ name }: ResponseHeader): string => `${path} header ${name.toLowerCase()}`;
  for (const header of gone) {
    const message = `the header ${header.name} is gone`;
    tell("response-header-removed", { message, base: header.at, head: head.at }, pathOf(header));
  }
  for (const header of come) {
    const message = `the header ${header.name} is new`;
    tell("response-header-added", { message, base: base.at, head: header.at }, pathOf(header));
  }
  for (const [was, is] of kept) {
    const places = { base: was.at, head: is.at };
    if (!was.required && is.required) {
      tell("response-header-made-required", { message: "is always there", ...places }, pathOf(is));
    } else if (was.required && !is.required) {
      tell("response-header-made-optional", { message: "may be missing", ...places }, pathOf(is));
    }
    const { schemas } = comparison;
    const before = was.use ?? schemas.base.anything(was.at);
    const after = is.use ?? schemas.head.anything(is.at);
    const spot = { context: teller.context, path: pathOf(is), direction: "response" as const };
    schemas.compare(before, after, spot);
  }
}
