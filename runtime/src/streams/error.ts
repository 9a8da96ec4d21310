/**
 * - `too-large`: an item exceeds the maximum size
 * - `malformed`: an item violates its format
 * - `incomplete`: the stream ended within an item
 * - `invalid-item`: an item does not match its schema
 */
export type StreamErrorCode = "too-large" | "malformed" | "incomplete" | "invalid-item";

/**
 * The error of a stream that cannot be read further. It contains no stream content.
 *
 * @example
 * ```ts
 * import { decodeJsonLines, StreamError } from "@guildwire/runtime/streams";
 *
 * const body = new Blob(["{]\n"]).stream();
 * try {
 *   for await (const item of decodeJsonLines(body)) console.log(item);
 * } catch (error) {
 *   if (error instanceof StreamError) error.code; // => "malformed"
 * }
 * ```
 */
export class StreamError extends Error {
  declare readonly code: StreamErrorCode;

  constructor(code: StreamErrorCode, message: string) {
    super(message);
    Object.assign(this, { code });
  }

  override get name(): string {
    return "StreamError";
  }
}
