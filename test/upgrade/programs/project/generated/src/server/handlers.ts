// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import type { DefaultHandlers } from "./default.js";
import type { OfficeHandlers } from "./office.js";
import type { ShipsHandlers } from "./ships.js";

/** The handlers of all operations, by group; objects or instances of classes. */
export interface Handlers<Principal = unknown> {
  readonly ships: ShipsHandlers<Principal>;
  readonly office: OfficeHandlers<Principal>;
  readonly default_: DefaultHandlers<Principal>;
}

/** Handlers of which some are still to be written: with `partial: true`. */
export type HandlersSoFar<Principal = unknown> = {
  readonly [Group in keyof Handlers]?: Partial<Handlers<Principal>[Group]>;
};
