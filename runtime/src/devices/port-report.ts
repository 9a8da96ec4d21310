/**
 * The result of trying a port:
 * - `open`: it is the service.
 * - `refused`: nothing is listening. `timeout`: no response in time.
 * - `rejected`: it is the service, which refuses this client.
 * - `status`: an HTTP error status. `unrecognized`: something other than the service responded.
 */
export type PortState = "open" | "refused" | "timeout" | "rejected" | "status" | "unrecognized";

export interface PortReport {
  readonly port: number;
  readonly state: PortState;
  /** Human-readable; empty if the state is sufficient. */
  readonly detail: string;
  /** Milliseconds until the result. */
  readonly latency: number;
}

/** Formats one line per port, for messages. */
export function portLines(ports: readonly PortReport[]): string {
  return ports
    .map(({ port, state, detail }) => `  ${port}: ${detail === "" ? state : `${state}, ${detail}`}`)
    .join("\n");
}
