import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { formatDiagnostics, type Interface } from "@guildwire/generator";
import { type CommandCode, type CommandInput, usageError } from "../command.js";
import { failureRules } from "../failure-rules.js";
import { conformTo } from "./conform.js";
import { CredentialProblem, type RequestCredentials, readCredentials } from "./credentials.js";
import { progressLine } from "./progress-line.js";
import { junitReport } from "./report-junit.js";
import { summaryOf, textReport } from "./report-text.js";
import type { ConformanceResult } from "./results.js";
import { NoResponse } from "./sender.js";
import { readVectors } from "./vector-files.js";
import { VectorProblem } from "./vector-problem.js";
import { requestRules } from "./vectors.js";

/** Options of `guildwire conform`, as the command line has them. */
export interface ConformFlags {
  /** URL of the server, with the path that the document's paths follow. */
  readonly url: string;
  /** Whether operations that change data are tested. */
  readonly write: boolean;
  /** `Name: value`, with `${VARIABLE}` of the environment. */
  readonly header?: readonly string[];
  /** `scheme=VARIABLE`. */
  readonly auth?: readonly string[];
  /** `name=value` of path parameters. */
  readonly parameter?: readonly string[];
  /** Operations and rules that are not tested. */
  readonly skip?: readonly string[];
  /** Files and folders with request vectors, which are sent instead of the document's. */
  readonly vectors?: readonly string[];
  /** File for a report in the JUnit format. */
  readonly junit?: string;
  /** Whether the report is JSON. */
  readonly json: boolean;
  readonly seed: number;
  readonly maxRequests: number;
  /** Seconds for one request. */
  readonly timeout: number;
  /** Seconds for the run. */
  readonly maxDuration: number;
}

/** `guildwire conform`: 0 if the server conforms, 1 if not, 2 for wrong options and a server that cannot be reached. */
export async function conform(input: CommandInput, flags: ConformFlags): Promise<CommandCode> {
  const { model, stdout, stderr, env, cwd, stop } = input;
  if (!URL.canParse(flags.url) || !/^https?:/.test(flags.url)) {
    return usageError(input, `expected the URL of a server such as http://localhost:3000, found ${flags.url}`);
  }
  let credentials: RequestCredentials;
  try {
    credentials = readCredentials(model, env, flags);
  } catch (error) {
    if (!(error instanceof CredentialProblem)) throw error;
    return usageError(input, error.message);
  }
  const parameters = readParameters(flags.parameter);
  if (parameters === undefined) {
    return usageError(input, "--parameter: expected name=value");
  }
  const unknown = unknownNames(flags.skip, model);
  if (unknown.length > 0) {
    return usageError(input, `--skip: no operation or rule is called ${unknown.join(", ")}`);
  }
  const progress = progressLine(input, "operations");
  let result: ConformanceResult;
  try {
    result = await conformTo(model, {
      onProgress: progress.show,
      url: flags.url.replace(/\/+$/, ""),
      credentials,
      write: flags.write,
      skip: new Set(flags.skip ?? []),
      parameters,
      ...(flags.vectors === undefined ? {} : { vectors: readVectors(flags.vectors, cwd) }),
      seed: flags.seed,
      limits: { requests: flags.maxRequests, timeout: flags.timeout * 1000, duration: flags.maxDuration * 1000 },
      stop,
    });
  } catch (error) {
    progress.clear();
    if (error instanceof VectorProblem) {
      const source = (name: string): string => readFileSync(resolve(cwd, name), "utf8");
      stderr.write(formatDiagnostics(error.diagnostics, { format: "text", color: false, source }));
      return 2;
    }
    if (!(error instanceof NoResponse)) throw error;
    const hint = error.message === "ECONNREFUSED" ? ". Is the server running?" : "";
    return usageError(input, `${flags.url} cannot be reached: ${error.message}${hint}`);
  }
  progress.clear();
  if (flags.junit !== undefined) await writeFile(resolve(cwd, flags.junit), junitReport(result));
  const summary = summaryOf(result.cases);
  stdout.write(flags.json ? `${JSON.stringify({ ...result, summary }, undefined, 2)}\n` : textReport(result));
  return summary.failed > 0 ? 1 : 0;
}

/** Returns the names that are neither operations nor rules. */
function unknownNames(names: readonly string[] = [], { operations }: Interface): readonly string[] {
  const known = new Set<string>([...operations.map(({ id }) => id), ...failureRules, ...requestRules]);
  return names.filter((name) => !known.has(name));
}

/** Returns the values by name; undefined for a text without a name. */
function readParameters(texts: readonly string[] = []): Readonly<Record<string, string>> | undefined {
  const pairs = texts.map((text): readonly [string, string] => [
    text.split("=")[0] ?? "",
    text.replace(/^[^=]*=?/, ""),
  ]);
  return pairs.every(([name, value]) => name !== "" && value !== "") ? Object.fromEntries(pairs) : undefined;
}
