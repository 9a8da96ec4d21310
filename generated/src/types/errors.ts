// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

/**
 * The body of every answer that reports a failure, rate limits apart.
 *
 * @remarks A choice: The shape of errors is not described; this is the compatible service's.
 */
export interface Error {
  /** What went wrong, as a number from the catalogue of error codes; 0 when no code fits. */
  code: number;
  /** What went wrong, for people. */
  message: string;
  /** Where the input is at fault; only with code 50035. */
  errors?: ErrorTree;
}

/**
 * Faults of an input, nested like the input itself: a key is a property's name or an array's index, and
 * _errors holds the faults of the place that has been reached.
 *
 * @remarks A choice: The shape of errors is not described; this is the compatible service's.
 */
export interface ErrorTree {
  /** The faults of this place. */
  _errors?: ErrorDetail[];
  [key: string]: unknown;
}

/**
 * One fault of an input.
 *
 * @remarks A choice: The shape of errors is not described; this is the compatible service's.
 */
export interface ErrorDetail {
  /** The kind of fault, in upper snake case. */
  code: string;
  /** The fault, for people, with the bound that it breaks. */
  message: string;
}

/**
 * The body of a 429 answer.
 *
 * @remarks A choice: Rate limits are not described; this is the compatible service's shape.
 */
export interface RateLimitError {
  /** What went wrong, for people. */
  message: string;
  /**
   * Time to wait before the next attempt, in seconds, with a fraction.
   *
   * At least 0.
   */
  retry_after: number;
  /** Whether the limit is the one over all operations. */
  global: boolean;
}
