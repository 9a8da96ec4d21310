import type { GenerationRequest, GenerationResult } from "@guildwire/generator/browser";

/** A request to the worker. */
export interface WorkerRequest extends GenerationRequest {
  /** Repeated in the response. */
  readonly id: number;
}

/** The worker's response: a result, or the message of an exception. */
export type WorkerResponse =
  | (GenerationResult & { readonly id: number; readonly milliseconds: number })
  | { readonly id: number; readonly error: string };
