import { generateKeyPairSync, randomBytes } from "node:crypto";
import { key } from "../key.js";
import type { Row } from "../schema.js";
import { hashToken } from "../token-hash.js";
import { Repository } from "./repository.js";
import { type StoredUser, UserRepository } from "./users.js";

export type StoredApplication = Row<"applications">;

export interface NewApplication {
  readonly name: string;
  readonly owner_id: string;
  /** Default: none. */
  readonly description?: string;
}

/** A new application. Its token is not stored elsewhere. */
export interface CreatedApplication {
  readonly application: StoredApplication;
  readonly bot: StoredUser;
  /** The token that the bot authenticates with. */
  readonly token: string;
}

/**
 * The channel on which the database notifies all instances of revoked tokens. The payload is the id of an application
 * whose bot has a new token, or `accessTokens`.
 */
export const tokensChannel = "guildwire_tokens";

/** The payload for revoked tokens of users. */
export const accessTokens = "access tokens";

/** A check of an endpoint in progress. */
export interface ClaimedCheck {
  readonly application: StoredApplication;
  /** The URL that is checked. */
  readonly url: string;
  /** No other instance starts a routine check before this time. */
  readonly until: Date;
}

export class ApplicationRepository extends Repository {
  find(id: string): Promise<StoredApplication | undefined> {
    return this.transaction.selectFrom("applications").selectAll().where("id", "=", key(id)).executeTakeFirst();
  }

  /** Creates an application with a bot of the same name, and a key pair. */
  async create({ name, owner_id, description = "" }: NewApplication): Promise<CreatedApplication> {
    const id = this.session.newId();
    const bot = await new UserRepository(this.session).create({ username: name, application_id: id });
    const token = newToken();
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const application = await this.transaction
      .insertInto("applications")
      .values({
        id,
        name,
        description,
        owner_id,
        bot_id: bot.id,
        bot_token_hash: hashToken(token),
        // The last 32 bytes of the DER form are the key itself.
        public_key: publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("hex"),
        private_key: privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { application, bot, token };
  }

  async update(id: string, changes: Partial<Pick<StoredApplication, "name" | "description">>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await this.transaction.updateTable("applications").set(changes).where("id", "=", id).execute();
  }

  /** Serializes changes of an application's objects. */
  async lock(id: string): Promise<void> {
    const application = this.transaction.selectFrom("applications").select("id").where("id", "=", key(id));
    await this.session.statements.forUpdate(application).execute();
  }

  /** Gives a bot a new token. The old one is revoked; all instances are notified with the commit. */
  async resetToken(id: string): Promise<string> {
    const token = newToken();
    await this.transaction
      .updateTable("applications")
      .set({ bot_token_hash: hashToken(token) })
      .where("id", "=", id)
      .execute();
    await this.session.statements.notify(this.transaction, tokensChannel, id);
    return token;
  }

  /**
   * Claims an endpoint for a check: it is not due until the given time, and the result of an earlier check is
   * discarded. Undefined for an application without an endpoint.
   */
  async claimCheck(id: string, until: Date): Promise<ClaimedCheck | undefined> {
    const application = await this.transaction
      .updateTable("applications")
      .set({ endpoint_check_at: until })
      .where("id", "=", key(id))
      .where("interactions_endpoint_url", "is not", null)
      .returningAll()
      .executeTakeFirst();
    return application && { application, url: application.interactions_endpoint_url ?? "", until };
  }

  /** Claims the endpoint whose routine check is the longest overdue, unless another instance is claiming it. */
  async claimDueCheck(now: Date, until: Date): Promise<ClaimedCheck | undefined> {
    const query = this.transaction
      .selectFrom("applications")
      .select("id")
      .where("interactions_endpoint_url", "is not", null)
      .where("endpoint_check_at", "<=", now)
      .orderBy("endpoint_check_at")
      .limit(1);
    const due = await this.session.statements.forUpdateSkippingLocked(query).executeTakeFirst();
    return due && this.claimCheck(due.id, until);
  }

  /**
   * Ends a check: the endpoint is due again at the given time, or is removed if that is null. Returns false, without an
   * effect, if a URL was saved or removed meanwhile, or another check has begun.
   */
  async settleCheck({ application, url, until }: ClaimedCheck, nextCheck: Date | null): Promise<boolean> {
    const { numUpdatedRows } = await this.transaction
      .updateTable("applications")
      .set({ endpoint_check_at: nextCheck, ...(nextCheck === null && { interactions_endpoint_url: null }) })
      .where("id", "=", application.id)
      .where("interactions_endpoint_url", "=", url)
      .where("endpoint_check_at", "=", until)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Sets the URL that interactions are sent to, without checking it; null removes it. */
  async setEndpoint(id: string, url: string | null, nextCheck: Date | null): Promise<void> {
    await this.transaction
      .updateTable("applications")
      .set({ interactions_endpoint_url: url, endpoint_check_at: nextCheck })
      .where("id", "=", id)
      .execute();
  }
}

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
