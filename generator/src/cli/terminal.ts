/** A writable text stream; `isTTY` is true for a terminal. */
export interface TextStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** What a command sees of the process that it runs in. */
export interface Terminal {
  /** Results: what changed, findings, machine-readable formats. */
  readonly stdout: TextStream;
  /** Progress and what went wrong. */
  readonly stderr: TextStream;
  readonly env: { readonly [name: string]: string | undefined };
  /** The working directory, absolute. */
  readonly cwd: string;
}

/** Whether a stream may carry colour: it is a terminal, and NO_COLOR is not set (https://no-color.org). */
export function mayColor(stream: TextStream, env: Terminal["env"]): boolean {
  return stream.isTTY === true && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
}

/** Exit codes that other programs rely on. */
export const exitCode = {
  fine: 0,
  /** Drift, errors in the specification. */
  findings: 1,
  /** A command line or an input that cannot be read, an output that cannot be written, a defect of ours. */
  unusable: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
