import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { WebSocket } from "ws";

/** Memory of a process after a forced garbage collection, in bytes. */
export interface MemorySample {
  /** Minutes since the first sample. */
  readonly minute: number;
  /** The JavaScript heap, and the memory of buffers. */
  readonly heap: number;
  readonly rss: number;
}

interface EvaluationResult {
  readonly result?: { readonly value?: unknown };
}

/** Collects the garbage of a process and reads its memory, over the inspector of Node (`--inspect`). */
export class MemoryProbe {
  readonly #socket: WebSocket;
  readonly #start = performance.now();
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** @param port The port of the inspector. */
  static async connect(port: number): Promise<MemoryProbe> {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
    await once(socket, "open");
    return new MemoryProbe(socket);
  }

  async sample(): Promise<MemorySample> {
    await this.#call("HeapProfiler.collectGarbage", {});
    const expression = "process.memoryUsage()";
    const { result } = await this.#call("Runtime.evaluate", { expression, returnByValue: true });
    if (result === undefined) throw new Error("the inspector evaluates nothing");
    const { heapUsed, external, rss } = result.value as NodeJS.MemoryUsage;
    return { minute: (performance.now() - this.#start) / 60_000, heap: heapUsed + external, rss };
  }

  close(): void {
    this.#socket.terminate();
  }

  async #call(method: string, params: object): Promise<EvaluationResult> {
    const id = ++this.#id;
    this.#socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = (await once(this.#socket, "message")) as [Buffer];
      const message = JSON.parse(String(data)) as { readonly id?: number; readonly result?: EvaluationResult };
      if (message.id === id) return message.result ?? {};
    }
  }
}

/** Samples at equal intervals, from now to the end of the duration in minutes. */
export async function sampleMemory(probe: MemoryProbe, minutes: number, count: number): Promise<MemorySample[]> {
  const samples = [await probe.sample()];
  while (samples.length <= count) {
    const next = (samples.length * minutes) / count;
    const now = samples.at(-1)?.minute ?? 0;
    await setTimeout(Math.max(0, (next - now) * 60_000));
    samples.push(await probe.sample());
  }
  return samples;
}

/** The slope of the regression line of a quantity over time, in units per minute. */
export function slopeOf(samples: readonly { readonly minute: number; readonly value: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((sample) => sample.minute));
  const value = mean(samples.map((sample) => sample.value));
  const covariance = mean(samples.map((sample) => (sample.minute - minute) * (sample.value - value)));
  return covariance / mean(samples.map((sample) => (sample.minute - minute) ** 2));
}
