import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { generateKeyPair, signRequest, verifyRequest } from "../../runtime/src/signing/node.js";
import { markNewKeys } from "../secrets.js";
import { headerNames } from "./header-names.js";

/** Where each verification ran: on this thread, or on a libuv thread, which node:crypto uses with a callback. */
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
const signed = await signRequest({ headerNames, privateKey, body: "{}" });
const verify = (): Promise<unknown> => verifyRequest({ headerNames, publicKey, ...signed });

beforeEach(async () => {
  // A separate turn of the event loop.
  await setImmediate();
  places.length = 0;
});

it("sequential verifications run immediately", async () => {
  for (let count = 0; count < 5; count += 1) await verify();
  expect(places).toEqual(["here", "here", "here", "here", "here"]);
});

it("of several concurrent verifications, all but the first use other threads, and all have results", async () => {
  const altered = verifyRequest({ headerNames, publicKey, ...signed, body: '{"altered":true}' });
  const results = await Promise.allSettled([verify(), verify(), altered, verify()]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  // The altered request was started first.
  expect(places).toEqual(["here", "elsewhere", "elsewhere", "elsewhere"]);
});

it("requests that arrive in one turn, each in its own callback, do not wait for each other", async () => {
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
