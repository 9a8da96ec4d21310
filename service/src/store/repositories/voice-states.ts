import { randomBytes } from "node:crypto";
import { ChannelType } from "@guildwire/api/types";
import type { Updateable } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredVoiceState = Row<"voice_states">;
export type VoiceStateChanges = Omit<Updateable<Tables["voice_states"]>, "guild_id" | "user_id" | "session_id">;

/** The voice states of members. Server mute and deafen are stored with the member. */
export class VoiceStateRepository extends Repository {
  /** Undefined for a member who is not in voice. */
  find(guildId: string, userId: string): Promise<StoredVoiceState | undefined> {
    return this.transaction
      .selectFrom("voice_states")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("user_id", "=", key(userId))
      .executeTakeFirst();
  }

  list(guildId: string): Promise<StoredVoiceState[]> {
    return this.transaction
      .selectFrom("voice_states")
      .selectAll()
      .where("guild_id", "=", guildId)
      .orderBy("user_id")
      .execute();
  }

  /** Connects a member to a channel, or moves one who is connected. */
  async connect(
    guildId: string,
    userId: string,
    channelId: string,
    state: Omit<VoiceStateChanges, "channel_id"> = {},
  ): Promise<void> {
    const values = { ...state, channel_id: channelId };
    await this.change(
      this.transaction
        .insertInto("voice_states")
        .values({ ...values, guild_id: guildId, user_id: userId, session_id: randomBytes(16).toString("hex") })
        .onConflict((conflict) => conflict.columns(["guild_id", "user_id"]).doUpdateSet(values)),
    );
  }

  /** Moves a connected member. A member who joins a stage is suppressed and has no request to speak. */
  async move(
    guildId: string,
    userId: string,
    { id, type }: { readonly id: string; readonly type: number },
  ): Promise<void> {
    const suppress = type === ChannelType.GUILD_STAGE_VOICE;
    await this.update(guildId, userId, { channel_id: id, suppress, request_to_speak_timestamp: null });
  }

  async update(guildId: string, userId: string, changes: VoiceStateChanges): Promise<void> {
    await this.change(
      this.transaction
        .updateTable("voice_states")
        .set(changes)
        .where("guild_id", "=", guildId)
        .where("user_id", "=", userId),
    );
  }

  async disconnect(guildId: string, userId: string): Promise<void> {
    await this.change(
      this.transaction.deleteFrom("voice_states").where("guild_id", "=", guildId).where("user_id", "=", key(userId)),
    );
  }
}
