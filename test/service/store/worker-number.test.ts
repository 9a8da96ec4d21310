import { type DatabaseConfig, openStore, type Store } from "@guildwire/service";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { workerLocks } from "../../../service/src/store/postgresql/worker-number.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";

describe.skipIf(postgresSkipped !== undefined)(`instances ${postgresSkipped ?? "on one PostgreSQL"}`, () => {
  let database: DatabaseConfig;
  let others: pg.Client;
  const stores: Store[] = [];
  beforeEach(async () => {
    database = await newDatabase("PostgreSQL");
    others = await connect();
  }, 60_000);
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    await others.end();
  });

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.kind === "postgres" ? database.url : "" });
    await client.connect();
    return client;
  }

  async function open(worker?: number): Promise<Store> {
    const store = await openStore({ database, worker });
    stores.push(store);
    return store;
  }

  /** Reserves worker numbers for other instances. */
  const taken = (condition: string) =>
    others.query(
      `select pg_advisory_lock(${workerLocks}, worker) from generate_series(0, 1023) worker where ${condition}`,
    );

  /** The worker number in the ids of an instance. */
  const workerOf = (store: Store) =>
    store.write({ none: true }, async (work) => Number((BigInt(work.newId()) >> 12n) & 1023n));

  it("take a free number", async () => {
    await taken("worker not in (3, 700, 1023)");
    const workers = [await open(), await open(), await open()].map(workerOf);
    expect((await Promise.all(workers)).toSorted((a, b) => a - b)).toEqual([3, 700, 1023]);
    await expect(open()).rejects.toThrow("1024 instances");
  });

  it("take a given number, and reject it while another instance has it", async () => {
    const first = await open(5);
    expect(await workerOf(first)).toBe(5);
    await expect(open(5)).rejects.toThrow(/number 5\. .*INSTANCE/);
    expect(await workerOf(await open())).not.toBe(5);
    await first.close();
    stores.splice(stores.indexOf(first), 1);
    expect(await workerOf(await open(5))).toBe(5);
  });

  it("take another number if theirs was taken while disconnected, otherwise the same one", async () => {
    const store = await open(8);
    // Only locks of this database: the cluster also has those of other tests.
    const held = `from pg_locks where classid = ${workerLocks} and granted
      and database = (select oid from pg_database where datname = current_database())`;
    const cutOff = () => others.query(`select pg_terminate_backend(pid) ${held}`);
    const holders = async () => (await others.query(`select objid::int as worker, pid ${held}`)).rows;
    const [former] = await holders();
    await cutOff();
    // The number is free once the former connection has ended, which takes a moment, so the instance gets it again.
    const isOther = expect.toSatisfy((pid: unknown) => pid !== former.pid);
    await expect.poll(holders, { timeout: 20_000, interval: 20 }).toEqual([{ worker: 8, pid: isOther }]);
    expect(await workerOf(store)).toBe(8);
    const newcomer = await connect();
    const gets = newcomer.query(`select pg_advisory_lock(${workerLocks}, 8)`);
    await cutOff();
    await gets;
    await expect.poll(() => workerOf(store), { timeout: 20_000, interval: 20 }).not.toBe(8);
    await newcomer.end();
  });
});
