import { main } from "../../generator/src/cli/main.js";
import { runTool } from "../../generator/src/cli/tools.js";

/** A command that runs until it is stopped. */
export interface RunningTool {
  readonly url: string;
  /** Lines of the output after the first. */
  readonly lines: () => readonly string[];
  /** The error output. */
  readonly errors: () => string;
  /** Stops the command and returns its exit code. */
  stop(): Promise<number>;
}

/** Starts `guildwire mock` in this process, on a port of the operating system. */
export async function startMock(
  spec: string,
  { env = {}, ...flags }: Readonly<Record<string, unknown>> & { readonly env?: Record<string, string> } = {},
  cwd: string = import.meta.dirname,
): Promise<RunningTool> {
  const stopping = new AbortController();
  let stdout = "";
  let stderr = "";
  let announce: (line: string) => void = () => undefined;
  const announced = new Promise<string>((resolve) => {
    announce = resolve;
  });
  const terminal = {
    stdout: {
      write: (text: string) => {
        stdout += text;
        if (stdout.includes("\n")) announce(stdout.slice(0, stdout.indexOf("\n")));
      },
    },
    stderr: {
      write: (text: string) => {
        stderr += text;
      },
    },
    env,
    cwd,
  };
  const all = { spec, port: 0, host: "127.0.0.1", seed: 0, json: false, failOnViolation: false, ...flags };
  const ended = runTool("mock", all, terminal, stopping.signal);
  const first = await Promise.race([announced, ended.then((code) => `exit code ${code}: ${stderr}`)]);
  const url = first.startsWith("{") ? (JSON.parse(first) as { readonly url: string }).url : first;
  if (!url.startsWith("http")) throw new Error(url);
  return {
    url,
    lines: () => stdout.split("\n").slice(1, -1),
    errors: () => stderr,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

/** Runs a command line in this process. */
export async function runCommand(
  line: readonly string[],
  { cwd = import.meta.dirname, env = {} }: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const output = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") => ({
    write: (text: string) => {
      output[name] += text;
    },
  });
  const code = await main(line, { stdout: stream("stdout"), stderr: stream("stderr"), env, cwd });
  return { code, ...output };
}
