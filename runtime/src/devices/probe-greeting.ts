import type { Greeting } from "./attempt.js";
import type { Channel } from "./channel.js";

/**
 * A command that no channel has: it changes nothing, and the service refuses it in its own words, by which it is known.
 */
export function createProbeGreeting({ envelope, decodeError }: Channel, nonce: string): Greeting {
  const { command } = envelope;
  return {
    text: JSON.stringify({ [command.nonce]: nonce, [command.name]: "PROBE", [command.args]: {} }),
    validateReply: (answer) => void decodeError(answer, nonce),
  };
}
