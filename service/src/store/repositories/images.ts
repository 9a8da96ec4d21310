import { createHash } from "node:crypto";
import type { AcceptedImage } from "../../rules/images.js";
import { key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

/** The images of guilds, webhooks and users, by the hash that the interface shows. */
export class ImageRepository extends Repository {
  /** Stores an image; returns its hash, which begins with `a_` for an animated one. */
  async put(ownerId: string, { bytes, format, animated }: AcceptedImage): Promise<string> {
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const hash = animated ? `a_${digest}` : digest;
    await this.change(
      this.transaction
        .insertInto("images")
        .values({ owner_id: ownerId, hash, content_type: `image/${format}`, bytes })
        .onConflict((conflict) => conflict.doNothing()),
    );
    return hash;
  }

  find(ownerId: string, hash: string): Promise<Row<"images"> | undefined> {
    return this.transaction
      .selectFrom("images")
      .selectAll()
      .where("owner_id", "=", key(ownerId))
      .where("hash", "=", hash)
      .executeTakeFirst();
  }
}
