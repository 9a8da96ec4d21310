import { createGenerator, type ValueToCheck } from "@guildwire/generator/browser";
import type { EarlyResponse, ValueRequest, ValueResponse, WorkerRequest, WorkerResponse } from "./messages.js";

/** Replaced by the build. */
declare const generatorVersion: string;

const generator = createGenerator(generatorVersion);

addEventListener("message", ({ data }: MessageEvent<WorkerRequest | ValueRequest>) => {
  if ("value" in data) postMessage(checked(data.value));
  else void respond(data);
});

function checked(value: ValueToCheck): ValueResponse {
  try {
    return { checked: value, problem: generator.checkValue(value) };
  } catch (error) {
    const location = { file: "value", line: 1, column: 1, endLine: 1, endColumn: 1 };
    return { checked: value, problem: { message: `the comparison failed: ${messageOf(error)}`, location } };
  }
}

async function respond({ id, earlier, shown, ...request }: WorkerRequest): Promise<void> {
  const start = performance.now();
  let response: WorkerResponse;
  try {
    const send = (early: EarlyResponse["early"]) => {
      postMessage({ id, early, milliseconds: performance.now() - start } satisfies EarlyResponse);
    };
    const result = await generator.generate(request, shown === undefined ? undefined : { path: shown, show: send });
    const comparison = earlier === undefined ? undefined : await generator.compare(earlier, request);
    response = { id, ...result, comparison, milliseconds: performance.now() - start };
  } catch (error) {
    response = { id, error: messageOf(error) };
  }
  postMessage(response);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
