import { eventText } from "../streams/events.js";
import {
  encodeEvent,
  eventHeartbeat,
  type ItemEncoder,
  type OutgoingEvent,
  type OutgoingPart,
  type PartKind,
  type PartTypes,
  partEncoder,
  type StartedStream,
  startItems,
} from "../streams/index.js";
import { jsonLine, jsonSequenceItem, jsonText } from "../streams/json.js";
import { encoderOfText } from "../streams/outgoing.js";
import type { Issue, Validator } from "../validate/index.js";
import { responseValidator } from "../validate/unnamed-validators.js";
import type { WireForm } from "../validate/wire-form.js";
import type { ResponseBody } from "./response.js";
import { ResponseMismatch } from "./response-mismatch.js";
import type { StreamEncoding } from "./stream-encoding.js";

/** An allowed item of a stream; for events, with their names. */
export interface StreamItem {
  /** Names of events with this data; absent for any name. */
  readonly names?: readonly string[];
  /** Validates an item: the data of an event, or the body of a part. */
  readonly validator?: Validator<unknown>;
}

/** Describes server-sent events. With `end`, the stream ends with an event of this data. */
export function eventStream(kind: "json" | "text", items: readonly StreamItem[] = [], end?: string): ResponseBody {
  const encoder: ItemEncoder = {
    ...encoderOfText((item, stringify) => {
      const { event, id, retry, data } = item as OutgoingEvent<unknown>;
      return eventText({ event, id, retry, data: kind === "json" ? jsonText(data, stringify) : String(data) });
    }),
    heartbeat: eventHeartbeat,
    end: end === undefined ? undefined : encodeEvent({ data: end }),
  };
  const validators = withResponseDirection(items);
  const [only] = validators;
  const isValid = validators.length === 1 && only?.names === undefined ? only?.validator?.is : undefined;
  const issuesOf = (item: unknown): readonly Issue[] | undefined => {
    if (isValid?.(Object(item).data)) return undefined;
    const { event = "message", data } = Object(item) as Partial<OutgoingEvent<unknown>>;
    const named = validators.filter(({ names }) => names?.includes(event) ?? true);
    if (validators.length === 0 || named.some(({ validator }) => validator?.is(data) ?? true)) return undefined;
    const message = `event: ${JSON.stringify(event)} is not declared`;
    return named.length === 0
      ? [{ path: "/event", code: "enum", message }]
      : issuesWithin("/data", data, named[0]?.validator);
  };
  return streamOf({ begin: () => ({ contentType: "text/event-stream", encoder }), issuesOf });
}

/** Describes JSON Lines or NDJSON. */
export function jsonLineStream(mediaType: string, validator?: Validator<unknown>): ResponseBody {
  return jsonStream(mediaType, encoderOfText(jsonLine), validator);
}

/** Describes a JSON text sequence. */
export function jsonSequenceStream(mediaType: string, validator?: Validator<unknown>): ResponseBody {
  return jsonStream(mediaType, encoderOfText(jsonSequenceItem), validator);
}

/** Describes the parts of a multipart body. `validator` validates bodies that are JSON. */
export function partStream(
  mediaType: string,
  kind: PartKind,
  validator?: Validator<unknown>,
  types: PartTypes = {},
): ResponseBody {
  const [checked] = withResponseDirection([{ ...(validator && { validator }) }]);
  return streamOf({
    begin: () => {
      const boundary = crypto.randomUUID();
      return { contentType: `${mediaType}; boundary=${boundary}`, encoder: partEncoder(boundary, kind, types) };
    },
    issuesOf: (item) => {
      const { body } = Object(item) as Partial<OutgoingPart<unknown>>;
      return kind === "mixed" && body instanceof Uint8Array
        ? undefined
        : issuesWithin("/body", body, checked?.validator);
    },
  });
}

export interface StreamBodyOptions {
  /** Whether each item is validated. */
  readonly checks: boolean;
  /** The response's name in errors. */
  readonly name: string;
  readonly onError: (error: unknown) => void;
  readonly onCancel: () => void;
  /** Milliseconds to wait for the first item before the head is sent. */
  readonly firstItemTimeout: number;
  /** Present if the code form of items differs from JSON. */
  readonly wireForm?: WireForm | undefined;
}

/** Encodes a handler's result as a stream. Throws a plain Error if it is not iterable. */
export function encodeStream(
  { begin, issuesOf }: StreamEncoding,
  items: unknown,
  { checks, name, onError, onCancel, firstItemTimeout: wait, wireForm }: StreamBodyOptions,
): StartedStream & { readonly contentType: string } {
  if (typeof Object(items)[Symbol.asyncIterator] !== "function") throw new Error(`${name} must be an async iterable`);
  const { contentType, encoder } = begin();
  let index = 0;
  const itemOf = (value: unknown): unknown => {
    const item = wireForm === undefined ? value : wireForm.toWire(value);
    const checked = wireForm === undefined ? item : wireForm.checked(item);
    const issues = checks ? issuesOf(checked) : undefined;
    if (issues !== undefined) throw new ResponseMismatch(`item ${index} of ${name}`, issues);
    index += 1;
    return item;
  };
  const stringify = wireForm?.stringify;
  const { encode, text } = encoder;
  const checked: ItemEncoder = {
    ...encoder,
    encode: (value) => encode(itemOf(value), stringify),
    text: text && ((value) => text(itemOf(value), stringify)),
  };
  return { contentType, ...startItems(items as AsyncIterable<unknown>, checked, { onError, onCancel, wait }) };
}

function jsonStream(contentType: string, encoder: ItemEncoder, validator?: Validator<unknown>): ResponseBody {
  const [checked] = withResponseDirection([{ ...(validator && { validator }) }]);
  const issuesOf = (item: unknown): readonly Issue[] | undefined => issuesWithin("", item, checked?.validator);
  return streamOf({ begin: () => ({ contentType, encoder }), issuesOf });
}

/** Returns the issues of a part of an item; undefined if it is valid. */
function issuesWithin(
  path: string,
  value: unknown,
  validator: Validator<unknown> | undefined,
): readonly Issue[] | undefined {
  if (validator === undefined || validator.is(value)) return undefined;
  const checked = validator.validate(value);
  return checked.ok ? [] : checked.issues.map((issue) => ({ ...issue, path: path + issue.path }));
}

function streamOf(stream: StreamEncoding): ResponseBody {
  return { kind: "stream", stream };
}

/** Reduces directional validators to their response direction. */
function withResponseDirection(items: readonly StreamItem[]): readonly StreamItem[] {
  return items.map((item) => (item.validator ? { ...item, validator: responseValidator(item.validator) } : item));
}
