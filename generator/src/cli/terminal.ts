/** A writable text stream. `isTTY` is true for a terminal. */
export interface TextStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The process environment of a command. */
export interface Terminal {
  /** Results: changes, findings, machine-readable formats. */
  readonly stdout: TextStream;
  /** Progress and errors. */
  readonly stderr: TextStream;
  readonly env: { readonly [name: string]: string | undefined };
  /** Absolute path of the working directory. */
  readonly cwd: string;
}

/** Whether to print colours: the stream is a terminal and NO_COLOR is not set (https://no-color.org). */
export function mayColor(stream: TextStream, env: Terminal["env"]): boolean {
  return stream.isTTY === true && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
}

/** Exit codes, a public contract. */
export const exitCode = {
  fine: 0,
  /** Drift, or errors in the specification. */
  findings: 1,
  /** Invalid usage, unreadable input, unwritable output, or a bug in guildwire. */
  unusable: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
