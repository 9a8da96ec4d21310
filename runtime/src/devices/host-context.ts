import type { Channel } from "./channel.js";
import type { CommandRunner } from "./host-commands.js";
import type { HostLimits, HostOptions } from "./host-options.js";
import type { RateLimit } from "./rate-limit.js";

/** The state that the modules of a host share. */
export interface HostContext {
  readonly channel: Channel;
  readonly options: HostOptions;
  readonly limits: Required<HostLimits>;
  readonly runner: CommandRunner;
  readonly rate: RateLimit;
  /** The port that it listens on. */
  readonly port: () => number;
}
