import { type MessagePort, parentPort } from "node:worker_threads";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { SourceFile } from "../../load/document.js";
import type { SyntaxProblem } from "../../print/index.js";
import { produce } from "../pipeline.js";
import type { Progress } from "../progress.js";
import { digestOfFiles } from "./digest-of-files.js";
import type { Answer, Order } from "./messages.js";

// Loaded while the main thread still reads the configuration.
await Promise.all([
  import("../../load/load.js"),
  import("../../model/build.js"),
  import("../../load/output.js"),
  import("../../emit/emit.js"),
]);

/** Orders that wait to be taken, and takers that wait for orders. */
class Orders {
  readonly #waiting: Order[] = [];
  #taker: ((order: Order) => void) | undefined;

  constructor(port: MessagePort) {
    port.on("message", (order: Order) => {
      if (this.#taker === undefined) this.#waiting.push(order);
      else this.#taker(order);
    });
  }

  /** The next order, which has to be of that kind. */
  async next<Kind extends Order["kind"]>(kind: Kind): Promise<Extract<Order, { readonly kind: Kind }>> {
    const order =
      this.#waiting.shift() ??
      (await new Promise<Order>((resolve) => {
        this.#taker = resolve;
      }));
    this.#taker = undefined;
    if (order.kind !== kind) throw new Error(`the thread was told ${order.kind} where it waited for ${kind}`);
    return order as Extract<Order, { readonly kind: Kind }>;
  }
}

async function serve(port: MessagePort): Promise<void> {
  const orders = new Orders(port);
  const answer = (given: Answer): void => port.postMessage(given);
  const { settings, cwd, only, isWatched, checksElsewhere } = await orders.next("produce");
  const proof = {
    add: () => {},
    async finish(): Promise<readonly SyntaxProblem[]> {
      answer({ kind: "end-output" });
      return (await orders.next("proven")).problems;
    },
    stop: async () => {},
  };
  const checkElsewhere = async (files: readonly SourceFile[]): Promise<readonly Diagnostic[] | undefined> => {
    const { digest, findings } = await orders.next("checked");
    return digest === digestOfFiles(files) ? findings : undefined;
  };
  const produced = await produce(settings, cwd, isWatched ? toldProgress(answer) : silentProgress, {
    proof,
    chosen: { plugins: [], ...(only === undefined ? {} : { only }) },
    twice: false,
    receiver: {
      begin: () => answer({ kind: "begin-output" }),
      add: (file) => answer({ kind: "file", file }),
    },
    ...(checksElsewhere ? { checkElsewhere } : {}),
  });
  // Where files were looked for matters to a watch only, and a watch has no use for this thread.
  const { looked: _, ...examined } = produced.examined;
  answer({ kind: "produced", produced: { ...produced, examined } });
  // Without its port the thread ends by itself, while the main thread writes.
  port.close();
}

const silentProgress: Progress = { stage: async (_name, action) => action() };

function toldProgress(answer: (given: Answer) => void): Progress {
  return {
    async stage(name, action, outcome) {
      answer({ kind: "begin-stage", name });
      const result = await action();
      answer({ kind: "end-stage", outcome: outcome(result) });
      return result;
    },
  };
}

// Last, since nothing below this line is there before it has ended.
if (parentPort !== null) await serve(parentPort);
