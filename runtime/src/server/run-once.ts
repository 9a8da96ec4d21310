import type { CallState } from "./call-state.js";
import type { EncodedResponse } from "./encode-response.js";
import type { IdempotencyOptions } from "./idempotency.js";
import { type Execution, IdempotentCall } from "./idempotent-call.js";
import type { DecodedRequest } from "./parameters.js";

/** Runs a call that has an idempotency key, or returns the response of the first one with this key. */
export async function runOnce(
  call: CallState,
  options: IdempotencyOptions,
  execution: Pick<Execution, "around" | "attempt" | "hasRun" | "decided"> & {
    readonly key: string;
    readonly request: DecodedRequest;
  },
): Promise<EncodedResponse> {
  const once = await IdempotentCall.create(options, call.context, execution);
  return once.run({
    around: execution.around,
    hasRun: execution.hasRun,
    decided: execution.decided,
    attempt: async () => {
      const response = await execution.attempt();
      return { ...response, contentType: call.ownHeaders?.contentType ?? response.contentType };
    },
    headers: () => call.ownHeaders?.list() ?? [],
    replay: ({ headers, ...response }) => {
      call.ownHeaders?.clear();
      for (let index = 0; index < headers.length; index += 2) {
        call.headers.set(headers[index] as string, headers[index + 1] as string);
      }
      return response;
    },
    storing: () => {
      call.stage = "idempotency";
    },
    report: (error) => call.report(error, "idempotency"),
  });
}
