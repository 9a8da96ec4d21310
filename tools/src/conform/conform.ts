import { ExampleValues, type Interface } from "@guildwire/generator";
import { loadGeneratedServer } from "../generated-code.js";
import { runChains } from "./chains.js";
import { createRequestEncoder } from "./client-requests.js";
import { followLinks } from "./links.js";
import type { ConformanceResult } from "./results.js";
import { ConformanceRun, type ConformOptions } from "./run.js";

/**
 * Runs the vectors of a document against a server.
 *
 * @throws NoResponse if the server cannot be reached at all.
 */
export async function conformTo(model: Interface, options: ConformOptions): Promise<ConformanceResult> {
  const { operations } = await loadGeneratedServer(model);
  const run = new ConformanceRun(model, options, {
    encoder: await createRequestEncoder(model, options.url),
    context: {
      values: new ExampleValues(model, { seed: options.seed }),
      generated: new Map(operations.map((operation) => [operation.id, operation])),
    },
    afterValid: followLinks,
    afterAll: runChains,
  });
  return run.execute();
}
