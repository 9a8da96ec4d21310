import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { generateKeyPair, signRequest, verifyRequest } from "../../runtime/src/signing/node.js";
import { markNewKeys } from "../secrets.js";

/** Where each verification was done: here, or on one of the threads of libuv, which node:crypto does with a callback. */
const places: ("here" | "elsewhere")[] = [];

vi.mock("node:crypto", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:crypto")>();
  const verify = (...args: Parameters<typeof original.verify>): unknown => {
    places.push(args.length === 5 ? "elsewhere" : "here");
    return (original.verify as (...all: unknown[]) => unknown)(...args);
  };
  return { ...original, verify };
});

markNewKeys();
const { publicKey, privateKey } = await generateKeyPair();
const signed = await signRequest({ privateKey, body: "{}" });
const verify = (): Promise<unknown> => verifyRequest({ publicKey, ...signed });

beforeEach(async () => {
  // A turn of the event loop of its own.
  await setImmediate();
  places.length = 0;
});

it("one after the other, each is verified at once", async () => {
  for (let count = 0; count < 5; count += 1) await verify();
  expect(places).toEqual(["here", "here", "here", "here", "here"]);
});

it("of several that are asked for together, all but the first go to other threads, and all have their verdicts", async () => {
  const altered = verifyRequest({ publicKey, ...signed, body: '{"altered":true}' });
  const results = await Promise.allSettled([verify(), verify(), altered, verify()]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  // The altered one was asked for first.
  expect(places).toEqual(["here", "elsewhere", "elsewhere", "elsewhere"]);
});

it("requests that arrive in one turn, each by its own callback, do not wait for each other", async () => {
  const verdicts: Promise<unknown>[] = [];
  await new Promise<void>((done) => {
    for (let count = 0; count < 3; count += 1) process.nextTick(() => verdicts.push(verify()));
    process.nextTick(done);
  });
  await Promise.all(verdicts);
  expect(places.filter((place) => place === "elsewhere").length).toBeGreaterThanOrEqual(2);
  places.length = 0;
  await setImmediate();
  await verify();
  expect(places).toEqual(["here"]);
});
