import type { Channel } from "./channel.js";
import type { CommandRunner } from "./host-commands.js";
import type { HostLimits, HostOptions } from "./host-options.js";
import type { RateLimit } from "./rate-limit.js";

/** State shared by the modules of a host. */
export interface HostContext {
  readonly channel: Channel;
  readonly options: HostOptions;
  readonly limits: Required<HostLimits>;
  readonly runner: CommandRunner;
  readonly rate: RateLimit;
  /** Returns the port it listens on. */
  readonly port: () => number;
}
