import type { EmitMemory } from "../emit/memory/memory.js";
import type { ParseCache } from "../load/parse-cache.js";
import type { SyntaxProof } from "../print/index.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import type { ProductionResult } from "./pipeline.js";
import type { Progress } from "./progress.js";
import { type Settings, sizeOfSpec } from "./settings.js";
import type { PrintingThread } from "./thread/printing-thread.js";

/** What the runs of a watch leave to each other. */
export interface RunCaches {
  readonly parsed: ParseCache;
  readonly emitted: EmitMemory;
}

/** What a watch wants of each of its runs. */
export interface GenerateSession {
  /** Proves syntax, and remembers what it has proven. */
  syntaxCheck(): SyntaxProof;
  /** What was parsed and printed before. */
  readonly caches: RunCaches;
  /** Hears of every file that the run has read, or looked for in vain, with the SHA-256 of what it found. */
  onFilesRead(path: string, digest: string | undefined): void;
}

/** Reads the specification and prints the output of one run. */
export interface Producer {
  produce(order: ProductionOrder, progress: Progress): Promise<ProductionResult>;
  /** Ends its threads; also when nothing was produced. */
  stop(): Promise<void>;
}

export interface ProductionOrder {
  readonly chosen: ChosenEmitters;
  /** Whether emitters that are not ours are asked twice, to see that they answer the same. */
  readonly isRepeated: boolean;
}

/**
 * From so many bytes of the root file on, what is printed is proven with a parser in machine code: the compiler would still
 * be at it when the rest is done.
 */
const nativeSyntaxCheckSize = 500_000;

/** From so many bytes of the root file on, a second thread saves more than it costs to load everything twice. */
const printedInTwoFrom = 2_000_000;

/**
 * Begins what takes longest to get ready: a thread that loads the compiler, to prove what this one prints; for a large
 * document one that prints a part itself. A watch prints here, where it remembers what it has printed, and so does whoever
 * has emitters of other people, which the thread would load a second time, or lets operations be left out, of which the
 * thread would not know.
 */
export async function beginProducer(
  settings: Settings,
  cwd: string,
  session: GenerateSession | undefined,
): Promise<Producer> {
  const thread = session === undefined ? await beginThread(settings, cwd) : undefined;
  const proof = session?.syntaxCheck() ?? (await beginSyntaxCheck(settings));
  return {
    async produce({ chosen, isRepeated }, progress) {
      const { produce } = await import("./pipeline.js");
      const { parsed, emitted } = session?.caches ?? {};
      return await produce(
        settings,
        cwd,
        progress,
        { chosen, isRepeated, syntaxCheck: proof, thread, memory: emitted },
        parsed,
      );
    },
    async stop() {
      await Promise.all([proof.stop(), thread?.stop()]);
    },
  };
}

/** Guildwire's own emitters that take longest, in that order: the others are small change to even out the rest with. */
const heaviest = ["validators", "reference", "types", "server", "client", "openapi"];

async function beginThread(settings: Settings, cwd: string): Promise<PrintingThread | undefined> {
  const { only, emitters: chosen, lenient } = settings;
  if (chosen !== undefined || lenient || sizeOfSpec(settings) < printedInTwoFrom) return undefined;
  // What is left without it is over before the thread has read the specification.
  if (only?.includes("validators") === false) return undefined;
  const [{ beginPrinting }, { emitters, lastEmitter }] = await Promise.all([
    import("./thread/printing-thread.js"),
    import("../emit/emit.js"),
  ]);
  const names = Object.keys(emitters).filter((name) => name !== lastEmitter && only?.includes(name) !== false);
  const ordered = [...heaviest, ...names.filter((name) => !heaviest.includes(name))];
  return beginPrinting(
    settings,
    cwd,
    ordered.filter((name) => names.includes(name)),
  );
}

async function beginSyntaxCheck(settings: Settings): Promise<SyntaxProof> {
  const native =
    sizeOfSpec(settings) >= nativeSyntaxCheckSize
      ? await (await import("../print/native-syntax.js")).beginNativeProof()
      : undefined;
  return native ?? (await import("../print/syntax-thread.js")).beginSyntaxProof();
}
