import { type CommandCode, type CommandInput, usageError, whenStopped } from "../command.js";
import type { CompileOptions } from "../generated-code.js";
import { hostName } from "../http/allowed-hosts.js";
import { deferredFetch } from "../http/deferred-fetch.js";
import { type Fetch, type RunningServer, serveFetch } from "../http/fetch-server.js";
import { isHttpUrl } from "../http/server-url.js";
import { createMock } from "./mock-server.js";
import { createProxy, type ProxyViolation } from "./proxy.js";

/** Options of `guildwire mock`, as the command line has them. */
export interface MockFlags {
  /** Default: 4010. 0 for a free port. */
  readonly port: number;
  /** Default: `127.0.0.1`. */
  readonly host: string;
  /** Milliseconds, or a range such as `100-500`. */
  readonly latency?: string;
  readonly seed: number;
  /** URL of a server whose requests and responses are checked. */
  readonly proxy?: string;
  /** With `proxy`: accepted names of the Host header besides loopback names and `host`. */
  readonly allowHost?: readonly string[];
  /** Whether violations found by the proxy lead to the exit code 1. */
  readonly failOnViolation: boolean;
  /** Whether the first line is JSON. */
  readonly json: boolean;
}

/** Maximum delay of a response in milliseconds. */
const maxLatency = 60_000;

/** `guildwire mock`: serves the document until it is stopped. */
export async function mock(input: CommandInput, flags: MockFlags): Promise<CommandCode> {
  const latency = readLatency(flags.latency);
  if (latency === null)
    return usageError(input, `--latency: expected milliseconds up to ${maxLatency}, or a range 100-500`);
  if (flags.proxy !== undefined && !isHttpUrl(flags.proxy)) {
    return usageError(input, `--proxy: expected a URL such as http://localhost:3000, found ${flags.proxy}`);
  }
  const invalidHost = flags.allowHost?.find((name) => hostName(name)?.length !== name.length);
  if (invalidHost !== undefined) {
    return usageError(input, `--allow-host: expected a name without a port such as api.test, found ${invalidHost}`);
  }
  const stopping = new AbortController();
  const { compiled, violations, settled } = prepare(input, flags, latency, stopping.signal);
  let server: RunningServer;
  try {
    const { host, port, allowHost = [] } = flags;
    server = await serveFetch(deferredFetch(compiled), {
      host,
      port,
      // The proxy reaches servers that a page of another site cannot reach; the values of the mock are made up.
      ...(flags.proxy !== undefined && { allowedHosts: allowHost }),
    });
  } catch (error) {
    stopping.abort();
    await compiled.catch(() => undefined);
    return usageError(input, `cannot listen on ${flags.host}:${flags.port} (${(error as NodeJS.ErrnoException).code})`);
  }
  const isJson = flags.json || flags.proxy !== undefined;
  input.stdout.write(isJson ? `${JSON.stringify({ url: server.url })}\n` : `${server.url}\n`);
  try {
    await Promise.race([whenStopped(input.stop), compiled.then(() => whenStopped(input.stop))]);
  } finally {
    stopping.abort();
    await server.close();
  }
  await settled();
  return violations() > 0 && flags.failOnViolation ? 1 : 0;
}

/** A server that is being compiled. */
interface PreparedServer {
  readonly compiled: Promise<Fetch>;
  /** The number of violations that the proxy has reported. */
  violations(): number;
  /** Resolves when the proxy has checked everything that has passed. */
  settled(): Promise<unknown>;
}

function prepare(
  input: CommandInput,
  { proxy: target, seed }: MockFlags,
  latency: readonly [number, number] | undefined,
  signal: AbortSignal,
): PreparedServer {
  const { model, document, stdout, stderr, cwd, env } = input;
  const onStart = (): void => {
    stderr.write("Compiling the server. Requests wait until it is complete.\n");
  };
  const compilation: CompileOptions = { cache: { cwd, env }, background: { signal, onStart } };
  if (target === undefined) {
    const compiled = createMock(model, document, { seed, compilation, ...(latency === undefined ? {} : { latency }) });
    return { compiled, violations: () => 0, settled: async () => undefined };
  }
  let count = 0;
  const report = (violation: ProxyViolation): void => {
    count += 1;
    stdout.write(`${visibleJson(violation)}\n`);
  };
  const proxy = createProxy(model, { target, compilation, report });
  return {
    compiled: proxy.then(({ fetch }) => fetch),
    violations: () => count,
    settled: () =>
      proxy.then(
        (created) => created.settled(),
        () => undefined,
      ),
  };
}

/** Returns a range of delays; null for invalid text. */
function readLatency(text: string | undefined): readonly [number, number] | undefined | null {
  if (text === undefined) return undefined;
  const [, least, most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const range = [Number(least), Number(most)] as const;
  return least !== undefined && range[0] <= range[1] && range[1] <= maxLatency ? range : null;
}

/** JSON in which characters are escaped that terminals interpret, or that are invisible. */
function visibleJson(value: object): string {
  return JSON.stringify(value).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}
