import type { Pointer } from "../../../model/type.js";
import type { NoWitness, Witness, WitnessResult } from "../../witness.js";
import type { Messages } from "../messages.js";

/** A message that only the base describes. */
export function lost(messages: Messages, at?: Pointer): WitnessResult {
  return found({ before: "valid", after: "invalid" }, messages, at);
}

/** A message that only the head describes. */
export function gained(messages: Messages, at?: Pointer): WitnessResult {
  return found({ before: "invalid", after: "valid" }, messages, at);
}

/** A message that both describe, with a different meaning or effect. */
export function kept(messages: Messages, at?: Pointer): WitnessResult {
  return found({ before: "valid", after: "valid" }, messages, at);
}

/** A message with a part that the head no longer declares. */
export function ignored(messages: Messages, at?: Pointer): WitnessResult {
  return found({ before: "valid", after: "ignored" }, messages, at);
}

/** @param reason Why no message shows the change, as a clause. */
export function none(reason: string): NoWitness {
  return { reason: `no example: ${reason}` };
}

function found(
  verdicts: Pick<Witness, "before" | "after">,
  messages: Messages,
  at: Pointer | undefined,
): WitnessResult {
  return { found: { ...verdicts, ...(at === undefined ? {} : { at }), ...messages } };
}
