import type { Callback, Interface, MediaContent, Operation, Response } from "../../model/interface.js";
import type { Direction } from "../../model/openness.js";
import { child } from "../../model/raw.js";
import type { SchemaUse } from "../../model/type.js";
import type { Json } from "../../values/json.js";
import { pairOperations } from "../interface/pair-operations.js";
import { pairWebhooks } from "../interface/webhook-names.js";
import { paired } from "../pairing.js";
import { type MessageMaker, type Messages, pointerOfParameter } from "./messages.js";

export type Side = "base" | "head";

/** A part of a message that both interfaces describe by a schema. */
export interface MessagePart {
  /** The operation, webhook, event, channel or callback, as changes name it. */
  readonly label: string;
  readonly direction: Direction;
  readonly base: SchemaUse;
  readonly head: SchemaUse;
  /** Returns a message of one interface with a value in this part. */
  readonly messages: (side: Side, value: Json) => Messages;
  /** Pointer to the value from the witness. */
  readonly at: string;
}

/** The makers of messages of both interfaces, by who sends requests. */
export interface Makers {
  readonly own: { readonly [side in Side]: MessageMaker };
  /** For requests that the service sends. */
  readonly sent: { readonly [side in Side]: MessageMaker };
}

type Pair<Node> = readonly [base: Node, head: Node];

/** Returns all parts of messages that both interfaces have. */
export function messageParts(base: Interface, head: Interface, makers: Makers): readonly MessagePart[] {
  const operations = pairOperations(base, head).kept.flatMap((pair) =>
    operationParts(pair, { label: pair[1].id, makers: makers.own, sent: "request" }),
  );
  const webhooks = pairWebhooks(base, head).kept.flatMap(([was, is]) =>
    operationParts([was.operation, is.operation], { label: is.name, makers: makers.sent, sent: "response" }),
  );
  return [...operations, ...webhooks, ...eventParts(base, head), ...channelParts(base, head)];
}

/** Returns the parts of the callbacks of both interfaces. */
export function callbackParts(base: Interface, head: Interface, makers: Makers): readonly MessagePart[] {
  const pairs = callbackPairs(base, head);
  return pairs.flatMap(({ label, was, is }) =>
    operationParts([was.operation, is.operation], { label, makers: makers.sent, sent: "response" }),
  );
}

/** A callback in both interfaces; the name of its context begins with that of the operation around it. */
export interface CallbackPair {
  readonly label: string;
  readonly was: Callback;
  readonly is: Callback;
}

export function callbackPairs(base: Interface, head: Interface): readonly CallbackPair[] {
  const found: CallbackPair[] = [];
  const seen = new Set<Operation>();
  const pending = [
    ...pairOperations(base, head).kept.map(([was, is]) => ({ was, is, label: is.id })),
    ...pairWebhooks(base, head).kept.map(([was, is]) => ({
      was: was.operation,
      is: is.operation,
      label: is.name,
    })),
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { was, is, label } = next;
    if (seen.has(is)) continue;
    seen.add(is);
    const lists = [base.callbacks.byOperation.get(was.at) ?? [], head.callbacks.byOperation.get(is.at) ?? []] as const;
    for (const [one, other] of paired(lists[0], lists[1], ({ name }) => name).kept) {
      const name = `${label} callback ${other.name}`;
      found.push({ label: name, was: one, is: other });
      pending.push({ was: one.operation, is: other.operation, label: name });
    }
  }
  return found;
}

interface Around {
  readonly label: string;
  readonly makers: { readonly [side in Side]: MessageMaker };
  /** The direction of requests. */
  readonly sent: Direction;
}

