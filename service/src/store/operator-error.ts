/** A failure that the operator can mend. The message names the setting, what is wrong, and the remedy. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
