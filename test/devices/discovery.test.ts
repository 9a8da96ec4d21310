import { connectDevices, type DevicesOptions, type DevicesSession } from "@guildwire/api/devices";
import type { ChannelClock } from "@guildwire/runtime/devices";
import { WebSocket as PlatformWebSocket } from "undici";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { microphone } from "./device-values.js";
import { startHost } from "./running-host.js";
import { loud, type Stranger, silent } from "./strangers.js";

const transports = ["http", "websocket"] as const;
type Transport = (typeof transports)[number];

async function connect(options: Omit<DevicesOptions, "clientId">): Promise<DevicesSession> {
  const session = await connectDevices({ clientId: "7", connectTimeout: 20_000, ...options });
  onTestFinished(() => session.close());
  return session;
}

/** The first timers, which are those of the strangers, end soon; nothing else depends on how quick a machine is. */
function impatientWith(strangers: number): ChannelClock {
  let timers = 0;
  return {
    now: () => performance.now(),
    random: () => 0,
    after: (milliseconds, run) => {
      timers += 1;
      const timer = setTimeout(run, timers <= strangers ? 100 : milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

async function reports(ports: readonly number[], more: Omit<DevicesOptions, "clientId">): Promise<unknown> {
  return connect({ ports, ...more }).then(
    () => "connected",
    (error: { readonly ports: readonly { readonly state: string }[] }) => error.ports.map(({ state }) => state),
  );
}

describe.each(transports)("a port is not the service over %s when it is taken by", (transport) => {
  const check = async ({ start, ...stranger }: Stranger, clock: () => Partial<DevicesOptions>): Promise<void> => {
    const host = await startHost();
    const port = await start();
    expect(await reports([port], { transport, ...clock() })).toEqual([stranger[transport]]);
    const session = await connect({ transport, ports: [port, host.port], ...clock() });
    expect(session.port).toBe(host.port);
    await session.setCertifiedDevices([microphone(1)]);
    expect(host.updates.at(-1)?.devices).toEqual([microphone(1)]);
  };

  it.each(loud)("$name (device-ports-probe)", (stranger) => check(stranger, () => ({})));
  it.each(silent)("$name (device-ports-probe)", (stranger) => check(stranger, () => ({ clock: impatientWith(1) })));
});

describe.each(transports)("the search over %s", (transport) => {
  it("keeps the order of the ports, also with parallel probes (device-ports-probe)", async () => {
    const hosts = [await startHost(), await startHost(), await startHost()];
    const ports = hosts.map(({ port }) => port);
    for (const parallel of [false, true]) {
      expect((await connect({ transport, ports, parallel })).port).toBe(ports[0]);
      expect((await connect({ transport, ports: ports.toReversed(), parallel })).port).toBe(ports[2]);
    }
    // Nobody else was told anything.
    expect(hosts.map(({ updates }) => updates.length)).toEqual([2, 0, 2]);
  });

  it("goes past all strangers at once in the time of one", async () => {
    const host = await startHost();
    const kinds: readonly Stranger[] = [...loud, ...silent];
    const ports = await Promise.all(kinds.map(({ start }) => start()));
    const clock = impatientWith(kinds.length);
    const session = await connect({ transport, ports: [...ports, host.port], parallel: true, clock });
    expect(session.port).toBe(host.port);
  });

  it("says of every port what it was, when none is the service (device-ports-probe)", async () => {
    const refusing = await startHost({ allowClient: () => false });
    const [page, free] = [await startOf("a page"), await startOf("nothing")];
    const failure = connect({ transport, ports: [free, refusing.port, page] });
    await expect(failure).rejects.toMatchObject({
      kind: "not-found",
      ports: [
        { port: free, state: "refused", detail: "", latency: expect.any(Number) },
        { port: refusing.port, state: "rejected", detail: expect.stringContaining("Invalid client id") },
        { port: page, state: "stranger" },
      ],
    });
    await expect(failure).rejects.toThrow(`${free}: refused\n`);
  });

  it("ends when the session is closed meanwhile", async () => {
    const port = await startOf("one that accepts and says nothing");
    const controller = new AbortController();
    const failure = connect({ transport, ports: [port], signal: controller.signal, wait: true });
    controller.abort();
    await expect(failure).rejects.toMatchObject({ kind: "closed" });
  });

  it("searches until the service starts, with the option wait", async () => {
    const port = await startOf("nothing");
    let attempts = 0;
    let tried = (): void => {};
    const triedTwice = new Promise<void>((resolve) => {
      tried = resolve;
    });
    const waiting = connect({
      transport,
      ports: [port],
      wait: true,
      reconnect: { firstDelay: 5, maxDelay: 20 },
      onError: ({ kind }) => {
        expect(kind).toBe("not-found");
        attempts += 1;
        if (attempts === 2) tried();
      },
    });
    await triedTwice;
    await startHost({ ports: [port] });
    expect((await waiting).port).toBe(port);
  });
});

describe("over a WebSocket that does not report why it failed", () => {
  // Node 22 and later have one of this library; that of Node 22 sends no close event after a failure.
  beforeEach(() => void vi.stubGlobal("WebSocket", PlatformWebSocket));
  afterEach(() => void vi.unstubAllGlobals());

  const opened = async (): Promise<number> => (await startHost()).port;
  it.each([
    ["a free port is refused", () => startOf("nothing"), ["refused"]],
    ["a page is a stranger", () => startOf("a page"), ["stranger"]],
    ["a port that hangs up is a stranger", () => startOf("one that hangs up"), ["stranger"]],
    ["the service is connected to", opened, "connected"],
  ] as const)("%s (device-ports-probe)", async (_title, start, found) => {
    expect(await reports([await start()], { transport: "websocket" })).toEqual(found);
  });

  it("no port is called refused where the platform opens no plain connections", async () => {
    vi.stubGlobal("process", { ...process, getBuiltinModule: undefined });
    const free = await startOf("nothing");
    await expect(connect({ transport: "websocket", ports: [free] })).rejects.toMatchObject({
      ports: [{ port: free, state: "stranger" }],
    });
  });
});

function startOf(name: string): Promise<number> {
  const found = [...loud, ...silent].find((stranger) => stranger.name === name);
  if (found === undefined) throw new Error(`there is no stranger called ${name}`);
  return found.start();
}

it("distinguishes other services by transport", () => {
  const states = (transport: Transport): ReadonlySet<string> =>
    new Set([...loud, ...silent].map((one) => one[transport]));
  expect(states("http")).toEqual(new Set(["refused", "stranger", "status", "timeout"]));
  expect(states("websocket")).toEqual(new Set(["refused", "stranger", "timeout"]));
});
