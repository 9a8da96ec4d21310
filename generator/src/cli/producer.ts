import type { ChosenEmitters } from "./emitters/choose.js";
import type { Session } from "./generate.js";
import type { Produced } from "./pipeline.js";
import type { Progress } from "./progress.js";
import { type Settings, sizeOfSpec } from "./settings.js";
import type { ProductionRequest } from "./thread/production-thread.js";

/** Reads the specification and prints the output of one run. */
export interface Producer {
  produce(order: ProductionOrder, progress: Progress): Promise<Produced>;
  /** Ends its threads; also when nothing was produced. */
  stop(): Promise<void>;
}

export interface ProductionOrder extends Omit<ProductionRequest, "only"> {
  readonly chosen: ChosenEmitters;
  /** Whether emitters that are not ours are asked twice, to see that they answer the same. */
  readonly twice: boolean;
}

/** From so many bytes of the root file on, printing in a thread saves more than it costs to load everything twice. */
const printedInThreadFrom = 2_000_000;

/**
 * Begins what takes longest to get ready: a thread that loads the compiler, to prove what this one prints; for a large
 * document one that prints itself. A watch prints here, where it remembers what it has printed, and so does whoever has
 * emitters of other people, which the thread would load a second time.
 */
export async function beginProducer(settings: Settings, session: Session | undefined): Promise<Producer> {
  if (session === undefined && settings.emitters === undefined && sizeOfSpec(settings) >= printedInThreadFrom) {
    const thread = (await import("./thread/production-thread.js")).beginProduction();
    if (thread !== undefined)
      return {
        produce: ({ chosen, ...request }, progress) => thread.produce({ ...request, only: chosen.only }, progress),
        stop: () => thread.stop(),
      };
  }
  const proof = session?.proof() ?? (await import("../print/syntax-thread.js")).beginSyntaxProof();
  return {
    async produce({ settings: asked, cwd, chosen, twice }, progress) {
      const { produce } = await import("./pipeline.js");
      return await produce(asked, cwd, progress, { chosen, twice, proof, memory: session?.memory });
    },
    stop: () => proof.stop(),
  };
}
