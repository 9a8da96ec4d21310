import { connectDevices, type DevicesOptions, type DevicesSession } from "@guildwire/api/devices";
import type { ChannelClock } from "@guildwire/runtime/devices";
import { WebSocket as PlatformWebSocket } from "undici";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { microphone } from "./device-values.js";
import { type OtherService, responding, silent } from "./other-services.js";
import { startHost } from "./running-host.js";

const transports = ["http", "websocket"] as const;
type Transport = (typeof transports)[number];

async function connect(options: Omit<DevicesOptions, "clientId">): Promise<DevicesSession> {
  const session = await connectDevices({ clientId: "7", connectTimeout: 20_000, ...options });
  onTestFinished(() => session.close());
  return session;
}

/** Shortens the first timers, those of the other services; nothing else depends on the speed of the machine. */
function shortTimeouts(count: number): ChannelClock {
  let timers = 0;
  return {
    now: () => performance.now(),
    random: () => 0,
    after: (milliseconds, run) => {
      timers += 1;
      const timer = setTimeout(run, timers <= count ? 100 : milliseconds);
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
  const check = async ({ start, ...expected }: OtherService, clock: () => Partial<DevicesOptions>): Promise<void> => {
    const host = await startHost();
    const port = await start();
    expect(await reports([port], { transport, ...clock() })).toEqual([expected[transport]]);
    const session = await connect({ transport, ports: [port, host.port], ...clock() });
    expect(session.port).toBe(host.port);
    await session.setCertifiedDevices([microphone(1)]);
    expect(host.updates.at(-1)?.devices).toEqual([microphone(1)]);
  };

  it.each(responding)("$name (device-ports-probe)", (service) => check(service, () => ({})));
  it.each(silent)("$name (device-ports-probe)", (service) => check(service, () => ({ clock: shortTimeouts(1) })));
});

describe.each(transports)("the search over %s", (transport) => {
  it("keeps the order of the ports, also with parallel probes (device-ports-probe)", async () => {
    const hosts = [await startHost(), await startHost(), await startHost()];
    const ports = hosts.map(({ port }) => port);
    for (const parallel of [false, true]) {
      expect((await connect({ transport, ports, parallel })).port).toBe(ports[0]);
      expect((await connect({ transport, ports: ports.toReversed(), parallel })).port).toBe(ports[2]);
    }
    // The other hosts received no update.
    expect(hosts.map(({ updates }) => updates.length)).toEqual([2, 0, 2]);
  });

  it("skips all other services in parallel within one timeout", async () => {
    const host = await startHost();
    const services: readonly OtherService[] = [...responding, ...silent];
    const ports = await Promise.all(services.map(({ start }) => start()));
    const clock = shortTimeouts(services.length);
    const session = await connect({ transport, ports: [...ports, host.port], parallel: true, clock });
    expect(session.port).toBe(host.port);
  });

  it("reports the state of every port if none is the service (device-ports-probe)", async () => {
    const refusing = await startHost({ allowClient: () => false });
    const [page, free] = [await startOf("a page"), await startOf("nothing")];
    const failure = connect({ transport, ports: [free, refusing.port, page] });
    await expect(failure).rejects.toMatchObject({
      kind: "not-found",
      ports: [
        { port: free, state: "refused", detail: "", latency: expect.any(Number) },
        { port: refusing.port, state: "rejected", detail: expect.stringContaining("Invalid client id") },
        { port: page, state: "unrecognized" },
      ],
    });
    await expect(failure).rejects.toThrow(`${free}: refused\n`);
  });

  it("ends when the session is closed", async () => {
    const port = await startOf("one that accepts and sends nothing");
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

describe("over a WebSocket implementation that does not report why it failed", () => {
  // Node 22 and later have such an implementation; that of Node 22 sends no close event after a failure.
  beforeEach(() => void vi.stubGlobal("WebSocket", PlatformWebSocket));
  afterEach(() => void vi.unstubAllGlobals());

  const opened = async (): Promise<number> => (await startHost()).port;
  it.each([
    ["reports a free port as refused", () => startOf("nothing"), ["refused"]],
    ["reports a web page as unrecognized", () => startOf("a page"), ["unrecognized"]],
    [
      "reports a port that closes connections as unrecognized",
      () => startOf("one that closes the connection"),
      ["unrecognized"],
    ],
    ["connects to the service", opened, "connected"],
  ] as const)("%s (device-ports-probe)", async (_title, start, found) => {
    expect(await reports([await start()], { transport: "websocket" })).toEqual(found);
  });

  it("reports no port as refused if the platform cannot open TCP connections", async () => {
    vi.stubGlobal("process", { ...process, getBuiltinModule: undefined });
    const free = await startOf("nothing");
    await expect(connect({ transport: "websocket", ports: [free] })).rejects.toMatchObject({
      ports: [{ port: free, state: "unrecognized" }],
    });
  });
});

function startOf(name: string): Promise<number> {
  const found = [...responding, ...silent].find((service) => service.name === name);
  if (found === undefined) throw new Error(`there is no service called ${name}`);
  return found.start();
}

it("distinguishes other services by transport", () => {
  const states = (transport: Transport): ReadonlySet<string> =>
    new Set([...responding, ...silent].map((one) => one[transport]));
  expect(states("http")).toEqual(new Set(["refused", "unrecognized", "status", "timeout"]));
  expect(states("websocket")).toEqual(new Set(["refused", "unrecognized", "timeout"]));
});
