import type { Greeting } from "./attempt.js";
import type { Channel } from "./channel.js";

/**
 * A command that no channel has. It changes nothing, and only the service replies with an error of the channel.
 */
export function createProbeGreeting({ envelope, decodeError }: Channel, nonce: string): Greeting {
  const { command } = envelope;
  return {
    text: JSON.stringify({ [command.nonce]: nonce, [command.name]: "PROBE", [command.args]: {} }),
    validateReply: (reply) => void decodeError(reply, nonce),
  };
}
