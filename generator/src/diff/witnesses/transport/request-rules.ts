import type { MediaContent, Operation, Parameter } from "../../../model/interface.js";
import { child } from "../../../model/raw.js";
import { isSame, type Json } from "../../../values/json.js";
import type { InterfaceChange } from "../../interface-change.js";
import type { InterfaceRuleId } from "../../rules/interface-rules.js";
import type { WitnessResult } from "../../witness.js";
import { pointerOfParameter } from "../messages.js";
import { serializedQuery } from "./serialized-query.js";
import { parameterAt, responseAt, type Subject, type Subjects } from "./subjects.js";
import { gained, ignored, kept, lost, none } from "./verdicts.js";

/** An operation of both interfaces. */
export interface KeptSubject extends Subject {
  readonly was: Operation;
  readonly is: Operation;
}

type Show = (subject: KeptSubject, change: InterfaceChange, subjects: Subjects) => WitnessResult | undefined;

/** Messages for changes of the requests of operations that both interfaces have. */
export const requestRules: { readonly [Rule in InterfaceRuleId]?: Show } = {
  "operation-method-changed": ({ was, make }) => lost({ request: make.base.requestOf(was) }, "/request/method"),
  "operation-path-changed": ({ was, make }) => lost({ request: make.base.requestOf(was) }, "/request/path"),
  "operation-deprecated": ({ is, make }) => kept({ request: make.head.requestOf(is) }),
  "event-fired": (subject, { key = "" }, { head }) => gained(withEvent(subject, "head", key, head.events), "/message"),
  "event-no-longer-fired": (subject, { key = "" }, { base }) =>
    lost(withEvent(subject, "base", key, base.events), "/message"),
  "event-condition-changed": (subject, { key = "" }, { head }) =>
    kept(withEvent(subject, "head", key, head.events), "/message"),
  "error-added": ({ is, make }, { key = "" }, { head }) => {
    const error = head.errors.find(({ name }) => name === key);
    if (error === undefined) return none("the catalogue does not list the error");
    const response = { status: error.status, body: { code: error.code, message: error.message } };
    return gained({ request: make.head.requestOf(is), response }, "/response");
  },
  "idempotency-dropped": ({ was, make }) => withoutKey(was, make.base.requestOf(was, givenKey(was))),
  "idempotency-changed": ({ was, make }) => withoutKey(was, make.base.requestOf(was, givenKey(was))),
  "response-choice-introduced": (subject) => chosenResponse(subject, "head"),
  "response-choice-dropped": (subject) => chosenResponse(subject, "base"),
  "response-choice-changed": (subject) => chosenResponse(subject, "base"),
  "variant-fixed-value-changed": ({ was, make }) => lost({ request: make.base.requestOf(was) }),
  "variant-moved": ({ is, make }) => kept({ request: make.head.requestOf(is) }),
  "variant-ignored-changed": ({ is, make }) => {
    const given = is.parameters.filter(({ name }) => is.ignored.includes(name));
    const parameters = new Map(given.map((one) => [one, make.head.valueOf(one.use, "request", one.name)] as const));
    return kept({ request: make.head.requestOf(is, { parameters }) });
  },
  "parameter-added-required": ({ was, is, make }, { pointers }) => {
    const added = parameterAt(is, pointers.head);
    return added && lost({ request: make.base.requestOf(was) }, pointerOfParameter(added));
  },
  "parameter-removed": (subject, change) => formerParameter(subject, change),
  "parameter-renamed-in-request": (subject, change) => formerParameter(subject, change),
  "parameter-moved": (subject, change) => formerParameter(subject, change),
  "parameter-made-required": ({ was, make }, { pointers }) => {
    const former = parameterAt(was, pointers.base);
    if (former === undefined) return undefined;
    const request = make.base.requestOf(was, { parameters: new Map([[former, undefined]]) });
    return lost({ request }, pointerOfParameter(former));
  },
  "parameter-style-changed": serialized,
  "parameter-explode-changed": serialized,
  "parameter-reserved-changed": serialized,
  "parameter-media-type-changed": serialized,
  "parameter-empty-value-forbidden": ({ was, make }, { pointers }) => {
    const former = parameterAt(was, pointers.base);
    if (former === undefined) return undefined;
    return lost(
      { request: make.base.requestOf(was, { parameters: new Map([[former, ""]]) }) },
      pointerOfParameter(former),
    );
  },
  "parameter-deprecated": ({ is, make }, { pointers }) => {
    const now = parameterAt(is, pointers.head);
    if (now === undefined) return undefined;
    const value = make.head.valueOf(now.use, "request", now.name);
    return kept({ request: make.head.requestOf(is, { parameters: new Map([[now, value]]) }) }, pointerOfParameter(now));
  },
  "body-added-required": ({ was, make }) => lost({ request: make.base.requestOf(was) }, "/request/body"),
  "body-removed": ({ was, make }) => {
    const [content] = was.body?.content ?? [];
    return content && ignored({ request: make.base.requestOf(was, { body: { content } }) }, "/request/body");
  },
  "body-made-required": ({ was, make }) =>
    lost({ request: make.base.requestOf(was, { body: "none" }) }, "/request/body"),
  "body-media-type-removed": ({ was, make }, { key = "" }) => {
    const content = was.body?.content.find(({ mediaType }) => mediaType === key);
    if (content === undefined) return undefined;
    const request = make.base.requestOf(was, { body: { content } });
    const headers = { ...request.headers, "Content-Type": key };
    return lost({ request: { ...request, headers } }, "/request/headers/Content-Type");
  },
  "body-media-type-parameters-changed": ({ was, make }, { pointers }) => {
    const content = was.body?.content.find(({ at }) => at === pointers.base);
    const request = content && make.base.requestOf(was, { body: { content } });
    return request && kept({ request }, "/request/headers/Content-Type");
  },
  "body-schema-added": (subject, change) => undescribedBody(subject, change, "use"),
  "body-item-schema-added": (subject, change) => undescribedBody(subject, change, "item"),
  "body-encoding-changed": ({ was, make }, { pointers }) => {
    const content = was.body?.content.find(({ at }) => at === pointers.base);
    return content && kept({ request: make.base.requestOf(was, { body: { content } }) }, "/request/body");
  },
  "body-payload-form-changed": ({ is, make }) => {
    const content = is.body?.content.find(({ kind }) => kind === "multipart");
    return content && kept({ request: make.head.requestOf(is, { body: { content } }) }, "/request/body");
  },
  "sunset-brought-forward": () => none("the date is in the document, not in messages"),
  "sunset-too-soon": () => none("the date is in the document, not in messages"),
  "sunset-missing": () => none("the date is in the document, not in messages"),
  "stability-decreased": () => none("the level is in the document, not in messages"),
  "rate-limit-introduced": () => none("a rate limit concerns many requests"),
  "rate-limit-dropped": () => none("a rate limit concerns many requests"),
  "rate-limit-changed": () => none("a rate limit concerns many requests"),
  "body-limit-changed": () => none("it would be as large as the limit"),
};

