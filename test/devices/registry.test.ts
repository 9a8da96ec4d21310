import {
  DeviceRegistry,
  DevicesSession,
  decodeSetCertifiedDevices,
  devicesChannel,
  encodeDevicesError,
  encodeSetCertifiedDevicesReply,
} from "@guildwire/api/devices";
import type { Device } from "@guildwire/api/types";
import { ChannelError, type Dial, type LinkEvents } from "@guildwire/runtime/devices";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { camera, idOf, microphone } from "./device-values.js";
import { VirtualTime } from "./virtual-time.js";

const port = 6463;

/** An in-memory service: what it received, in order, and how it behaves. */
class Service {
  readonly states: (readonly Device[])[] = [];
  readonly #time: VirtualTime;
  readonly #links = new Set<LinkEvents>();
  /** Milliseconds between a command and its reply. */
  delay = 1;
  isUp = true;
  /** The maximum number of devices; longer lists are refused. */
  most = Number.POSITIVE_INFINITY;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  readonly dial: Dial = (_, events) => {
    this.#time.after(1, () => {
      if (!this.isUp) return events.closed(new ChannelError("closed", "ECONNREFUSED"), "refused");
      this.#links.add(events);
      events.open();
    });
    return {
      send: (text) => {
        if (this.#links.has(events)) this.#take(text, events);
      },
      close: () => this.#links.delete(events),
    };
  };

  /** Breaks every connection. */
  cut(): void {
    const links = [...this.#links];
    this.#links.clear();
    for (const events of links) events.closed(new ChannelError("closed", "cut"), "unrecognized");
  }

  #take(text: string, events: LinkEvents): void {
    const { nonce, cmd, args } = decodeSetCertifiedDevices(text);
    const isRefused = args.devices.length > this.most;
    if (!isRefused) this.states.push(args.devices);
    const reply = isRefused
      ? encodeDevicesError(cmd, nonce, { code: 4000, message: "too many" })
      : encodeSetCertifiedDevicesReply(nonce);
    this.#time.after(this.delay, () => {
      if (this.#links.has(events)) events.message(reply);
    });
  }
}

interface Bench {
  readonly time: VirtualTime;
  readonly service: Service;
  readonly session: DevicesSession;
  readonly registry: DeviceRegistry;
  readonly errors: string[];
}

async function bench(random?: () => number): Promise<Bench> {
  const time = new VirtualTime(random);
  const service = new Service(time);
  const options = { clientId: "7", clock: time, dial: service.dial, ports: [port], commandTimeout: 1000 };
  const session = new DevicesSession(devicesChannel, { client_id: "7" }, options);
  const errors: string[] = [];
  const registry = new DeviceRegistry(session, { clock: time, onError: ({ kind }) => errors.push(kind) });
  const opened = session.open();
  await time.pass(10);
  await opened;
  service.states.length = 0;
  return { time, service, session, registry, errors };
}

