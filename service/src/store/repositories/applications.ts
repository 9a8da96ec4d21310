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

/** A new application; the token is nowhere else. */
export interface CreatedApplication {
  readonly application: StoredApplication;
  readonly bot: StoredUser;
  /** What the bot logs in with. */
  readonly token: string;
}

/** The channel on which the database tells all instances the id of an application whose bot has a new token. */
export const tokensChannel = "guildwire_tokens";

/** A check of an endpoint that is under way. */
export interface ClaimedCheck {
  readonly application: StoredApplication;
  /** The address that is checked. */
  readonly url: string;
  /** Until when nobody else begins one unasked. */
  readonly until: Date;
}

export class ApplicationRepository extends Repository {
  find(id: string): Promise<StoredApplication | undefined> {
    return this.transaction.selectFrom("applications").selectAll().where("id", "=", key(id)).executeTakeFirst();
  }

  /** Makes an application with a bot, which has its name, and a pair of keys. */
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

  /** Gives a bot a new token; the old one is void, which all instances are told with the commit. */
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
   * Takes an endpoint for a check: nobody else finds it due until a moment, and what a check that began earlier finds out
   * counts no more. Undefined for an application without an endpoint.
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

  /** The same for the endpoint that is due for its routine check longest, and that nobody else is taking. */
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
   * Ends a check: the endpoint is due again at a moment, or, with null, is removed. Answers whether that counted: it does
   * not if meanwhile an address was saved or removed, or another check was begun.
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

  /** Sets or, with null, removes the address that interactions go to. It is not checked here. */
  async setEndpoint(id: string, url: string | null, nextCheck: Date | null): Promise<void> {
    await this.transaction
      .updateTable("applications")
      .set({ interactions_endpoint_url: url, endpoint_check_at: nextCheck })
      .where("id", "=", id)
      .execute();
  }
}

/** 256 bits by chance, which nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