function withEvent(
  subject: KeptSubject,
  side: "base" | "head",
  name: string,
  events: Subjects["head"]["events"],
): Parameters<typeof kept>[0] {
  const payload = events.find((event) => event.name === name)?.payload;
  const made = payload && subject.make[side].valueOf(payload, "response");
  return {
    request: subject.make[side].requestOf(side === "base" ? subject.was : subject.is),
    message: { name, ...(made === undefined ? {} : { payload: made }) },
  };
}

function givenKey({ idempotencyKey }: Operation): { readonly parameters?: ReadonlyMap<Parameter, Json> } {
  return idempotencyKey === undefined ? {} : { parameters: new Map([[idempotencyKey, "<key>"]]) };
}

function withoutKey({ idempotencyKey }: Operation, request: NonNullable<Parameters<typeof kept>[0]["request"]>) {
  return kept({ request }, idempotencyKey && pointerOfParameter(idempotencyKey));
}

/** Returns a request whose parameter selects a response that the other interface does not select. */
function chosenResponse({ was, is, make }: KeptSubject, side: "base" | "head"): WitnessResult | undefined {
  const [own, other] = side === "base" ? [was, is] : [is, was];
  const differs = own.responseWhen?.cases.find(
    ({ equals, status }) =>
      other.responseWhen?.cases.some((one) => isSame(one.equals, equals) && one.status === status) !== true,
  );
  if (own.responseWhen === undefined || differs === undefined) return undefined;
  const parameters = new Map([[own.responseWhen.parameter, differs.equals]]);
  const response = own.responses.find(({ status }) => status === differs.status);
  const messages = {
    request: make[side].requestOf(own, { parameters }),
    response: response === undefined ? { status: differs.status } : make[side].responseOf(response),
  };
  return side === "base" ? lost(messages, "/response/status") : gained(messages, "/response/status");
}

