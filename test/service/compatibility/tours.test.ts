import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLog } from "../../../service/src/log.js";
import { newDatabase } from "../harness/stores.js";
import { World } from "../harness/world.js";
import { type Connected, libraries, versionOf } from "./libraries/libraries.js";
import { openStage } from "./libraries/stage.js";
import {
  botOperations,
  fileSteps,
  operations,
  outsideCalls,
  type Step,
  sameOperation,
  steps,
} from "./libraries/steps.js";

/** What a library can do with the service. */
interface Result {
  readonly version: string;
  readonly works: readonly Step[];
  readonly notOffered: readonly Step[];
  readonly notInTheInterface: readonly Step[];
}

/** The results by library, from which docs/compatibility.md is generated. */
const file = new URL("results.json", import.meta.url);
const results = (): Readonly<Record<string, Result>> => JSON.parse(readFileSync(file, "utf8"));

/** Milliseconds after which a call counts as one that never settles. */
const patience = 20_000;

// `TOURS=write npx vitest run test/service/compatibility/tours.test.ts` writes the results.
describe("a tour of all steps, by unmodified libraries with version 10:", () => {
  const handled: { readonly operationId?: string; readonly status?: number }[] = [];
  let world: World;
  beforeAll(async () => {
    const log = createLog("info", { write: (line) => void handled.push(JSON.parse(line)) });
    world = await World.open(await newDatabase("the embedded database"), { log });
  }, 120_000);
  afterAll(() => world?.close());

  it.each(Object.keys(libraries))(
    "%s",
    async (library) => {
      const stage = await openStage(world);
      const connected = await libraries[library]?.(world.service.url, stage);
      if (connected === undefined) throw new Error(`${library} is unknown`);
      try {
        const { result, problems } = await tour(library, connected);
        expect(problems).toEqual([]);
        expect(connected.failures).toEqual([]);
        if (process.env["TOURS"] === "write")
          writeFileSync(file, `${JSON.stringify({ ...results(), [library]: result }, null, 2)}\n`);
        expect(results()[library]).toEqual(result);
      } finally {
        await connected.close();
        await stage.close();
      }
    },
    240_000,
  );

  async function tour(library: string, { calls }: Connected): Promise<{ result: Result; problems: string[] }> {
    const problems: string[] = [];
    const works: Step[] = [];
    const notOffered: Step[] = [];
    const notInTheInterface: Step[] = [];
    for (const step of steps) {
      const call = calls[step];
      if (call === "not offered") {
        notOffered.push(step);
        continue;
      }
      handled.length = 0;
      const failure = await failureOf(call);
      if ((outsideCalls as readonly Step[]).includes(step)) {
        if (failure === undefined) problems.push(`${step}: succeeds, but is outside of the interface`);
        else notInTheInterface.push(step);
      } else if (failure !== undefined) problems.push(`${step}: ${failure}`);
      else {
        works.push(step);
        // The service logs a request after its response.
        await vi.waitFor(() => expect(handledOperations(), step).toContain(step), { timeout: 2000 });
      }
    }
    return { result: { version: versionOf(library), works, notOffered, notInTheInterface }, problems };
  }

  /** The steps that the requests since the last call have fulfilled. */
  function handledOperations(): string[] {
    return handled
      .filter(({ status = 500 }) => status < 300)
      .flatMap(({ operationId: operation = "" }) => [
        operation,
        ...Object.entries(sameOperation).flatMap(([step, others]) => (others.includes(operation) ? [step] : [])),
      ]);
  }

  it("has every operation of the interface and of bots that libraries use", () => {
    expect(new Set(operations).size).toBe(65);
    const count = operations.length + botOperations.length + fileSteps.length + outsideCalls.length;
    expect(new Set(steps).size).toBe(count);
  });
});

async function failureOf(call: () => Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("did not settle")), patience);
  });
  try {
    await Promise.race([call(), late]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } finally {
    clearTimeout(timer);
  }
}
