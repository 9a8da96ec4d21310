/** A writable text stream. `isTTY` is true for a terminal, which has a number of columns. */
export interface TextStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
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

/**
 * Whether to print colours. NO_COLOR (https://no-color.org) turns them off; then FORCE_COLOR (https://force-color.org)
 * turns them on, except for 0; otherwise they are for terminals that support them.
 */
export function mayColor(stream: TextStream, env: Terminal["env"]): boolean {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"] ?? "";
  if (forced !== "") return forced !== "0" && forced !== "false";
  return stream.isTTY === true && env["TERM"] !== "dumb";
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
