import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPostgres, type PostgresCluster, startPostgresCluster } from "../../service/harness/postgres-cluster.js";

const program = join(import.meta.dirname, "payments-server.mjs");
const hasPostgres = (await findPostgres()) !== undefined;

let cluster: PostgresCluster | undefined;
let folder: string;
beforeAll(async () => {
  if (hasPostgres) cluster = await startPostgresCluster();
}, 120_000);
afterAll(() => cluster?.stop());

let instances: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-idempotency-"));
});
afterEach(async () => {
  for (const instance of instances) {
    instance.stdin?.end();
    if (instance.exitCode === null && instance.signalCode === null) await once(instance, "exit");
  }
  instances = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Starts an instance, and returns its URL. */
async function start(store: string, name: string, killedAt = ""): Promise<string> {
  const database = store === "postgres" ? (cluster?.url("postgres") ?? "") : join(folder, "payments.sqlite");
  const instance = spawn(process.execPath, [program, store, database, name, killedAt], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  instances.push(instance);
  const [port] = await once(createInterface(instance.stdout), "line");
  return `http://127.0.0.1:${port}/payments`;
}

interface Reply {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

async function pay(url: string, key: string, amount = 5): Promise<Reply> {
  const headers = { "content-type": "application/json", "idempotency-key": key, "x-caller": "ada" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ amount }) });
  return { status: response.status, location: response.headers.get("location"), body: await response.text() };
}

/** Sends a request until no other one with its key runs: PostgreSQL ends the transaction of a killed process a moment later. */
async function payOnceFree(url: string, key: string): Promise<Reply> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const reply = await pay(url, key);
    if (reply.status !== 409) return reply;
  }
  throw new Error("the key remains in use");
}

async function payments(url: string): Promise<readonly string[]> {
  return (await (await fetch(url)).json()).map(({ id }: { readonly id: string }) => id);
}

describe.each([
  ["postgres", hasPostgres],
  ["sqlite", true],
])("with %s", (store, isAvailable) => {
  if (!isAvailable) console.log("skipped: PostgreSQL is not installed");

  test.runIf(isAvailable).each(["begun", "claimed", "inserted", "stored", "committed"])(
    "a process killed when it has %s leaves one effect, which all further attempts repeat",
    async (step) => {
      const key = `killed-${step}`;
      const a = await start(store, "a", step);
      const b = await start(store, "b");
      const before = await payments(b);
      await expect(pay(a, key)).rejects.toThrow();
      const first = await payOnceFree(b, key);
      const again = [await pay(b, key), await pay(await start(store, "c"), key)];
      expect(first.status).toBe(201);
      expect(again).toEqual([first, first]);
      const added = (await payments(b)).filter((id) => !before.includes(id));
      expect(added).toEqual([JSON.parse(first.body).id]);
      expect(first.location).toBe(`/payments/${added[0]}`);
      expect(added[0]?.startsWith(step === "committed" ? "a-" : "b-")).toBe(true);
    },
    60_000,
  );

  test.runIf(isAvailable)(
    "simultaneous requests to two instances have one effect, and one response or 409",
    async () => {
      const urls = [await start(store, "a"), await start(store, "b")];
      const before = await payments(urls[0] as string);
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => pay(urls[index % 2] as string, "race")),
      );
      const paid = replies.filter(({ status }) => status === 201);
      expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      expect(new Set(paid.map(({ body }) => body)).size).toBe(1);
      expect((await payments(urls[0] as string)).length).toBe(before.length + 1);
    },
    60_000,
  );

  test.runIf(isAvailable)(
    "an error rolls back the effect and frees the key, and another body is a 422",
    async () => {
      const url = await start(store, "a");
      const before = await payments(url);
      expect((await pay(url, "error", -1)).status).toBe(500);
      expect(await payments(url)).toEqual(before);
      expect((await pay(url, "error", 7)).status).toBe(201);
      expect((await pay(url, "error", 8)).status).toBe(422);
      expect((await payments(url)).length).toBe(before.length + 1);
    },
    60_000,
  );
});
