import type { MediaContent, Operation, Response, ResponseHeader } from "../../../model/interface.js";
import type { Json } from "../../../values/json.js";
import type { InterfaceChange } from "../../interface-change.js";
import type { InterfaceRuleId } from "../../rules/interface-rules.js";
import type { WitnessResult } from "../../witness.js";
import type { Side } from "../message-parts.js";
import type { Messages, ResponseParts } from "../messages.js";
import { contentAt, type KeptSubject, pointerOfHeader } from "./request-rules.js";
import { responseAt } from "./subjects.js";
import { gained, ignored, kept, lost, none } from "./verdicts.js";

type Show = (subject: KeptSubject, change: InterfaceChange) => WitnessResult | undefined;

/** Messages for changes of the responses of operations that both interfaces have. */
export const responseRules: { readonly [Rule in InterfaceRuleId]?: Show } = {
  "response-success-added": addedStatus,
  "response-error-added": addedStatus,
  "response-success-removed": (subject, { pointers }) => {
    const response = responseAt(subject.was, pointers.base);
    return response && lost(exchange(subject, "base", response), "/response/status");
  },
  "response-media-type-added": (subject, change) => {
    const messages = typedResponse(subject, change, "head");
    return messages && gained(messages, "/response/headers/Content-Type");
  },
  "response-media-type-removed": (subject, change) => {
    const messages = typedResponse(subject, change, "base");
    return messages && lost(messages, "/response/headers/Content-Type");
  },
  "response-media-type-parameters-changed": (subject, { pointers }) => {
    const [response, content] = [responseAt(subject.is, pointers.head), contentAt(subject.is, pointers.head)];
    return (
      response && content && kept(exchange(subject, "head", response, { content }), "/response/headers/Content-Type")
    );
  },
  "response-schema-removed": (subject, change) => undescribedBody(subject, change, "use"),
  "response-item-schema-removed": (subject, change) => undescribedBody(subject, change, "item"),
  "response-stream-changed": (subject, { pointers }) => {
    const [response, content] = [responseAt(subject.is, pointers.head), contentAt(subject.is, pointers.head)];
    return response && content && gained(exchange(subject, "head", response, { content }), "/response/body");
  },
  "response-stream-end-changed": (subject, { pointers }) => {
    const [was, is] = [contentAt(subject.was, pointers.base), contentAt(subject.is, pointers.head)];
    const side = is?.stream?.end === undefined ? "base" : "head";
    const [content, pointer] = side === "head" ? [is, pointers.head] : [was, pointers.base];
    const response = responseAt(side === "head" ? subject.is : subject.was, pointer);
    if (response === undefined || content?.stream?.end === undefined) return undefined;
    const messages = exchange(subject, side, response, { content, value: [content.stream.end] });
    return (side === "head" ? gained : lost)(messages, "/response/body/0");
  },
  "response-header-removed": (subject, change) => {
    const former = headerAt(subject.was, change.pointers.base);
    if (former === undefined) return undefined;
    const { response, header } = former;
    if (header.required) return gained(withoutHeader(subject, header.name), pointerOfHeader(header.name));
    return ignored(withHeader(subject, "base", response, header), pointerOfHeader(header.name));
  },
  "response-header-made-optional": (subject, change) => {
    const now = headerAt(subject.is, change.pointers.head);
    return (
      now &&
      gained(
        exchange(subject, "head", now.response, { headers: new Map([[now.header, undefined]]) }),
        pointerOfHeader(now.header.name),
      )
    );
  },
  "response-header-explode-changed": shownHeader,
  "response-header-media-type-changed": shownHeader,
  "response-header-deprecated": shownHeader,
  "response-link-removed": () => none("links are in the document, not in messages"),
  "response-link-changed": () => none("links are in the document, not in messages"),
};

function exchange(subject: KeptSubject, side: Side, response: Response, parts?: ResponseParts): Messages {
  const make = subject.make[side];
  return {
    request: make.requestOf(side === "base" ? subject.was : subject.is),
    response: make.responseOf(response, parts),
  };
}

function addedStatus(subject: KeptSubject, { pointers }: InterfaceChange): WitnessResult | undefined {
  const response = responseAt(subject.is, pointers.head);
  return response && gained(exchange(subject, "head", response), "/response/status");
}

function typedResponse(subject: KeptSubject, { pointers, key }: InterfaceChange, side: Side): Messages | undefined {
  const response = responseAt(side === "base" ? subject.was : subject.is, pointers[side]);
  const content = response?.content.find(({ mediaType }) => mediaType === key);
  if (response === undefined || content === undefined) return undefined;
  const messages = exchange(subject, side, response, { content });
  const headers = { ...messages.response?.headers, "Content-Type": content.mediaType };
  return { ...messages, response: { status: 200, ...messages.response, headers } };
}

/** Returns a body that the head, which has no schema for it, allows and the base rejects. */
function undescribedBody(
  subject: KeptSubject,
  { pointers }: InterfaceChange,
  part: "use" | "item",
): WitnessResult | undefined {
  const response = responseAt(subject.is, pointers.head);
  const [was, is]: readonly (MediaContent | undefined)[] = [
    contentAt(subject.was, pointers.base),
    contentAt(subject.is, pointers.head),
  ];
  const use = was?.[part];
  const value: Json | undefined = use && subject.make.base.rejectedBy(use, "response");
  if (response === undefined || is === undefined || value === undefined) return undefined;
  const body = { content: is, value: part === "item" ? [value] : value };
  return gained(exchange(subject, "head", response, body), "/response/body");
}

interface LocatedHeader {
  readonly response: Response;
  readonly header: ResponseHeader;
}

function headerAt({ responses }: Operation, pointer: string | undefined): LocatedHeader | undefined {
  for (const response of responses) {
    const header = response.headers.find(({ at }) => at === pointer);
    if (header !== undefined) return { response, header };
  }
  return undefined;
}

function withHeader(subject: KeptSubject, side: Side, response: Response, header: ResponseHeader): Messages {
  const value = header.use && subject.make[side].sampleOf(header.use, "response", header.name);
  return exchange(subject, side, response, { headers: new Map([[header, value ?? "amber"]]) });
}

/** Returns a response of the head without a header that it does not declare. */
function withoutHeader(subject: KeptSubject, name: string): Messages {
  const was = subject.was.responses.find(({ headers }) => headers.some((header) => header.name === name));
  const is = subject.is.responses.find(({ status }) => status === was?.status);
  return is === undefined ? { request: subject.make.head.requestOf(subject.is) } : exchange(subject, "head", is);
}

function shownHeader(subject: KeptSubject, { pointers }: InterfaceChange): WitnessResult | undefined {
  const now = headerAt(subject.is, pointers.head);
  return now && kept(withHeader(subject, "head", now.response, now.header), pointerOfHeader(now.header.name));
}
