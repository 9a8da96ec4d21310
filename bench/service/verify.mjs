// Tests what the service and its contender must both do: refuse invalid requests, send the same bytes, deliver events,
// and keep acknowledged writes when they are killed.
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { createApplication, createClient, createUser, joinGuild } from "@guildwire/control/client";
import pg from "pg";

/**
 * @param service The running service, which creates callers and delivers the events of both.
 * @param start Starts the server under test, on the same database.
 */
export async function verify(service, world, { start, databaseUrl }) {
  const server = await start();
  const [{ id, sailor, webhook }] = world.guilds;
  const path = `/api/v8/guilds/${id}`;
  const control = createClient({ baseUrl: `${service.url}/control`, auth: { admin: service.controlToken } });
  const owner = await createUser(control, { body: { username: "someone else" } });
  const stranger = await createApplication(control, { body: { name: "Stranger", owner_id: owner.id } });
  const member = await createApplication(control, { body: { name: "Member", owner_id: owner.id } });
  await joinGuild(control, { guild_id: id, user_id: member.bot_id ?? member.bot?.id });
  const call = (origin, method, target, token, body) =>
    fetch(`${origin}${target}`, {
      method,
      headers: { ...(token !== undefined && { Authorization: `Bot ${token}` }), "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const refusals = [
    ["GET", path, undefined, 401],
    ["GET", path, "wrong", 401],
    ["GET", `${path}/members/${sailor}`, stranger.bot_token, 403],
    ["GET", `${path}/members/1`, world.token, 404],
    ["GET", "/api/v8/guilds/1", world.token, 404],
    ["PATCH", path, member.bot_token, 403],
    ["POST", `${webhook}x?wait=true`, undefined, 401],
  ];
  for (const [method, target, token, status] of refusals) {
    const body = method === "GET" ? undefined : { name: "Refused", content: "refused" };
    const response = await call(server.url, method, target, token, body);
    strictEqual(response.status, status, `${method} ${target}: ${await response.text()}`);
  }
  for (const target of [path, `${path}/members/${sailor}`, `${path}/members?limit=20`])
    strictEqual(
      await (await call(server.url, "GET", target, world.token)).text(),
      await (await call(service.url, "GET", target, world.token)).text(),
    );
  const stream = await fetch(`${service.url}/gateway`, { headers: { Authorization: `Bot ${world.token}` } });
  const changed = await call(server.url, "PATCH", path, world.token, { name: "Heard" });
  deepStrictEqual(await firstEvent(stream, "GUILD_UPDATE"), await changed.json());
  const sent = await call(server.url, "POST", `${webhook}?wait=true`, undefined, { content: "Fog" });
  strictEqual((await sent.json()).content, "Fog");
  await keepsWhatIsAcknowledged(server, {
    databaseUrl,
    id,
    call: (name) => call(server.url, "PATCH", path, world.token, { name }),
  });
}

async function firstEvent(response, type) {
  let text = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const found = text
      .split("\n\n")
      .slice(0, -1)
      .find((message) => message.includes(`event: ${type}\n`));
    if (found !== undefined) return JSON.parse(/^data: (.*)$/m.exec(found)[1]).d;
  }
  throw new Error(`no ${type}`);
}

async function keepsWhatIsAcknowledged(server, { databaseUrl, id, call }) {
  const name = `Kept ${Date.now()}`;
  strictEqual((await call(name)).status, 200);
  await server.kill();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select g.name, (select payload->>'name' from outbox where guild_id = g.id order by sequence desc limit 1) as event from guilds g where id = $1",
    [id],
  );
  await client.end();
  deepStrictEqual(rows, [{ name, event: name }]);
}
