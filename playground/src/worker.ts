import { createGenerator, type ValueToCheck } from "@guildwire/generator/browser";
import type { EarlyResponse, ValueRequest, ValueResponse, WorkerRequest, WorkerResponse } from "./messages.js";

/** Replaced by the build. */
declare const generatorVersion: string;

const generator = createGenerator(generatorVersion);

addEventListener("message", ({ data }: MessageEvent<WorkerRequest | ValueRequest>) => {
  if ("value" in data) postMessage(checked(data.value));
  else replaceRequest(data);
});

let current = new AbortController();
let ended: Promise<void> = Promise.resolve();

/** Ends the run of an earlier request, and then begins that of the new one. */
function replaceRequest(request: WorkerRequest): void {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  ended = ended.then(() => respond(request, signal));
}

function checked(value: ValueToCheck): ValueResponse {
  try {
    return { checked: value, problem: generator.checkValue(value) };
  } catch (error) {
    const location = { file: "value", line: 1, column: 1, endLine: 1, endColumn: 1 };
    return { checked: value, problem: { message: `the comparison failed: ${messageOf(error)}`, location } };
  }
}

/** Posts no response after the signal. */
async function respond({ id, earlier, shown, ...request }: WorkerRequest, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const start = performance.now();
  let response: WorkerResponse;
  try {
    const send = (early: EarlyResponse["early"]) => {
      postMessage({ id, early, milliseconds: performance.now() - start } satisfies EarlyResponse);
    };
    const early = shown === undefined ? undefined : { path: shown, show: send };
    const result = await generator.generate(request, early, signal);
    const comparison = earlier === undefined ? undefined : await generator.compare(earlier, request);
    response = { id, ...result, comparison, milliseconds: performance.now() - start };
  } catch (error) {
    if (signal.aborted) return;
    response = { id, error: messageOf(error) };
  }
  postMessage(response);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
