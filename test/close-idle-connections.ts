/** Where Node keeps the connections of `fetch`. Its versions use one of two names, or both. */
const names = [1, 2].map((version) => Symbol.for(`undici.globalDispatcher.${version}`));

/** Closes the connections that `fetch` keeps for later requests. A server that stops would wait half a second for those. */
export function closeIdleConnections(): void {
  const agents = new Set(names.map((name) => Reflect.get(globalThis, name) as Agent | undefined));
  for (const agent of agents) {
    if (agent?.constructor.name !== "Agent") continue;
    const next = new agent.constructor();
    for (const name of names) if (Reflect.get(globalThis, name) === agent) Reflect.set(globalThis, name, next);
    void agent.close();
  }
}

interface Agent {
  readonly constructor: new () => Agent;
  /** Waits for the requests in progress. */
  close(): Promise<void>;
}
