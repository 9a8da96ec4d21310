import type { Signature } from "../../../model/interface.js";
import type { Json } from "../../../values/json.js";
import type { InterfaceChange } from "../../interface-change.js";
import type { WitnessRequest, WitnessResult } from "../../witness.js";
import type { Side } from "../message-parts.js";
import { pointerOfParameter, type RequestParts } from "../messages.js";
import { parameterAt, responseAt, type Subject } from "./subjects.js";
import { gained, kept, lost, none } from "./verdicts.js";

type Show = (subject: Subject, change: InterfaceChange) => WitnessResult | undefined;

/** Messages for changes of requests that the service sends, by rule without `webhook` and `callback`. */
export const sentRules: { readonly [rule: string]: Show } = {
  "-added": (subject) => sent(subject, "head", gained),
  "-removed": (subject) => sent(subject, "base", lost),
  "-method-changed": (subject) => sent(subject, "base", lost, "/request/method"),
  "-address-changed": (subject) => sent(subject, "base", lost, "/request/path"),
  "-headers-changed": (subject) => sent(subject, "head", gained, "/request", allParameters(subject, "head")),
  "-body-added": (subject) => sent(subject, "head", gained, "/request/body", wholeBody(subject, "head")),
  "-body-removed": (subject) => sent(subject, "base", lost, "/request/body", wholeBody(subject, "base")),
  "-body-form-changed": (subject) => sent(subject, "head", gained, "/request/body", wholeBody(subject, "head")),
  "-answer-removed": reply,
  "-answer-form-changed": reply,
  "-parameter-removed": (subject, { pointers }) => {
    const parameter = parameterAt(subject.was, pointers.base);
    if (parameter === undefined) return undefined;
    return sent(subject, "base", lost, pointerOfParameter(parameter), allParameters(subject, "base"));
  },
  "-parameter-changed": (subject, { pointers, key }) => {
    const parameter = parameterAt(subject.is, pointers.head);
    if (parameter === undefined) return undefined;
    const at = pointerOfParameter(parameter);
    if (key !== "required") return sent(subject, "head", kept, at, allParameters(subject, "head"));
    return sent(subject, "head", gained, at, { parameters: new Map([[parameter, undefined]]) });
  },
  "-security-changed": (subject) => sent(subject, "head", gained),
};

/** Messages for changes of webhooks alone. */
export const webhookRules: { readonly [rule: string]: Show } = {
  "signature-introduced": (subject) => signed(subject, "head"),
  "signature-changed": (subject) => signed(subject, "head"),
  "signature-dropped": (subject) => signed(subject, "base"),
  "dispatch-changed": () => none("the rules are those of the receiver"),
};

function sent(
  subject: Subject,
  side: Side,
  verdict: typeof lost,
  at = "/request",
  parts: RequestParts = {},
): WitnessResult | undefined {
  const request = requestOf(subject, side, parts);
  return request && verdict({ request }, at);
}

/** Returns a request of the service. Its path is the name of the webhook, or the expression of the callback. */
function requestOf(subject: Subject, side: Side, parts: RequestParts = {}): WitnessRequest | undefined {
  const operation = side === "base" ? subject.was : subject.is;
  if (operation === undefined) return undefined;
  const own = side === "base" ? "was" : "is";
  const path = subject.webhook?.[own]?.name ?? subject.callback?.[own]?.expression;
  const request = subject.make[side].requestOf(operation, parts);
  return path === undefined ? request : { ...request, path };
}

function allParameters(subject: Subject, side: Side): RequestParts {
  const operation = side === "base" ? subject.was : subject.is;
  const make = subject.make[side];
  const values = (operation?.parameters ?? []).map((parameter): [typeof parameter, Json] => [
    parameter,
    make.valueOf(parameter.use, "response", parameter.name) ?? "amber",
  ]);
  return { parameters: new Map(values) };
}

function wholeBody(subject: Subject, side: Side): RequestParts {
  const operation = side === "base" ? subject.was : subject.is;
  const [content] = operation?.body?.content ?? [];
  return content === undefined ? {} : { body: { content } };
}

/** Returns a response of the receiver that the head does not allow. */
function reply(subject: Subject, { pointers }: InterfaceChange): WitnessResult | undefined {
  const request = requestOf(subject, "base");
  const response = responseAt(subject.was, pointers.base);
  if (request === undefined || response === undefined) return undefined;
  const shown = subject.make.base.responseOf(response);
  const [type] = response.content.map(({ mediaType }) => mediaType);
  const headers = type === undefined ? {} : { headers: { ...shown.headers, "Content-Type": type } };
  return lost({ request, response: { ...shown, ...headers } }, "/response");
}

function signed(subject: Subject, side: Side): WitnessResult | undefined {
  const request = requestOf(subject, side);
  const signature = subject.webhook?.[side === "base" ? "was" : "is"]?.signature;
  if (request === undefined || signature === undefined) return undefined;
  const messages = { request: { ...request, headers: { ...request.headers, ...signatureHeaders(signature) } } };
  return (side === "base" ? lost : gained)(messages, "/request/headers");
}

function signatureHeaders({ signatureHeader, timestampHeader, idHeader, format }: Signature): Record<string, Json> {
  const text = format.replaceAll("{signature}", "<signature>").replaceAll("{timestamp}", "<timestamp>");
  return {
    ...(idHeader === "" ? {} : { [idHeader]: "<id>" }),
    ...(timestampHeader === "" ? {} : { [timestampHeader]: "<timestamp>" }),
    [signatureHeader]: text,
  };
}
