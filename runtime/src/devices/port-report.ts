/**
 * What a port said when it was tried:
 * - `open`: it is the service.
 * - `refused`: nothing listens there. `timeout`: it did not answer in time.
 * - `rejected`: it is the service, which will not have this client.
 * - `status`: it answered with an HTTP status that means no. `stranger`: whatever it is, it is not the service.
 */
export type PortState = "open" | "refused" | "timeout" | "rejected" | "status" | "stranger";

export interface PortReport {
  readonly port: number;
  readonly state: PortState;
  /** For people; empty where the state says it all. */
  readonly detail: string;
  /** Milliseconds until that was known. */
  readonly latency: number;
}

/** One line per port, for messages. */
export function portLines(ports: readonly PortReport[]): string {
  return ports
    .map(({ port, state, detail }) => `  ${port}: ${detail === "" ? state : `${state}, ${detail}`}`)
    .join("\n");
}
