// Copies of the guilds of a world, made in the database, because creating thousands of guilds by requests takes long.
import { createHmac } from "node:crypto";

/** The tables that `makeWorld` fills, with the columns that refer to a guild or to one of its objects. */
const tables = {
  guilds: ["id"],
  guild_sequences: ["guild_id"],
  roles: ["guild_id", "id"],
  channels: ["guild_id", "id", "parent_id"],
  members: ["guild_id"],
  webhooks: ["guild_id", "id", "channel_id"],
};

/** The distance between the ids of an object and those of its copies. */
const shift = 45n;

/** Adds copies of each guild of a world, and returns the world of the copies. Its bot is in all of them. */
export async function copyGuilds(database, { token, guilds }, copies) {
  const ids = guilds.map(({ id }) => id);
  const {
    rows: [{ value: secret }],
  } = await database.query("select value from secrets where name = 'tokens'");
  for (const [table, shifted] of Object.entries(tables)) {
    const { rows } = await database.query(
      "select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'",
      [table],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => (shifted.includes(name) ? `${name} + (copy << ${shift})` : name));
    await database.query(
      `insert into ${table} (${names.join(", ")}) select ${values.join(", ")}
        from ${table}, generate_series(1::bigint, $2::bigint) as copy where ${shifted[0]} = any($1::bigint[])`,
      [ids, copies],
    );
  }
  await database.query(
    `insert into directory (kind, id, guild_id) select kind, (id::bigint + (copy << ${shift}))::text, guild_id + (copy << ${shift})
      from directory, generate_series(1::bigint, $2::bigint) as copy where guild_id = any($1::bigint[]) and kind in ('channel', 'webhook')`,
    [ids, copies],
  );
  const { rows: webhooks } = await database.query(
    "select id, guild_id, token_version from webhooks where guild_id > $1",
    [String(BigInt(ids.at(-1)) + (1n << (shift - 1n)))],
  );
  return {
    token,
    guilds: webhooks.map(({ id, guild_id, token_version }, at) => {
      const mac = createHmac("sha256", secret).update(`webhook:${id}:${token_version}`).digest("base64url");
      const webhook = `/api/v8/webhooks/${id}/${Buffer.from(id).toString("base64url")}.${mac}`;
      return { id: guild_id, webhook, sailor: guilds[at % guilds.length].sailor };
    }),
  };
}
