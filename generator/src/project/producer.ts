import type { ParseCache } from "../load/parse/parse-cache.js";
import type { SyntaxProof } from "../print/index.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import { generatorVersion } from "./generator-version.js";
import type { ProductionResult } from "./pipeline.js";
import type { Progress } from "./progress.js";
import type { Settings } from "./settings.js";

/** State that watch mode shares between runs. */
export interface GenerateSession {
  /** Returns a syntax check that skips files already checked. */
  syntaxCheck(): SyntaxProof;
  /** Files parsed by earlier runs. */
  readonly parsed: ParseCache;
  /** Called for every file that was read or not found, with the SHA-256 of its content. */
  onFilesRead(path: string, digest: string | undefined): void;
  /** Called for each entry of which only the presence matters. */
  onPresenceRead(path: string, isPresent: boolean): void;
  /** Called with the absolute paths of the files that a run has written. */
  onFilesWritten?(paths: readonly string[]): void;
}

/** Reads the specification and prints the output of one run. */
export interface Producer {
  produce(order: ProductionOrder, progress: Progress): Promise<ProductionResult>;
  /** Terminates the worker, whether or not anything was produced. */
  stop(): Promise<void>;
}

export interface ProductionOrder {
  readonly chosen: ChosenEmitters;
  /** Whether third-party emitters run twice, to verify that their output is deterministic. */
  readonly isRepeated: boolean;
  /** The work of printing the last output. Default: unknown. */
  readonly expectedWork?: number | undefined;
  /** Whether files are printed even if nothing that they are printed from has changed since the last run. Default: no. */
  readonly reprintsAll?: boolean;
}

/** Starts the syntax check first, so that its compiler loads while the specification is read. */
export async function beginProducer(
  settings: Settings,
  cwd: string,
  session: GenerateSession | undefined,
): Promise<Producer> {
  const proof = session?.syntaxCheck() ?? (await beginSyntaxCheck());
  return {
    async produce({ chosen, isRepeated, expectedWork, reprintsAll }, progress) {
      const [{ produce }, { LastPrintedFiles }] = await Promise.all([
        import("./pipeline.js"),
        import("./printed-files.js"),
      ]);
      const tools = {
        cwd,
        chosen,
        isRepeated,
        expectedWork,
        syntaxCheck: proof,
        version: generatorVersion(),
        parsed: session?.parsed,
        lastPrinted: reprintsAll === true ? undefined : new LastPrintedFiles(settings),
      };
      return await produce(settings, cwd, progress, tools);
    },
    async stop() {
      await proof.stop();
    },
  };
}

/**
 * oxc checks the syntax if its optional package is installed. TypeScript's parser takes half of the CPU time of a small
 * document, most of it to load.
 */
async function beginSyntaxCheck(): Promise<SyntaxProof> {
  const native = await (await import("../print/native-syntax.js")).beginNativeProof();
  return native ?? (await import("../print/syntax-thread.js")).beginSyntaxProof();
}
