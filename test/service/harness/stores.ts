import type { DatabaseConfig } from "@guildwire/service";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { World } from "./world.js";

export type StoreName = "the embedded database" | "PostgreSQL";

/** Why this run skips PostgreSQL; undefined if it does not. */
export const postgresSkipped: string | undefined = inject("skippedStores").PostgreSQL;

/** Opens a new, empty database for one test file. */
export async function newDatabase(store: StoreName): Promise<DatabaseConfig> {
  if (store === "PostgreSQL") return { kind: "postgres", url: await ask("/postgres") };
  return { kind: "embedded" };
}

/**
 * Describes tests that run on both stores, each with its own service.
 *
 * `world` returns it in tests and hooks. `TEST_STORES` selects the stores; the title of a skipped one contains the
 * reason.
 */
export function describeOnStores(title: string, tests: (world: () => World, store: StoreName) => void): void {
  const skipped = inject("skippedStores")["the embedded database"];
  describe.skipIf(skipped !== undefined)(`${title}, ${skipped ?? "on the embedded database"}`, () =>
    describeOn("the embedded database", tests),
  );
  describeOnPostgres(title, tests);
}

/** Describes tests of concurrent work, which the embedded database does not support. */
export function describeOnPostgres(title: string, tests: (world: () => World, store: StoreName) => void): void {
  describe.skipIf(postgresSkipped !== undefined)(`${title}, ${postgresSkipped ?? "on PostgreSQL"}`, () =>
    describeOn("PostgreSQL", tests),
  );
}

function describeOn(store: StoreName, tests: (world: () => World, store: StoreName) => void): void {
  let world: World | undefined;
  beforeAll(async () => {
    world = await World.open(await newDatabase(store));
  }, 120_000);
  afterAll(() => world?.close());
  tests(() => {
    if (world === undefined) throw new Error("the service is there within tests and hooks only");
    return world;
  }, store);
}

async function ask(path: string): Promise<string> {
  const response = await fetch(`${inject("databases")}${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
