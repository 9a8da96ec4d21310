import {
  attemptConnection,
  type ConnectedPort,
  type ConnectionAttempt,
  type ConnectionAttemptOptions,
  type Greeting,
  isConnected,
} from "./attempt.js";
import type { PortReport } from "./port-report.js";

export interface Discovery extends ConnectionAttemptOptions {
  readonly ports: readonly number[];
  /** Creates the first message for each port. */
  readonly greeting: () => Greeting;
  /** Creates a message without side effects that every service replies to. It is sent to all ports in parallel. */
  readonly probe?: () => Greeting;
  readonly signal: AbortSignal;
}

/**
 * Tries the ports in order and resolves with the first one that is the service, or with a report of each. With `probe`,
 * unresponsive ports do not delay the others; the greeting still goes to one port at a time, the lowest first.
 */
export async function discover(discovery: Discovery): Promise<ConnectedPort | readonly PortReport[]> {
  const { ports, greeting, probe, signal } = discovery;
  const reports: PortReport[] = [];
  const running = new Set<ConnectionAttempt>();
  const run = async (port: number, message: Greeting): Promise<ConnectedPort | PortReport> => {
    const one = attemptConnection(port, message, discovery);
    running.add(one);
    try {
      return await one.result;
    } finally {
      running.delete(one);
    }
  };
  const giveUp = (): void => {
    for (const one of running) one.cancel();
  };
  signal.addEventListener("abort", giveUp);
  try {
    const probes = probe === undefined ? undefined : ports.map((port) => run(port, probe()));
    for (const [index, port] of ports.entries()) {
      const probeResult = await probes?.[index];
      if (signal.aborted) break;
      if (probeResult !== undefined && !isConnected(probeResult) && isUnreachable(probeResult)) {
        reports.push(probeResult);
        continue;
      }
      if (probeResult !== undefined && isConnected(probeResult)) probeResult.link.close();
      const result = await run(port, greeting());
      if (isConnected(result)) return result;
      reports.push(result);
    }
    return reports;
  } finally {
    signal.removeEventListener("abort", giveUp);
    giveUp();
  }
}

function isUnreachable({ state }: PortReport): boolean {
  return state === "refused" || state === "timeout";
}