describe("a registry of devices", () => {
  it("sends the whole list by priority, once for all changes of a tick (device-update-full, device-update-priority)", async () => {
    const { time, service, registry } = await bench();
    registry.add(microphone(1));
    registry.add(camera(2));
    registry.add(microphone(3), { first: true });
    registry.prioritise(idOf(2));
    registry.remove(idOf(1));
    expect(service.states).toEqual([]);
    await time.pass(10);
    expect(service.states).toEqual([[camera(2), microphone(3)]]);
    expect(registry.items).toEqual([camera(2), microphone(3)]);
  });

  it("sends an update for every switch of a voice feature and of the hardware mute (device-update-when)", async () => {
    const { time, service, registry } = await bench();
    registry.add(microphone(1));
    await time.pass(10);
    for (const name of ["hardware_mute", "echo_cancellation", "noise_suppression", "automatic_gain_control"] as const) {
      for (const value of [true, false]) {
        registry.update(idOf(1), { [name]: value });
        await time.pass(10);
        expect(service.states.at(-1)).toEqual([expect.objectContaining({ [name]: value })]);
      }
    }
    expect(service.states).toHaveLength(9);
    registry.update(idOf(1), { hardware_mute: false });
    await time.pass(10);
    expect(service.states).toHaveLength(9);
    registry.update(idOf(1), { hardware_mute: undefined } as never);
    await time.pass(10);
    expect(service.states.at(-1)).not.toHaveProperty("0.hardware_mute");
  });

  it("refuses invalid changes and stays unchanged (device-audio-input-fields)", async () => {
    const { time, service, registry } = await bench();
    registry.add(camera(1));
    const wrong = (run: () => void): unknown => {
      try {
        run();
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect(wrong(() => registry.update(idOf(1), { hardware_mute: true }))).toMatchObject({
      kind: "invalid",
      issues: [{ path: "/hardware_mute" }],
    });
    expect(wrong(() => registry.add({ ...microphone(2), id: "x" }))).toMatchObject({
      kind: "invalid",
      issues: [{ path: "/id" }],
    });
    expect(wrong(() => registry.add(microphone(1)))).toEqual(new RangeError(`the id ${idOf(1)} is taken`));
    for (const run of [
      () => registry.remove(idOf(2)),
      () => registry.prioritise(idOf(2)),
      () => registry.update(idOf(2), {}),
    ]) {
      expect(wrong(run)).toEqual(new RangeError(`there is no item with the id ${idOf(2)}`));
    }
    await time.pass(10);
    expect(service.states).toEqual([[camera(1)]]);
  });

  it("has one update in flight at a time; the next one sends the newest state (device-update-full)", async () => {
    const { time, service, registry } = await bench();
    service.delay = 100;
    for (let number = 1; number <= 50; number++) {
      registry.add(microphone(number));
      await time.pass(5);
    }
    await time.pass(1000);
    expect(service.states.map((state) => state.length)).toEqual([1, 20, 40, 50]);
  });

  it("does not resend what the service refused, and reports it", async () => {
    const { time, service, registry, errors } = await bench();
    service.most = 1;
    registry.add(microphone(1));
    await time.pass(10);
    registry.add(microphone(2));
    await time.pass(100);
    await registry.settled();
    expect([service.states, errors]).toEqual([[[microphone(1)]], ["refused"]]);
    // After a reconnect, the service gets the last state that it accepted.
    service.cut();
    await time.pass(60_000);
    expect(service.states.at(-1)).toEqual([microphone(1)]);
  });

  it("recovers from lost connections and lost replies", async () => {
    const { time, service, registry, errors } = await bench();
    service.delay = 5000;
    registry.add(microphone(1));
    await time.pass(1500);
    expect(errors).toEqual(["timeout"]);
    service.delay = 1;
    service.isUp = false;
    service.cut();
    registry.add(microphone(2));
    await time.pass(20_000);
    service.isUp = true;
    await time.pass(60_000);
    expect(service.states.at(-1)).toEqual([microphone(1), microphone(2)]);
    await registry.settled();
  });

  it("is settled when its session is closed", async () => {
    const { time, session, registry, errors } = await bench();
    registry.add(microphone(1));
    const settled = registry.settled();
    session.close();
    await time.pass(10);
    await settled;
    expect(errors).toEqual(["closed"]);
  });
});

type Operation =
  | { readonly kind: "add"; readonly number: number; readonly first: boolean }
  | { readonly kind: "mute"; readonly number: number; readonly value: boolean }
  | { readonly kind: "remove" | "prioritise"; readonly number: number }
  | { readonly kind: "wait"; readonly time: number }
  | { readonly kind: "delay"; readonly time: number }
  | { readonly kind: "cut" | "up" | "down" };

const number = fc.integer({ min: 1, max: 5 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), number, first: fc.boolean() }),
  fc.record({ kind: fc.constant("mute" as const), number, value: fc.boolean() }),
  fc.record({ kind: fc.constantFrom("remove" as const, "prioritise" as const), number }),
  fc.record({ kind: fc.constant("wait" as const), time: fc.integer({ min: 0, max: 3000 }) }),
  fc.record({ kind: fc.constant("delay" as const), time: fc.constantFrom(0, 1, 200, 1500) }),
  fc.record({ kind: fc.constantFrom("cut" as const, "up" as const, "down" as const) }),
);

/** A reference implementation of the list. */
function modelAfter(before: readonly Device[], one: Operation): readonly Device[] {
  if (!("number" in one)) return before;
  const id = idOf(one.number);
  const known = before.find((device) => device.id === id);
  const others = before.filter((device) => device.id !== id);
  if (one.kind === "add")
    return known ? before : one.first ? [microphone(one.number), ...before] : [...before, microphone(one.number)];
  if (known === undefined) return before;
  if (one.kind === "remove") return others;
  if (one.kind === "prioritise") return [known, ...others];
  return before.map((device) =>
    device === known && one.kind === "mute" ? microphone(one.number, { hardware_mute: one.value }) : device,
  );
}

async function apply(one: Operation, { time, service, registry }: Bench): Promise<void> {
  switch (one.kind) {
    case "add":
      return registry.add(microphone(one.number), { first: one.first });
    case "mute":
      return registry.update(idOf(one.number), { hardware_mute: one.value });
    case "remove":
      return registry.remove(idOf(one.number));
    case "prioritise":
      return registry.prioritise(idOf(one.number));
    case "wait":
      return time.pass(one.time);
    case "delay":
      service.delay = one.time;
      return;
    case "cut":
      return service.cut();
    default:
      service.isUp = one.kind === "up";
      if (!service.isUp) service.cut();
  }
}

describe("any sequence of changes and failures", () => {
  it("leaves the service with the last state, and never delivers an older state after a newer one (device-update-full)", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { maxLength: 40 }),
        fc.integer({ min: 0, max: 99 }),
        async (operations, seed) => {
          let turn = seed;
          const made = await bench(() => (turn++ % 100) / 100);
          let model: readonly Device[] = [];
          // All states in order. The states that the service receives are a subsequence.
          const history = [JSON.stringify(model)];
          for (const one of operations) {
            const next = modelAfter(model, one);
            const isImpossible =
              "number" in one && (one.kind === "add") === model.some(({ id }) => id === idOf(one.number));
            if (isImpossible) continue;
            await apply(one, made);
            model = next;
            if (history.at(-1) !== JSON.stringify(model)) history.push(JSON.stringify(model));
            expect(made.registry.items).toEqual(model);
          }
          made.service.isUp = true;
          made.service.delay = 1;
          await made.time.pass(300_000);
          await made.registry.settled();
          const seen = made.service.states.map((state) => JSON.stringify(state));
          if (history.length > 1) expect(seen.at(-1)).toBe(history.at(-1));
          let at = 0;
          for (const state of seen) {
            const found = history.indexOf(state, at);
            expect(found, `${state} after ${history[at]}`).toBeGreaterThanOrEqual(0);
            at = found;
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
