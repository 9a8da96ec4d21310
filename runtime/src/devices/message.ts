import type { BodyInput } from "../client/index.js";
import { type DirectionalValidator, type Issue, isObject, type Result, type Validator } from "../validate/index.js";
import { ChannelError } from "./error.js";

/** The default maximum size of a message in bytes of UTF-8: 256 KiB. */
export const maxMessageBytes = 262_144;

/** A received message: text, or the result of JSON.parse. */
export type Message = string | { readonly [name: string]: unknown };

/** Serializes a message. Throws a {@link ChannelError} of kind `invalid` or `too-large`. */
export function encodeMessage<T>(
  validator: Validator<T>,
  message: BodyInput<NoInfer<T>>,
  maxBytes: number = maxMessageBytes,
): string {
  const text = JSON.stringify(checkMessage(validator, message));
  checkSize(text, maxBytes);
  return text;
}

/** Returns the text of a message. Throws a {@link ChannelError} of kind `invalid` or `too-large`. */
export function encodedText(text: Result<string>, maxBytes: number = maxMessageBytes): string {
  if (!text.ok) throw invalid(text.issues);
  checkSize(text.value, maxBytes);
  return text.value;
}

/**
 * Parses a message into its properties. Throws a {@link ChannelError} of kind `too-large`, `malformed` or `invalid`.
 */
export function parseMessage(
  message: Message,
  maxBytes: number = maxMessageBytes,
): { readonly [name: string]: unknown } {
  if (typeof message !== "string") return message;
  checkSize(message, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    throw new ChannelError("malformed", "the message is not JSON");
  }
  if (!isObject(value)) throw new ChannelError("malformed", "the message is no JSON object");
  return value;
}

/** Validates a message and removes unknown properties. Throws a {@link ChannelError} of kind `invalid`. */
export function checkMessage<T>(validator: Validator<T>, message: unknown): T {
  const result = validator.parse(message);
  if (!result.ok) throw invalid(result.issues);
  return result.value;
}

/**
 * Validates a host's message like {@link checkMessage}, but accepts unknown values of open enumerations. Throws a
 * {@link ChannelError} of kind `invalid`.
 */
export function checkHostMessage<T>(validator: Validator<T>, message: unknown): T {
  return checkMessage(replyValidator(validator), message);
}

/** Returns the error for an unknown opcode. */
export function unknownOpcode(opcode: unknown): ChannelError {
  const shown = typeof opcode === "number" ? `${opcode}` : "a message without an opcode";
  return new ChannelError("unknown-command", `there is no opcode ${shown} here`);
}

/** Returns the error for an unknown command. */
export function unknownCommand(name: unknown): ChannelError {
  const shown = typeof name === "string" ? JSON.stringify(name.slice(0, 100)) : "a command without a name";
  return new ChannelError("unknown-command", `there is no command ${shown} here`);
}

/**
 * Validates the reply or error reply to a command. Throws a {@link ChannelError} of kind `invalid` if it is neither,
 * and of kind `nonce` if it belongs to another command. A null nonce means that the command was unreadable, if the type
 * allows it.
 */
export function checkReply<Reply, Failure>(
  fields: { readonly [name: string]: unknown },
  nonce: { readonly property: string; readonly value: string },
  reply: Validator<Reply>,
  failure: Validator<Failure>,
): Reply | Failure {
  let result: Result<Reply | Failure> = replyValidator(reply).parse(fields);
  if (!result.ok) {
    const { issues } = result;
    result = replyValidator(failure).parse(fields);
    if (!result.ok) throw invalid(issues);
  }
  const found = fields[nonce.property];
  if (found !== nonce.value && found !== null) {
    throw new ChannelError("nonce", "the reply has the nonce of another command");
  }
  return result.value;
}

/** Returns the validator for messages of the service, which accepts unknown values of open enumerations. */
function replyValidator<T>(validator: Validator<T>): Validator<T> {
  return (validator as Partial<DirectionalValidator<T, T>>).response ?? validator;
}

function invalid(issues: readonly Issue[]): ChannelError {
  const shown = issues.slice(0, 3).map(({ message }) => message);
  if (issues.length > shown.length) shown.push(`and ${issues.length - shown.length} more`);
  return new ChannelError("invalid", `the message is not valid: ${shown.join("; ")}`, { issues });
}

function checkSize(text: string, maxBytes: number): void {
  // A UTF-16 unit has one to three bytes in UTF-8, so most texts need no encoding.
  if (text.length * 3 <= maxBytes) return;
  if (text.length <= maxBytes && new TextEncoder().encode(text).length <= maxBytes) return;
  throw new ChannelError("too-large", `the message has more than ${maxBytes} bytes`);
}
