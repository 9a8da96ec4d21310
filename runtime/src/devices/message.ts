import { type DirectionalValidator, type Issue, isObject, type Result, type Validator } from "../validate/index.js";
import { ChannelError } from "./error.js";

/** The default maximum size of a message in bytes of UTF-8: 256 KiB. */
export const maxMessageBytes = 262_144;

/** A message as it was received: text, or what JSON.parse made of it. */
export type Message = string | { readonly [name: string]: unknown };

/** A message as text. Throws a {@link ChannelError} of kind `invalid` or `too-large`. */
export function encodeMessage<T>(
  validator: Validator<T>,
  message: NoInfer<T>,
  maxBytes: number = maxMessageBytes,
): string {
  const text = JSON.stringify(checkMessage(validator, message));
  checkSize(text, maxBytes);
  return text;
}

/** The fields of a message. Throws a {@link ChannelError} of kind `too-large`, `malformed` or `invalid`. */
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

/** The message with its type, without what the type does not know. Throws a {@link ChannelError} of kind `invalid`. */
export function checkMessage<T>(validator: Validator<T>, message: unknown): T {
  const result = validator.parse(message);
  if (!result.ok) throw invalid(result.issues);
  return result.value;
}

/**
 * A message of a host with its type, as {@link checkMessage}: unknown values of open enumerations are fine, too. Throws a
 * {@link ChannelError} of kind `invalid`.
 */
export function checkHostMessage<T>(validator: Validator<T>, message: unknown): T {
  return checkMessage(replyValidator(validator), message);
}

/** The error of a message whose opcode its receiver does not know. */
export function unknownOpcode(opcode: unknown): ChannelError {
  const shown = typeof opcode === "number" ? `${opcode}` : "a message without an opcode";
  return new ChannelError("unknown-command", `there is no opcode ${shown} here`);
}

/** The error of a message whose command has another name than the one that is expected. */
export function unknownCommand(name: unknown): ChannelError {
  const shown = typeof name === "string" ? JSON.stringify(name.slice(0, 100)) : "a command without a name";
  return new ChannelError("unknown-command", `there is no command ${shown} here`);
}

/**
 * The reply to a command, or the error reply to it. Throws a {@link ChannelError} of kind `invalid` if it is neither, and of
 * kind `nonce` if it replies to another command. Null is the nonce of one that could not be read, where the type allows it.
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

/** What the service sends is checked as such: unknown values of open enumerations are fine. */
function replyValidator<T>(validator: Validator<T>): Validator<T> {
  return (validator as Partial<DirectionalValidator<T, T>>).response ?? validator;
}

function invalid(issues: readonly Issue[]): ChannelError {
  const shown = issues.slice(0, 3).map(({ message }) => message);
  if (issues.length > shown.length) shown.push(`and ${issues.length - shown.length} more`);
  return new ChannelError("invalid", `the message is not valid: ${shown.join("; ")}`, { issues });
}

function checkSize(text: string, maxBytes: number): void {
  // A UTF-16 unit takes one to three bytes, so that most texts need no counting.
  if (text.length * 3 <= maxBytes) return;
  if (text.length <= maxBytes && new TextEncoder().encode(text).length <= maxBytes) return;
  throw new ChannelError("too-large", `the message has more than ${maxBytes} bytes`);
}
