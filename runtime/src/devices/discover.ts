import { type Attempt, type AttemptOptions, attempt, type Found, type Greeting, isFound } from "./attempt.js";
import type { PortReport } from "./port-report.js";

export interface Discovery extends AttemptOptions {
  readonly ports: readonly number[];
  /** What the service is greeted with, made anew for each port. */
  readonly greeting: () => Greeting;
  /** Something that changes nothing, and that anything alive answers; where it is there, all ports hear it at once. */
  readonly knock?: () => Greeting;
  readonly signal: AbortSignal;
}

/**
 * Tries the ports in their order and answers with the first one that is the service, or with what each of them said. With
 * `knock`, ports that are silent do not hold up the others, and yet only one port at a time is greeted, lowest first.
 */
export async function discover(discovery: Discovery): Promise<Found | readonly PortReport[]> {
  const { ports, greeting, knock, signal } = discovery;
  const reports: PortReport[] = [];
  const running = new Set<Attempt>();
  const run = async (port: number, words: Greeting): Promise<Found | PortReport> => {
    const one = attempt(port, words, discovery);
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
    const knocks = knock === undefined ? undefined : ports.map((port) => run(port, knock()));
    for (const [index, port] of ports.entries()) {
      const answer = await knocks?.[index];
      if (signal.aborted) break;
      if (answer !== undefined && !isFound(answer) && isDead(answer)) {
        reports.push(answer);
        continue;
      }
      if (answer !== undefined && isFound(answer)) answer.link.close();
      const result = await run(port, greeting());
      if (isFound(result)) return result;
      reports.push(result);
    }
    return reports;
  } finally {
    signal.removeEventListener("abort", giveUp);
    giveUp();
  }
}

function isDead({ state }: PortReport): boolean {
  return state === "refused" || state === "timeout";
}
