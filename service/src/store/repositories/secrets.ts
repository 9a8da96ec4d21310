import { Repository } from "./repository.js";

/** Secrets that the service generates for itself. */
export class SecretRepository extends Repository {
  /** Returns the secret with this name, and creates it on first use. */
  async ensure(name: string, make: () => Uint8Array): Promise<Uint8Array> {
    await this.transaction
      .insertInto("secrets")
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.transaction
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return value;
  }
}
