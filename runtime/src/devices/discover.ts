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
  /** What the service is greeted with, made anew for each port. */
  readonly greeting: () => Greeting;
  /** Something that changes nothing, and that anything alive answers; where it is there, all ports hear it at once. */
  readonly probe?: () => Greeting;
  readonly signal: AbortSignal;
}

/**
 * Tries the ports in their order and answers with the first one that is the service, or with what each of them said. With
 * `knock`, ports that are silent do not hold up the others, and yet only one port at a time is greeted, lowest first.
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
