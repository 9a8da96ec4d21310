import type { Greeting } from "./attempt.js";
import type { Channel } from "./channel.js";

/**
 * Creates a greeting with an unknown command. It has no side effects, and only the service replies with the channel's
 * error.
 */
export function createProbeGreeting({ envelope, decodeError }: Channel, nonce: string): Greeting {
  const { command } = envelope;
  return {
    text: JSON.stringify({ [command.nonce]: nonce, [command.name]: "PROBE", [command.args]: {} }),
    validateReply: (reply) => void decodeError(reply, nonce),
  };
}
