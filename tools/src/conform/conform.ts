import { ExampleValues, type Interface } from "@guildwire/generator";
import { loadGeneratedServer } from "../generated-code.js";
import { runChains } from "./chains.js";
import { createErrorReader, createRequestEncoder } from "./client-requests.js";
import { checkOperations, runFileVectors } from "./file-vectors.js";
import { followLinks } from "./links.js";
import type { ConformanceResult } from "./results.js";
import { ConformanceRun, type ConformOptions } from "./run.js";

/**
 * Runs the vectors of a document, or those of files, against a server.
 *
 * @throws NoResponse if the server cannot be reached at all.
 * @throws VectorProblem if the document lacks the operation of a vector.
 */
export async function conformTo(model: Interface, options: ConformOptions): Promise<ConformanceResult> {
  const { vectors } = options;
  if (vectors !== undefined) checkOperations(vectors, model);
  const { operations } = await loadGeneratedServer(model);
  const run = new ConformanceRun(model, options, {
    encoder: await createRequestEncoder(model, options.url),
    context: {
      values: new ExampleValues(model, { seed: options.seed }),
      generated: new Map(operations.map((operation) => [operation.id, operation])),
      readError: await createErrorReader(model),
    },
    afterValid: followLinks,
    afterAll: runChains,
  });
  return vectors === undefined ? run.execute() : run.execute(() => runFileVectors(run, vectors));
}
