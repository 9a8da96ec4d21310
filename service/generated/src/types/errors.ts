// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

/** The body of every answer that reports a failure. */
export interface Error {
  /** What went wrong, as a number from the catalogue; 0 when no code fits. */
  code: number;
  /** What went wrong, for people. */
  message: string;
  /** Where the input is at fault; only with code 50035. */
  errors?: ErrorTree;
}

/**
 * Faults of an input, nested like the input itself: a key is a property's name or an array's index, and
 * _errors holds the faults of the place that has been reached.
 */
export interface ErrorTree {
  /** The faults of this place. */
  _errors?: ErrorDetail[];
  [key: string]: unknown;
}

/** One fault of an input. */
export interface ErrorDetail {
  /** The kind of fault, in upper snake case. */
  code: string;
  /** The fault, for people. */
  message: string;
}
