import { beforeAll, expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import { operations } from "./declared.js";
import { Observer, type Referees } from "./observer.js";
import { Referee } from "./referee.js";
import { refuseAll } from "./refusals.js";
import { tourOfGuilds } from "./tour-of-guilds.js";
import { tourOfInteractions } from "./tour-of-interactions.js";
import { tourOfWebhooks } from "./tour-of-webhooks.js";

let referees: Referees;
beforeAll(async () => {
  referees = { webhooks: await Referee.of("openapi.json"), interactions: await Referee.of("openapi.variants.json") };
});

describeOnStores("the whole interface, through the generated client", (world) => {
  let observer: Observer;
  beforeAll(() => {
    observer = new Observer(world(), referees);
  });

  it("serves guilds", () => tourOfGuilds(world()), 120_000);
  it("serves webhooks", () => tourOfWebhooks(world()), 120_000);
  it("serves interactions", () => tourOfInteractions(world()), 120_000);

  it("responds with every error that an operation declares", async () => {
    const { came, instead } = await refuseAll(world());
    const declared = operations.flatMap(({ id, errors }) => errors.map((error) => `${id} ${error}`));
    const missing = declared.filter((error) => !came.has(error));
    expect({ missing, instead }).toEqual({ missing: [], instead: [] });
  }, 240_000);

  it("covers every success and every event that operations declare", () => {
    const declared = operations.flatMap(({ id, successes, events }) =>
      [...successes, ...events].map((what) => `${id} ${what}`),
    );
    expect(declared.filter((what) => !observer.seen.has(what))).toEqual([]);
  });

  it("fires nothing for operations that read", () => {
    const reads = operations.filter(({ method }) => method === "GET");
    expect(reads.length).toBeGreaterThan(20);
    const seen = reads.map(({ id }) => [...observer.seen].filter((what) => what.startsWith(`${id} `)));
    expect(seen.every((outcomes) => outcomes.some((what) => / 2\d\d$/.test(what)))).toBe(true);
    // Events have names in upper snake case, errors in camel case.
    expect(seen.flat().filter((what) => / [A-Z_]+$/.test(what))).toEqual([]);
  });

  it("agrees with a validator about the documents", () => {
    expect(observer.disagreements).toEqual([]);
  });
});
