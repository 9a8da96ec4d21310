import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The Prometheus metrics of the service. */
export interface Metrics {
  readonly requests: Histogram<"interface" | "operation" | "method" | "status">;
  /** Ended streams, by outcome: complete, failed or cancelled. */
  readonly streams: Counter<"interface" | "operation" | "outcome">;
  /** Failures of the service itself. */
  readonly failures: Counter<"interface" | "stage">;
  /** Requests refused by a rate limit. */
  readonly limited: Counter<"limit">;
  readonly connections: Gauge;
  /** All metrics in the text format of Prometheus, with its content type. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** @param reads The reads that may run on replicas, by server. Default: none may. */
export function createMetrics(reads?: { readonly replica: number; readonly primary: number }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  if (reads !== undefined) countReads(registry, reads);
  return {
    requests: new Histogram({
      name: "guildwire_request_duration_seconds",
      help: "Time from the headers of a request to its response, in seconds.",
      labelNames: ["interface", "operation", "method", "status"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    streams: new Counter({
      name: "guildwire_streams_total",
      help: "Streams that have ended, by outcome.",
      labelNames: ["interface", "operation", "outcome"],
      registers,
    }),
    failures: new Counter({
      name: "guildwire_failures_total",
      help: "Failures of the service itself, by stage.",
      labelNames: ["interface", "stage"],
      registers,
    }),
    limited: new Counter({
      name: "guildwire_rate_limited_total",
      help: "Requests that a rate limit refused, by limit.",
      labelNames: ["limit"],
      registers,
    }),
    connections: new Gauge({ name: "guildwire_connections", help: "Open connections.", registers }),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

function countReads(registry: Registry, reads: { readonly replica: number; readonly primary: number }): void {
  new Counter({
    name: "guildwire_replicated_reads_total",
    help: "Reads that may run on replicas, by the server that has served them.",
    labelNames: ["server"],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ server: "replica" }, reads.replica);
      this.inc({ server: "primary" }, reads.primary);
    },
  });
}
