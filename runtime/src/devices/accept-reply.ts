import type { Channel, ChannelCommand, CodedMessage } from "./channel.js";
import { ChannelError } from "./error.js";

/** Validates the reply to a command. Throws a {@link ChannelError}; an error reply has kind `refused` and its code. */
export function acceptReply(
  { envelope: { reply }, errorEvent }: Channel,
  command: ChannelCommand,
  { text, nonce, maxBytes }: { readonly text: string; readonly nonce: string; readonly maxBytes: number },
): unknown {
  const decoded = command.decodeReply(text, nonce, maxBytes) as { readonly [name: string]: unknown };
  if (decoded[reply.event] !== errorEvent) return decoded;
  const { code, message } = decoded[reply.data] as Partial<CodedMessage>;
  const words = `${command.name} was refused: ${message ?? "no reason given"} (${code})`;
  throw new ChannelError("refused", words, code === undefined ? {} : { code });
}
