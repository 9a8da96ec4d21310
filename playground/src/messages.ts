import type {
  ComparisonResult,
  EarlyResult,
  GenerationRequest,
  GenerationResult,
  ValueProblem,
  ValueToCheck,
} from "@guildwire/generator/browser";

/** A value to compare with a type of the last document without errors. */
export interface ValueRequest {
  readonly value: ValueToCheck;
}

/** The first problem of the value of a request; undefined if the value is valid. */
export interface ValueResponse {
  readonly checked: ValueToCheck;
  readonly problem: ValueProblem | undefined;
}

/** A request to the worker. */
export interface WorkerRequest extends GenerationRequest {
  /** Repeated in the response. */
  readonly id: number;
  /** An earlier document to compare with. Default: nothing is compared. */
  readonly earlier?: GenerationRequest | undefined;
  /** Path of the file that is shown, which is sent ahead of the other files. */
  readonly shown?: string | undefined;
}

/** What is sent ahead of the response to the same request: the shown file, the diagnostics and the types. */
export interface EarlyResponse {
  readonly id: number;
  readonly early: EarlyResult;
  readonly milliseconds: number;
}

/** The worker's response: a result, or the message of an exception. */
export type WorkerResponse = WorkerResult | { readonly id: number; readonly error: string };

interface WorkerResult extends GenerationResult {
  readonly id: number;
  readonly comparison?: ComparisonResult | undefined;
  readonly milliseconds: number;
}
