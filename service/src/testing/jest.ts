// Adds the matchers for bots to Jest: import "@guildwire/service/testing/jest" in a test or a setup file.
import type {} from "expect";
import { matchers, type WorldMatchers } from "./matchers.js";

declare module "expect" {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends WorldMatchers {}
}

const { expect } = globalThis as { readonly expect?: { readonly extend?: (added: object) => void } };
if (expect?.extend === undefined)
  throw new Error("there is no global expect: call expect.extend(matchers) with those of @guildwire/service/testing");
expect.extend(matchers);
