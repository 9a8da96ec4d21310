import type { Row } from "../schema.js";
import { hashToken } from "../token-hash.js";
import { accessTokens, newToken, tokensChannel } from "./applications.js";
import { Repository } from "./repository.js";

export type StoredAccessToken = Omit<Row<"access_tokens">, "hash">;

/** A week. */
const defaultLifetime = 7 * 24 * 60 * 60;

export class AccessTokenRepository extends Repository {
  /** Grants an application a token of a user. `lifetime` is in seconds; default: a week. */
  async issue({
    lifetime = defaultLifetime,
    ...grant
  }: {
    readonly user_id: string;
    readonly application_id: string;
    readonly scopes: string[];
    readonly lifetime?: number;
  }): Promise<string> {
    const token = newToken();
    const { now } = this.session;
    const expires_at = new Date(now.getTime() + lifetime * 1000);
    await this.transaction
      .insertInto("access_tokens")
      .values({ ...grant, hash: hashToken(token), created_at: now, expires_at })
      .execute();
    return token;
  }

  /** The grant of a token, even if it has expired. */
  find(token: string): Promise<StoredAccessToken | undefined> {
    return this.transaction
      .selectFrom("access_tokens")
      .select(["user_id", "application_id", "scopes", "created_at", "expires_at"])
      .where("hash", "=", hashToken(token))
      .executeTakeFirst();
  }

  async revoke(token: string): Promise<void> {
    await this.transaction.deleteFrom("access_tokens").where("hash", "=", hashToken(token)).execute();
    await this.#notify();
  }

  /** All tokens that a user has granted to an application. */
  async revokeAll(userId: string, applicationId: string): Promise<void> {
    await this.transaction
      .deleteFrom("access_tokens")
      .where("user_id", "=", userId)
      .where("application_id", "=", applicationId)
      .execute();
    await this.#notify();
  }

  #notify(): Promise<void> {
    return this.session.statements.notify(this.transaction, tokensChannel, accessTokens);
  }
}