/** Returns a request with a parameter that the head does not know by its name or location. */
function formerParameter({ was, is, make }: KeptSubject, { pointers }: InterfaceChange): WitnessResult | undefined {
  const former = parameterAt(was, pointers.base);
  if (former === undefined) return undefined;
  const value = make.base.valueOf(former.use, "request", former.name) ?? "amber";
  const request = make.base.requestOf(was, { parameters: new Map([[former, value]]) });
  const isMissing = parameterAt(is, pointers.head)?.required === true || former.in === "path";
  return (isMissing ? lost : ignored)({ request }, pointerOfParameter(former));
}

/** Shows a parameter as text, which the head reads differently. */
function serialized({ was, make }: KeptSubject, { pointers, rule }: InterfaceChange): WitnessResult | undefined {
  const former = parameterAt(was, pointers.base);
  if (former === undefined) return undefined;
  const sample = make.base.sampleOf(former.use, "request", former.name) ?? "amber";
  // One item is written alike in all styles, and reserved characters are rare.
  const list = Array.isArray(sample) && sample.length === 1 ? [...sample, ...sample] : sample;
  const value = rule === "parameter-reserved-changed" && typeof sample === "string" ? "a/b" : list;
  const request = make.base.requestOf(was, {
    parameters: new Map([[former, former.in === "path" ? value : undefined]]),
  });
  if (former.in !== "query") {
    const given = make.base.requestOf(was, { parameters: new Map([[former, value]]) });
    return kept({ request: given }, pointerOfParameter(former));
  }
  return kept({ request: { ...request, path: `${request.path}?${serializedQuery(former, value)}` } }, "/request/path");
}

/** Returns a body that the base, which has no schema for it, accepts and the head rejects. */
function undescribedBody(
  { was, is, make }: KeptSubject,
  { pointers }: InterfaceChange,
  part: "use" | "item",
): WitnessResult | undefined {
  const [before, after] = [was, is].map(({ body }, index) =>
    body?.content.find(({ at }) => at === (index === 0 ? pointers.base : pointers.head)),
  );
  const use = after?.[part];
  const value = use && make.head.rejectedBy(use, "request");
  if (before === undefined || value === undefined) return undefined;
  const body = { content: before, value: part === "item" ? [value] : value };
  return lost({ request: make.base.requestOf(was, { body }) }, "/request/body");
}

/** Returns the content at a pointer in a response of an operation. */
export function contentAt(operation: Operation, pointer: string | undefined): MediaContent | undefined {
  return responseAt(operation, pointer)?.content.find(({ at }) => at === pointer);
}

/** Returns a pointer to a header of a response. */
export function pointerOfHeader(name: string): string {
  return child("/response/headers", name);
}
