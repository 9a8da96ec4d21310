import type { Interface } from "@guildwire/generator";

/** What a command of the tools gets from `guildwire`: a checked document and a terminal. */
export interface CommandInput {
  readonly model: Interface;
  /** The bundled document. */
  readonly document: unknown;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };
  readonly env: { readonly [name: string]: string | undefined };
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Aborts when the command is to stop. */
  readonly stop: AbortSignal;
}

/** 0 fine, 1 violations, 2 usage or an unreachable server. */
export type CommandCode = 0 | 1 | 2;

/** Prints a message for wrong options. Returns the exit code for them. */
export function usageError({ stderr }: CommandInput, message: string): CommandCode {
  stderr.write(`error: ${message}\n`);
  return 2;
}

/** Resolves when the command is to stop. */
export function whenStopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
