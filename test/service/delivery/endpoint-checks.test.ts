import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type RunningService, startService } from "@guildwire/service";
import { afterEach, expect, it, vi } from "vitest";
import { checkEndpoints } from "../../../service/src/delivery/interactions/routine-checks.js";
import { createLog } from "../../../service/src/log.js";
import { untilSomebodyWaits } from "../harness/lock-waits.js";
import { describeOnPostgres, describeOnStores, newDatabase } from "../harness/stores.js";
import { World } from "../harness/world.js";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An endpoint that fails every check because it acknowledges all requests. Tests control how long it takes. */
class CarelessEndpoint {
  requests = 0;
  readonly #server: Server;
  readonly #arrived: (() => void)[] = [];
  readonly #held: (() => void)[] = [];
  #holds = false;

  private constructor() {
    this.#server = createServer((_request, response) => {
      this.requests += 1;
      const respond = () => response.writeHead(200, { "Content-Type": "application/json" }).end('{"type":1}');
      if (this.#holds) this.#held.push(respond);
      else respond();
      for (const arrived of this.#arrived.splice(0)) arrived();
    });
    servers.push(this.#server);
  }

  static async listen(): Promise<CarelessEndpoint> {
    const endpoint = new CarelessEndpoint();
    await new Promise<void>((resolve) => endpoint.#server.listen(0, "127.0.0.1", resolve));
    return endpoint;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Resolves on the next request, which is held until `respond` is called, as are all later ones. */
  hold(): Promise<void> {
    this.#holds = true;
    return new Promise((resolve) => this.#arrived.push(resolve));
  }

  respond(): void {
    this.#holds = false;
    for (const respond of this.#held.splice(0)) respond();
  }
}

/** An application whose unverified endpoint is due for a check. */
async function applicationAt(world: World, url: string) {
  const { applicationId } = await world.bot();
  const save = (address: string) =>
    world.write((work) => work.applications.setEndpoint(applicationId, address, work.now));
  const find = async () => {
    const application = await world.read((work) => work.applications.find(applicationId));
    if (application === undefined) throw new Error("the application is gone");
    return application;
  };
  await save(url);
  return {
    applicationId,
    save,
    address: async () => (await find()).interactions_endpoint_url,
    notices: async () => {
      const { owner_id } = await find();
      return world.read((work) => work.notifications.list(owner_id));
    },
  };
}

/** Removes all endpoints, so that they are not due in other tests. */
async function forgetEndpoints(world: World): Promise<void> {
  const { kysely } = world.service.services.store.database;
  await kysely.updateTable("applications").set({ interactions_endpoint_url: null }).execute();
}

const endpointsOf = (service: RunningService) => service.services.endpoints;

describeOnStores("a check of an endpoint", (world) => {
  afterEach(() => forgetEndpoints(world()));

  it("is discarded if a URL is saved meanwhile, even the same one [interaction-endpoint-checked]", async () => {
    const [endpoint, other] = [await CarelessEndpoint.listen(), await CarelessEndpoint.listen()];
    const { applicationId, save, address, notices } = await applicationAt(world(), endpoint.url);
    for (const saved of [endpoint.url, other.url]) {
      await save(endpoint.url);
      const asked = endpoint.hold();
      const check = endpointsOf(world().service).check(applicationId);
      await asked;
      world().advance({ minutes: 1 });
      await save(saved);
      endpoint.respond();
      expect((await check)?.passed).toBe(false);
      expect(await address()).toBe(saved);
    }
    expect(await notices()).toEqual([]);
  });

  it("is left to the instance that began it, until it counts as lost", async () => {
    const endpoint = await CarelessEndpoint.listen();
    const { address, notices } = await applicationAt(world(), endpoint.url);
    const ending = new AbortController();
    const asked = endpoint.hold();
    const first = endpointsOf(world().service).checkDue(ending.signal);
    await asked;
    expect(await endpointsOf(world().service).checkDue()).toBe(0);
    // An aborted check, as when an instance stops, has no result and sends no notification.
    ending.abort();
    expect(await first).toBe(0);
    endpoint.respond();
    expect([await address(), await notices()]).toEqual([endpoint.url, []]);
    expect(await endpointsOf(world().service).checkDue()).toBe(0);
    world().advance({ minutes: 10 });
    expect(await endpointsOf(world().service).checkDue()).toBe(1);
    expect([await address(), (await notices()).length]).toEqual([null, 1]);
  });

  it("is aborted with its routine, and has no effect", async () => {
    const endpoint = await CarelessEndpoint.listen();
    const { address, notices } = await applicationAt(world(), endpoint.url);
    const asked = endpoint.hold();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stop = checkEndpoints(endpointsOf(world().service), createLog("silent"));
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await asked;
    // The endpoint has not responded yet.
    await stop();
    endpoint.respond();
    expect([await address(), await notices()]).toEqual([endpoint.url, []]);
  });

  it("does not block other checks if the service itself fails", async () => {
    const endpoint = await CarelessEndpoint.listen();
    const broken = await applicationAt(world(), endpoint.url);
    const { kysely } = world().service.services.store.database;
    const { applicationId: id } = broken;
    await kysely.updateTable("applications").set({ private_key: "none" }).where("id", "=", id).execute();
    world().advance({ minutes: 1 });
    const sound = await Promise.all(Array.from({ length: 9 }, () => applicationAt(world(), endpoint.url)));
    await expect(endpointsOf(world().service).checkDue()).rejects.toThrow("1 endpoints could not be checked");
    for (const { address } of sound) expect(await address()).toBeNull();
    expect(await broken.address()).toBe(endpoint.url);
  });
});

describeOnPostgres("checks of one endpoint on two instances", (world) => {
  afterEach(() => forgetEndpoints(world()));

  it("notify the owner of a removal once [interaction-endpoint-removed]", async () => {
    const instances = [world().service, await world().another()];
    const endpoint = await CarelessEndpoint.listen();
    const { applicationId, address, notices } = await applicationAt(world(), endpoint.url);
    const asked = endpoint.hold();
    const checks = instances.map((instance) => endpointsOf(instance).check(applicationId));
    await asked;
    if (endpoint.requests < 2) await endpoint.hold();
    endpoint.respond();
    for (const check of await Promise.all(checks)) expect(check?.passed).toBe(false);
    expect([await address(), (await notices()).length]).toEqual([null, 1]);
  });

  it("run once for a due endpoint", async () => {
    const instances = [world().service, await world().another()];
    const endpoint = await CarelessEndpoint.listen();
    const { notices } = await applicationAt(world(), endpoint.url);
    const counts = await Promise.all(instances.map((instance) => endpointsOf(instance).checkDue()));
    expect(counts.toSorted()).toEqual([0, 1]);
    expect([endpoint.requests, (await notices()).length]).toEqual([3, 1]);
  });

  it("are discarded for a URL that is saved at the same moment", async () => {
    const [endpoint, other] = [await CarelessEndpoint.listen(), await CarelessEndpoint.listen()];
    const { applicationId, address, notices } = await applicationAt(world(), endpoint.url);
    const asked = endpoint.hold();
    const check = endpointsOf(world().service).check(applicationId);
    await asked;
    await world().write(async (work) => {
      await work.applications.setEndpoint(applicationId, other.url, work.now);
      endpoint.respond();
      // The check is about to write its result, and waits for this unit of work.
      await untilSomebodyWaits(world().service.services.store);
    });
    await check;
    expect([await address(), await notices()]).toEqual([other.url, []]);
  });
});

describeOnPostgres("the shutdown of an instance", () => {
  it("aborts checks in progress, and removes no endpoint", async () => {
    const database = await newDatabase("PostgreSQL");
    const world = await World.open(database);
    const endpoint = await CarelessEndpoint.listen();
    const { applicationId, address } = await applicationAt(world, endpoint.url);
    const asked = endpoint.hold();
    const leaving = await startService({ database, port: 0, deliveries: { allowPrivate: true, allowHttp: true } });
    const check = endpointsOf(leaving).check(applicationId);
    const calledOff = expect(check).rejects.toMatchObject({ name: "AbortError" });
    await asked;
    await leaving.close();
    await calledOff;
    await expect(endpointsOf(leaving).check(applicationId)).rejects.toMatchObject({ name: "AbortError" });
    endpoint.respond();
    expect(await address()).toBe(endpoint.url);
    await world.close();
  });
});
