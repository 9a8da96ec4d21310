import type { MediaContent, Operation, RequestBody } from "../../model/interface.js";
import { canonical } from "../schemas/comparison.js";
import { type Comparison, paired, type Teller } from "./comparison.js";

export function compareBodies(comparison: Comparison, base: Operation, head: Operation, teller: Teller): void {
  const { tell } = teller;
  if (base.body === undefined && head.body === undefined) return;
  if (base.body === undefined || head.body === undefined) {
    const places = { base: base.body?.at ?? base.at, head: head.body?.at ?? head.at };
    if (head.body === undefined) tell("body-removed", { message: "the request body is gone", ...places }, " body");
    else if (head.body.required) {
      tell("body-added-required", { message: "a required request body is new", ...places }, " body");
    } else tell("body-added-optional", { message: "an optional request body is new", ...places }, " body");
    return;
  }
  compareBody(comparison, base.body, head.body, teller);
}

function compareBody(comparison: Comparison, base: RequestBody, head: RequestBody, teller: Teller): void {
  const places = { base: base.at, head: head.at };
  const tell = (rule: Parameters<Teller["tell"]>[0], message: string, key?: string): void => {
    teller.tell(rule, { message, ...places, ...(key === undefined ? {} : { key }) }, " body");
  };
  if (!base.required && head.required) tell("body-made-required", "was optional, and is required");
  if (base.required && !head.required) tell("body-made-optional", "was required, and is optional");
  const { gone, come, kept } = paired(base.content, head.content, ({ mediaType }) => mediaType);
  for (const { mediaType } of come) tell("body-media-type-added", `may be ${mediaType}`, mediaType);
  for (const { mediaType } of gone) tell("body-media-type-removed", `may no longer be ${mediaType}`, mediaType);
  if (canonical(base.payload) !== canonical(head.payload)) {
    tell("body-payload-form-changed", "the form carries a JSON body and files in another way");
  }
  for (const [was, is] of kept) compareContent(comparison, was, is, teller);
}

function compareContent({ schemas }: Comparison, base: MediaContent, head: MediaContent, teller: Teller): void {
  const places = { base: base.at, head: head.at };
  const { tell, context } = teller;
  const path = base.kind === "json" ? " body" : ` body (${base.mediaType})`;
  const { gone, come, kept } = paired(base.encoding, head.encoding, ({ property }) => property);
  // A part that came or went did so with its property, which tells it.
  for (const [was, is] of kept) {
    if (canonical(was) === canonical(is)) continue;
    const message = `${is.property} is encoded in another way`;
    tell("body-encoding-changed", { message, ...places, key: is.property }, path);
  }
  if (base.use !== undefined && head.use !== undefined) {
    schemas.compare(base.use, head.use, { context, path, direction: "request" });
  } else if (head.use !== undefined) {
    tell("body-schema-added", { message: "has a schema, where it had none", ...places }, path);
  } else if (base.use !== undefined) {
    tell("body-schema-removed", { message: "has no schema any more", ...places }, path);
  } else if (gone.length + come.length > 0) {
    tell("body-encoding-changed", { message: "has other parts", ...places }, path);
  }
}
