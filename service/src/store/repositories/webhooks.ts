import { CompiledQuery, type Insertable, type Updateable } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import type { LoadingRows, Session } from "../session.js";
import { DirectoryRepository } from "./directory.js";
import { Repository, type Sent } from "./repository.js";

export type StoredWebhook = Row<"webhooks">;
export type NewWebhook = Omit<Insertable<Tables["webhooks"]>, "id" | "created_at"> & {
  /** Default: a new id. */
  readonly id?: string;
};
export type WebhookChange = Pick<Updateable<Tables["webhooks"]>, "name" | "avatar" | "channel_id">;

/** Starts to load the webhook of a scope; undefined if it has none, or if that would not save a round trip. */
export async function loadWebhook(
  { transaction, statements }: Pick<Session, "transaction" | "statements">,
  { guild: guildId, webhook: id }: { readonly guild: string; readonly webhook?: string },
): Promise<LoadingRows["webhook"]> {
  if (id === undefined || statements.texts === undefined) return undefined;
  const statement = CompiledQuery.raw(statements.texts.webhook, [key(guildId), key(id)]);
  return { guildId, id, ...(await statements.later(transaction, statement)) };
}

export class WebhookRepository extends Repository {
  #loading = this.session.loading?.webhook;

  async find(guildId: string, id: string): Promise<StoredWebhook | undefined> {
    const loading = this.#loading;
    // Used only once: the unit of work may change this row later.
    this.#loading = undefined;
    if (loading?.guildId === guildId && loading.id === id) return (await loading.rows)[0] as StoredWebhook | undefined;
    return this.transaction
      .selectFrom("webhooks")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "=", key(id))
      .executeTakeFirst();
  }

  /** The webhooks of a guild, or of one of its channels, in order of creation. */
  list(guildId: string, channelId?: string): Promise<StoredWebhook[]> {
    let selected = this.transaction.selectFrom("webhooks").selectAll().where("guild_id", "=", guildId);
    if (channelId !== undefined) selected = selected.where("channel_id", "=", key(channelId));
    return this.readLong(selected.orderBy("id"));
  }

  async insert({ id = this.session.newId(), ...webhook }: NewWebhook): Promise<Sent<StoredWebhook>> {
    const added = this.transaction.insertInto("webhooks").values({ ...webhook, id, created_at: this.session.now });
    const sent = await this.sendForRow<StoredWebhook>(added.returningAll().compile());
    await new DirectoryRepository(this.session).add("webhook", id, webhook.guild_id);
    return sent;
  }

  update(guildId: string, id: string, change: WebhookChange): Promise<Sent<StoredWebhook>> {
    const changed = this.transaction
      .updateTable("webhooks")
      // An update without columns is invalid SQL.
      .set({ id, ...change })
      .where("guild_id", "=", guildId)
      .where("id", "=", id)
      .returningAll();
    return this.sendForRow(changed.compile());
  }

  /** Deletes a webhook; its messages remain. */
  async remove(guildId: string, id: string): Promise<void> {
    await this.change(this.transaction.deleteFrom("webhooks").where("guild_id", "=", guildId).where("id", "=", id));
    await new DirectoryRepository(this.session).remove("webhook", id);
  }
}
