import { CompiledQuery, type RawBuilder, sql } from "kysely";
import type { NewerEventValues } from "../schema/guild-tables.js";
import type { Row } from "../schema.js";
import type { EventOrder, EventPosition } from "../statements.js";
import { NewerValueRepository } from "./newer-values.js";
import { Repository } from "./repository.js";

export type StoredEvent = Row<"outbox">;

/** A position in the outbox: see `delivery/events/cursor.ts`. */
export type OutboxPosition = EventPosition;

type DeletedEvent = Pick<StoredEvent, "transaction_id" | "sequence" | "id" | "audience">;

export interface AppendOptions {
  /** Ids of applications. Default: those whose bots are currently in the guild. */
  readonly audience?: readonly string[];
  /** What versions 9 and 10 show beside each payload. Default: the values of the roles and channels in the payload. */
  readonly newer?: NewerEventValues;
}

/** The channel on which the database notifies all instances of new events. */
export const eventsChannel = "guildwire_events";

/** The payload: ids of applications, separated by spaces; this text if there are none, or too many. */
export const allApplications = "*";

/** Maximum bytes of a payload; PostgreSQL's limit is 8,000. */
const maxPayloadLength = 7_000;

/** A position after all events that a transaction can have written. */
function endOf(transaction: string): OutboxPosition {
  const most = String(2n ** 63n - 1n);
  return { transaction, sequence: most, id: most };
}

const rowsAtOnce = 1_000;

const positionColumns = sql`(transaction_id, sequence, id)`;

