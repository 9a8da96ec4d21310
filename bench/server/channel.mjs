// The one operation that all contenders serve: it creates a channel in a guild. All require the same credentials,
// validate the same ten fields of the body, and respond with the result of `createChannel`.

export const token = "mfa.9Q3vYx0pZr";
export const path = "/api/v8/guilds/197038439483310086/channels";

export const body = {
  name: "general-discussion",
  type: 0,
  topic: "Everything that has no channel of its own",
  bitrate: 64000,
  user_limit: 10,
  rate_limit_per_user: 5,
  position: 3,
  permission_overwrites: [{ id: "197038439483310086", type: 0, allow: "1024", deny: "2048" }],
  parent_id: "399942396007890945",
  nsfw: false,
};

let last = 399942396007890945n;

/** Represents the business logic of an implementer. */
export function createChannel(guildId, fields) {
  last += 1n;
  return {
    id: String(last),
    type: fields.type ?? 0,
    guild_id: guildId,
    position: fields.position ?? 0,
    permission_overwrites: fields.permission_overwrites ?? [],
    name: fields.name,
    topic: fields.topic ?? null,
    nsfw: fields.nsfw ?? false,
    bitrate: fields.bitrate ?? 64000,
    user_limit: fields.user_limit ?? 0,
    rate_limit_per_user: fields.rate_limit_per_user ?? 0,
    parent_id: fields.parent_id ?? null,
  };
}
