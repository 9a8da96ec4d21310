import type { EmitterDefinition } from "../emitter.js";
import { fixtures } from "./fixtures/fixtures.js";
import { zod } from "./zod/zod.js";

/** The emitters on the public interface that guildwire ships, by the name that selects them. */
export const shippedEmitters: { readonly [name: string]: EmitterDefinition } = { fixtures, zod };
