import type { ComparisonResult, GenerationRequest, GenerationResult } from "@guildwire/generator/browser";

/** A request to the worker. */
export interface WorkerRequest extends GenerationRequest {
  /** Repeated in the response. */
  readonly id: number;
  /** An earlier document to compare with. Default: nothing is compared. */
  readonly earlier?: GenerationRequest | undefined;
}

/** The worker's response: a result, or the message of an exception. */
export type WorkerResponse = WorkerResult | { readonly id: number; readonly error: string };

interface WorkerResult extends GenerationResult {
  readonly id: number;
  readonly comparison?: ComparisonResult | undefined;
  readonly milliseconds: number;
}
