import type { GatewayEvents } from "@guildwire/api/events";
import type { Context } from "@guildwire/runtime/server";
import { type Repositories, RepositorySet } from "./repositories/index.js";
import type { Session } from "./session.js";

/** A unit of work: the repositories in one transaction at one time. */
export interface Work extends Repositories {
  /** The service's time when the unit of work began. */
  readonly now: Date;
  /** A new id, greater than all before. */
  newId(): string;
  /**
   * Adds events to the outbox, which are delivered once the unit of work has committed. Several events must be of the
   * same guild. Only events that the operation of `context` declares compile.
   */
  emit<Events extends object, Event extends keyof Events & keyof GatewayEvents>(
    context: Context<unknown, Events>,
    event: Event,
    ...payloads: readonly Events[Event][]
  ): Promise<void>;
}

export function createWork(session: Session): Work {
  return new UnitWork(session) as Work;
}

class UnitWork extends RepositorySet implements Omit<Work, "emit"> {
  readonly now: Date;
  readonly newId: () => string;

  constructor(session: Session) {
    super(session);
    this.now = session.now;
    this.newId = () => session.newId();
  }

  async emit(_context: unknown, event: string, ...payloads: readonly object[]): Promise<void> {
    const [first] = payloads as readonly EventPayload[];
    if (first !== undefined) await this.outbox.append(guildOf(first), event, payloads);
  }
}

type EventPayload = { readonly guild_id?: string; readonly id?: string };

/** Events about a guild itself have its id as `id`; objects outside of guilds have neither. */
function guildOf({ guild_id, id }: EventPayload): string {
  return guild_id ?? id ?? "0";
}