function operationParts([base, head]: Pair<Operation>, around: Around): readonly MessagePart[] {
  const { label, makers, sent } = around;
  const operations = { base, head };
  const keyOf = (parameter: Operation["parameters"][number]): string =>
    `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;
  const parameters = pairedParameters(base, head, keyOf).map(([was, is]): MessagePart => {
    const sides = { base: was, head: is };
    return {
      label,
      direction: sent,
      base: was.use,
      head: is.use,
      at: pointerOfParameter(is),
      messages: (side, value) => ({
        request: makers[side].requestOf(operations[side], { parameters: new Map([[sides[side], value]]) }),
      }),
    };
  });
  const bodies = contentPairs(base.body?.content ?? [], head.body?.content ?? []).flatMap((content) =>
    contentParts(content, { label, direction: sent, at: "/request/body" }, (side, value) => ({
      request: makers[side].requestOf(operations[side], { body: { content: content[side === "base" ? 0 : 1], value } }),
    })),
  );
  const responses = responsePairs(base, head).flatMap((pair) => responseParts(pair, operations, around));
  return [...parameters, ...bodies, ...responses];
}

/** Pairs parameters as the comparison does: those of a path by position. */
function pairedParameters(
  base: Operation,
  head: Operation,
  keyOf: (parameter: Operation["parameters"][number]) => string,
): readonly Pair<Operation["parameters"][number]>[] {
  const inPath = ({ path }: Operation) =>
    path.segments.flatMap((segment) => segment.flatMap((part) => (part.kind === "parameter" ? [part.parameter] : [])));
  const after = inPath(head);
  const byPosition = inPath(base).flatMap((was, index): Pair<typeof was>[] => {
    const is = after[index];
    return is === undefined ? [] : [[was, is]];
  });
  const { kept, removed, added } = paired(base.parameters, head.parameters, keyOf);
  const renamed = removed.flatMap((was): Pair<typeof was>[] => {
    const is = added.find((other) => other.name === was.name || other.renamedFrom?.includes(was.name) === true);
    return is === undefined ? [] : [[was, is]];
  });
  return [...byPosition, ...kept.filter(([was]) => was.in !== "path"), ...renamed];
}

function contentPairs(base: readonly MediaContent[], head: readonly MediaContent[]): readonly Pair<MediaContent>[] {
  return paired(base, head, ({ mediaType }) => mediaType).kept;
}

function contentParts(
  [base, head]: Pair<MediaContent>,
  part: Pick<MessagePart, "label" | "direction" | "at">,
  messages: MessagePart["messages"],
): readonly MessagePart[] {
  const found: MessagePart[] = [];
  if (base.use !== undefined && head.use !== undefined)
    found.push({ ...part, base: base.use, head: head.use, messages });
  const [was, is] = [base.item ?? base.stream?.item, head.item ?? head.stream?.item];
  if (was !== undefined && is !== undefined) {
    found.push({
      ...part,
      base: was,
      head: is,
      at: `${part.at}/0`,
      messages: (side, value) => messages(side, [value]),
    });
  }
  return found;
}

/** Pairs responses by status, and those without a counterpart with the range or default that covers them. */
function responsePairs(base: Operation, head: Operation): readonly Pair<Response>[] {
  const cover = (status: Response["status"], { responses }: Operation): Response | undefined =>
    responses.find((one) => one.status === `${String(status).charAt(0)}XX`) ??
    responses.find((one) => one.status === "default");
  const { kept, removed, added } = paired(base.responses, head.responses, ({ status }) => String(status));
  return [
    ...kept,
    ...removed.flatMap((was): Pair<Response>[] => [cover(was.status, head) ?? []].flat().map((is) => [was, is])),
    ...added.flatMap((is): Pair<Response>[] => [cover(is.status, base) ?? []].flat().map((was) => [was, is])),
  ];
}

function responseParts(
  [base, head]: Pair<Response>,
  operations: { readonly [side in Side]: Operation },
  { label, makers, sent }: Around,
): readonly MessagePart[] {
  const received = sent === "request" ? "response" : "request";
  const sides = { base, head };
  const around = (side: Side) => ({ request: makers[side].requestOf(operations[side]) });
  const bodies = contentPairs(base.content, head.content).flatMap((content) =>
    contentParts(content, { label, direction: received, at: "/response/body" }, (side, value) => ({
      ...around(side),
      response: makers[side].responseOf(sides[side], { content: content[side === "base" ? 0 : 1], value }),
    })),
  );
  const headers = paired(base.headers, head.headers, ({ name }) => name.toLowerCase()).kept.flatMap(
    ([was, is]): MessagePart[] => {
      if (was.use === undefined || is.use === undefined) return [];
      const pair = { base: was, head: is };
      return [
        {
          label,
          direction: received,
          base: was.use,
          head: is.use,
          at: child("/response/headers", is.name),
          messages: (side, value) => ({
            ...around(side),
            response: makers[side].responseOf(sides[side], { headers: new Map([[pair[side], value]]) }),
          }),
        },
      ];
    },
  );
  return [...bodies, ...headers];
}

function eventParts(base: Interface, head: Interface): readonly MessagePart[] {
  return paired(base.events, head.events, ({ name }) => name).kept.flatMap(([was, is]): MessagePart[] => {
    if (was.payload === undefined || is.payload === undefined) return [];
    return [messagePart(is.name, is.name, "response", [was.payload, is.payload])];
  });
}

function channelParts(base: Interface, head: Interface): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  for (const [was, is] of paired(base.channels, head.channels, ({ name }) => name).kept) {
    for (const [one, other] of paired(was.query, is.query, ({ name }) => name).kept)
      parts.push(messagePart(is.name, `query ${other.name}`, "request", [one.use, other.use]));
    for (const [one, other] of paired(was.commands, is.commands, ({ name }) => name).kept) {
      const directions = { command: "request", args: "request", reply: "response", data: "response" } as const;
      for (const part of ["command", "args", "reply", "data"] as const)
        parts.push(messagePart(is.name, `${other.name} ${part}`, directions[part], [one[part], other[part]]));
    }
    parts.push(messagePart(is.name, "error", "response", [was.envelope.error, is.envelope.error]));
  }
  for (const [was, is] of paired(base.sockets, head.sockets, ({ name }) => name).kept) {
    for (const [one, other] of paired(was.query, is.query, ({ name }) => name).kept)
      parts.push(messagePart(is.name, `query ${other.name}`, "request", [one.use, other.use]));
    for (const [one, other] of paired(was.messages, is.messages, ({ name }) => name).kept) {
      for (const direction of other.from === "both" ? (["request", "response"] as const) : [])
        parts.push(messagePart(is.name, other.name, direction, [one.message, other.message]));
      if (other.from !== "both")
        parts.push(
          messagePart(is.name, other.name, other.from === "client" ? "request" : "response", [
            one.message,
            other.message,
          ]),
        );
    }
  }
  return parts;
}

function messagePart(label: string, name: string, direction: Direction, [base, head]: Pair<SchemaUse>): MessagePart {
  return {
    label,
    direction,
    base,
    head,
    at: "/message/payload",
    messages: (_side, payload) => ({ message: { name, payload } }),
  };
}
