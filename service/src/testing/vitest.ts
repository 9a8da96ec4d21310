// Adds the matchers for bots to Vitest: import "@guildwire/service/testing/vitest" in a test or a setup file.
import { expect } from "vitest";
import { matchers, type WorldMatchers } from "./matchers.js";

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: the declaration of Vitest
  interface Matchers<T = any> extends WorldMatchers<T> {}
}

expect.extend(matchers as Parameters<typeof expect.extend>[0]);