export class OutboxRepository extends Repository {
  /**
   * Adds events of one type, which are delivered once this unit of work has committed. Assigns their sequence numbers
   * in the guild. The unit of work must hold the guild's lock, or have created the guild, so that numbers follow the
   * order of commits.
   *
   * @param guildId "0" for events outside of guilds, which are not numbered.
   */
  async append(
    guildId: string,
    event: string,
    payloads: readonly unknown[],
    { audience, newer }: AppendOptions = {},
  ): Promise<void> {
    if (payloads.length === 0) return;
    const text = this.session.statements.texts?.appendEvents;
    if (text !== undefined && guildId !== "0")
      return this.#appendAtOnce(text, guildId, { event, payloads, audience, newer });
    const to = [...(audience ?? (await this.#applicationsIn(guildId)))];
    await this.#order.begin(this.transaction);
    const taken = guildId === "0" ? undefined : await this.#takeNumbers(guildId, payloads.length);
    const shared = {
      guild_id: guildId,
      event,
      audience: to,
      transaction_id: taken?.transaction ?? this.#order.own,
      created_at: this.session.now,
    };
    const values = newer ?? (await this.#newerValuesOf(guildId, payloads));
    const rows = payloads.map((payload, index) => ({
      ...shared,
      id: this.session.newId(),
      sequence: taken === undefined ? "0" : String(taken.first + BigInt(index)),
      payload: JSON.stringify(payload),
      newer: values === undefined ? null : JSON.stringify(values),
    }));
    // A statement takes at most 65,535 parameters; a row has nine.
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await this.transaction
        .insertInto("outbox")
        .values(rows.slice(start, start + rowsAtOnce))
        .execute();
    await this.#notify(to);
  }

  /** The values of all roles and channels in the payloads; undefined if there are none. */
  async #newerValuesOf(guildId: string, payloads: readonly unknown[]): Promise<NewerEventValues | undefined> {
    const ids = payloads.flatMap(objectsWithNewerValues);
    return ids.length === 0
      ? undefined
      : { values: await new NewerValueRepository(this.session).ofObjects(guildId, ids) };
  }

  /** Numbers the events, selects the audience, adds the events and notifies in one deferred statement. */
  async #appendAtOnce(
    text: string,
    guildId: string,
    {
      event,
      payloads,
      audience,
      newer,
    }: {
      event: string;
      payloads: readonly unknown[];
      audience: readonly string[] | undefined;
      newer: NewerEventValues | undefined;
    },
  ): Promise<void> {
    for (let start = 0; start < payloads.length; start += rowsAtOnce) {
      const some = payloads.slice(start, start + rowsAtOnce);
      const ids = some.map(() => this.session.newId());
      const recipients = audience === undefined ? null : [...audience];
      const newerOf = (payload: unknown): unknown => {
        const objects = objectsWithNewerValues(payload);
        return newer ?? (objects.length === 0 ? null : objects);
      };
      const values = [guildId, ids, event, JSON.stringify(some), this.session.now, recipients];
      const limits = [allApplications, maxPayloadLength];
      const statement = CompiledQuery.raw(text, [...values, ...limits, JSON.stringify(some.map(newerOf))]);
      await this.session.statements.later(this.transaction, statement);
    }
  }

  /** Reads events after a position, in order, with the data of `EventPage`. */
  async read(query: {
    readonly after: OutboxPosition;
    readonly application?: string;
    readonly guild?: string;
    readonly limit: number;
  }): Promise<{ readonly events: StoredEvent[]; readonly hasPendingEvents: boolean; readonly end: OutboxPosition }> {
    const { after, application, guild, limit } = query;
    const { visibleBefore, lastVisible } = this.#order;
    let selected = this.transaction
      .selectFrom("outbox")
      .selectAll()
      .where(this.#isBehind(after))
      .where(sql<boolean>`transaction_id < ${visibleBefore}`);
    // An application may receive nearly all events, which the order finds, or few, which only the index of recipients does.
    if (application !== undefined) await this.session.statements.planForValues(this.transaction);
    if (application !== undefined)
      selected = selected.where(this.session.statements.listContains(sql.ref("audience"), application));
    if (guild !== undefined) selected = selected.where("guild_id", "=", guild);
    const events = await selected.orderBy("transaction_id").orderBy("sequence").orderBy("id").limit(limit).execute();
    const { held, last } = await this.transaction
      .selectNoFrom([
        // The last event suffices, and is found without a scan.
        sql<boolean | null>`(
          select transaction_id from outbox order by transaction_id desc, sequence desc, id desc limit 1
        ) >= ${visibleBefore}`.as("held"),
        lastVisible.as("last"),
      ])
      .executeTakeFirstOrThrow();
    return { events, hasPendingEvents: Boolean(held), end: endOf(last) };
  }

  /** The position after all visible events. */
  async end(): Promise<OutboxPosition> {
    const { last } = await this.transaction.selectNoFrom(this.#order.lastVisible.as("last")).executeTakeFirstOrThrow();
    return endOf(last);
  }

  /** The position of the last deleted event: of any application, or of the given one. */
  async floor(application?: string): Promise<OutboxPosition> {
    const row =
      application === undefined
        ? await this.transaction.selectFrom("outbox_floor").selectAll().executeTakeFirst()
        : await this.transaction
            .selectFrom("application_floors")
            .selectAll()
            .where("application_id", "=", application)
            .executeTakeFirst();
    return { transaction: row?.transaction_id ?? "0", sequence: row?.sequence ?? "0", id: row?.id ?? "0" };
  }

  /**
   * Deletes visible events that are older than a time, up to the first newer event and up to the limit. Returns their
   * number: 0 if another unit of work is deleting.
   */
  async deleteBefore(moment: Date, limit: number): Promise<number> {
    const floors = this.transaction.selectFrom("outbox_floor").select(["transaction_id", "sequence", "id"]);
    const [floor] = await this.session.statements.forUpdateSkippingLocked(floors).execute();
    if (floor === undefined) return 0;
    // Otherwise, both statements would read the index entries of all events that were deleted since the last vacuum.
    const isKept = this.#isBehind({ transaction: floor.transaction_id, sequence: floor.sequence, id: floor.id });
    const first = await this.transaction
      .selectFrom("outbox")
      .select(["transaction_id", "sequence", "id", "audience"])
      .select((is) =>
        is
          .and([is("created_at", "<", moment), sql<boolean>`transaction_id < ${this.#order.visibleBefore}`])
          .as("isOld"),
      )
      .where(isKept)
      .orderBy("transaction_id")
      .orderBy("sequence")
      .orderBy("id")
      .limit(limit)
      .execute();
    const kept = first.findIndex(({ isOld }) => !isOld);
    const deleted = kept === -1 ? first : first.slice(0, kept);
    const last = deleted.at(-1);
    if (last === undefined) return 0;
    const { transaction_id, sequence, id } = last;
    await this.transaction.updateTable("outbox_floor").set({ transaction_id, sequence, id }).execute();
    const end = this.#order.position({ transaction: transaction_id, sequence, id });
    await this.transaction
      .deleteFrom("outbox")
      .where(isKept)
      .where(sql<boolean>`${positionColumns} <= ${end}`)
      .execute();
    await this.#raiseFloors(deleted);
    return deleted.length;
  }

  /** Stores the position of the last deleted event of each application. */
  async #raiseFloors(deleted: readonly DeletedEvent[]): Promise<void> {
    const floors = new Map(
      deleted.flatMap(({ audience, transaction_id, sequence, id }) =>
        audience.map((application_id) => [application_id, { application_id, transaction_id, sequence, id }] as const),
      ),
    );
    const rows = [...floors.values()];
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await this.transaction
        .insertInto("application_floors")
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflict((conflict) =>
          conflict.column("application_id").doUpdateSet(({ ref }) => ({
            transaction_id: ref("excluded.transaction_id"),
            sequence: ref("excluded.sequence"),
            id: ref("excluded.id"),
          })),
        )
        .execute();
  }

  /** Notifies all instances of the applications that have new events. The database sends it with the commit. */
  async #notify(audience: readonly string[]): Promise<void> {
    const names = audience.join(" ");
    const payload = names === "" || names.length > maxPayloadLength ? allApplications : names;
    await this.session.statements.notify(this.transaction, eventsChannel, payload);
  }

  /** Reserves sequence numbers of a guild; returns the first one, and the transaction number of the events. */
  async #takeNumbers(
    guildId: string,
    count: number,
  ): Promise<{ readonly first: bigint; readonly transaction: string }> {
    const { value, transaction_id } = await this.transaction
      .updateTable("guild_sequences")
      .set({
        value: sql`value + cast(${count} as bigint)`,
        transaction_id: this.#order.atLeastOwn(sql.ref("transaction_id")),
      })
      .where("guild_id", "=", guildId)
      .returning(["value", "transaction_id"])
      .executeTakeFirstOrThrow();
    return { first: BigInt(value) - BigInt(count) + 1n, transaction: transaction_id };
  }

  get #order(): EventOrder {
    return this.session.statements.eventOrder;
  }

  #isBehind(before: OutboxPosition): RawBuilder<boolean> {
    return sql<boolean>`${positionColumns} > ${this.#order.position(before)}`;
  }

  async #applicationsIn(guildId: string): Promise<string[]> {
    const rows = await this.transaction
      .selectFrom("members")
      .select(sql<string>`application_id`.as("application_id"))
      .where("guild_id", "=", guildId)
      .where("application_id", "is not", null)
      .orderBy("application_id")
      .execute();
    return rows.map(({ application_id }) => application_id);
  }
}

/** The ids of the roles and channels of a payload: its own, or those of a guild. */
function objectsWithNewerValues(payload: unknown): string[] {
  const { role, roles, channels, ...own } = payload as {
    readonly role?: { readonly id: string };
    readonly roles?: readonly (string | { readonly id: string })[];
    readonly channels?: readonly { readonly id: string }[];
    readonly id?: string;
    readonly permission_overwrites?: unknown;
  };
  const objects = [role, ...(roles ?? []), ...(channels ?? [])];
  const ids = objects.flatMap((object) => (typeof object === "object" ? [object.id] : []));
  return own.permission_overwrites === undefined || own.id === undefined ? ids : [...ids, own.id];
}
