import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredNotification = Row<"notifications">;

/** The service's notifications for users. */
export class NotificationRepository extends Repository {
  /** Oldest first. */
  list(userId: string): Promise<StoredNotification[]> {
    return this.transaction
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute();
  }

  async insert(notification: Omit<StoredNotification, "id" | "created_at">): Promise<void> {
    await this.transaction
      .insertInto("notifications")
      .values({ ...notification, id: this.session.newId(), created_at: this.session.now })
      .execute();
  }
}
