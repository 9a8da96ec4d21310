import { afterAll, beforeAll, describe, expect } from "vitest";
import { type GuildScene, type Json, outcome, type Reply, runService, unusedId } from "./service.js";
import { openStage, type Stage } from "./stage.js";
import { statement } from "./statement.js";

const service = runService();

let guild: GuildScene;
let webhook: Json;
beforeAll(async () => {
  guild = await service().guild();
  webhook = await service().webhook(guild.owner, (await service().channel(guild)).id);
});
const as = () => ({ as: guild.owner });

describe("the status", () => {
  statement("S1141", "of a modified member is 200", async () => {
    const { id } = await service().member(guild);
    const reply = await service().call("PATCH", `${guild.path}/members/${id}`, { ...as(), body: { nick: "Skipper" } });
    expect(reply.status).toBe(200);
  });

  for (const [number, title, request] of [
    ["S1142", "a new guild", () => ["/guilds", { name: "Harbour" }]],
    ["S1143", "a new channel", () => [`${guild.path}/channels`, { name: "quay" }]],
    ["S1144", "a new role", () => [`${guild.path}/roles`, { name: "pilot" }]],
    [
      "S1145",
      "a new webhook",
      async () => [`/channels/${(await service().channel(guild)).id}/webhooks`, { name: "Lookout" }],
    ],
  ] as const)
    statement(number, `of ${title} is 200, as of every success with a body but an added member`, async () => {
      const [path, body] = await request();
      expect((await service().call("POST", String(path), { ...as(), body })).status).toBe(200);
    });

  statement("S1146", "of an added member is 201", async () => {
    const person = await service().person();
    const access_token = await service().accessToken(person.id, guild.owner.applicationId, "guilds.join");
    const options = { ...as(), body: { access_token } };
    expect((await service().call("PUT", `${guild.path}/members/${person.id}`, options)).status).toBe(201);
  });

  statement("S1147", "of a success without a body is 204", async () => {
    const [{ id }, role] = [await service().member(guild), await service().role(guild)];
    const path = `${guild.path}/members/${id}`;
    for (const [method, target] of [
      ["PUT", `${path}/roles/${role.id}`],
      ["DELETE", `${path}/roles/${role.id}`],
      ["PUT", `${guild.path}/bans/${id}`],
      ["DELETE", `${guild.path}/bans/${id}`],
      ["DELETE", `${guild.path}/roles/${role.id}`],
    ] as const)
      expect(outcome(await service().call(method, target, as()))).toBe("204");
  });

  statement("S1148", "of mute for a user who is not in a voice channel is 400", async () => {
    const { id } = await service().member(guild);
    const options = { ...as(), body: { mute: true } };
    expect((await service().call("PATCH", `${guild.path}/members/${id}`, options)).status).toBe(400);
  });

  statement("S1149", "of a ban that cannot be found is 404", async () => {
    expect((await service().call("GET", `${guild.path}/bans/${unusedId}`, as())).status).toBe(404);
  });

  statement("S1150", "of Execute Webhook with wait false reports errors of the request", async () => {
    const path = `/webhooks/${webhook.id}/${webhook.token}`;
    const options = { query: { wait: "false" }, body: { content: "x".repeat(2001) } };
    expect((await service().call("POST", path, options)).status).toBe(400);
  });

  for (const [number, title, path] of [
    ["S1151", "an unknown guild", () => `/guilds/${unusedId}`],
    ["S1152", "an unknown channel", () => `/channels/${unusedId}/webhooks`],
    ["S1153", "an unknown member", () => `${guild.path}/members/${unusedId}`],
    ["S1154", "a path that is no endpoint", () => `${guild.path}/lighthouse`],
  ] as const)
    statement(number, `of ${title} is 404`, async () => {
      const reply = await service().call("GET", path(), as());
      expect(reply.status).toBe(404);
      expect(reply.json).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
    });

  statement("S1155", "of a method that an endpoint does not have is 405", async () => {
    expect((await service().call("DELETE", `${guild.path}/bans`, as())).status).toBe(405);
  });

  statement("S1156", "of a body that is not JSON is 400", async () => {
    const reply = await service().call("PATCH", guild.path, { ...as(), body: "{name:" });
    expect(outcome(reply)).toMatch(/^400 50035/);
  });
});

describe("an error", () => {
  statement("S1157", "has a code and a message", async () => {
    const { json } = await service().call("GET", `/guilds/${unusedId}`, as());
    expect(json).toEqual({ code: 10004, message: "Unknown Guild" });
  });

  statement("S1158", "names the fields of an invalid body", async () => {
    const body = { name: "x", permission_overwrites: [{ id: guild.id, type: 7, allow: "0", deny: "0" }] };
    const { json } = await service().call("POST", `${guild.path}/channels`, { ...as(), body });
    expect(json).toMatchObject({
      code: 50035,
      message: "Invalid Form Body",
      errors: {
        permission_overwrites: {
          0: { type: { _errors: [{ code: expect.any(String), message: expect.any(String) }] } },
        },
      },
    });
  });

  statement("S1159", "names all invalid fields at once", async () => {
    const body = { name: "x", afk_timeout: "soon", verification_level: 9 };
    const reply = await service().call("PATCH", guild.path, { ...as(), body });
    expect(outcome(reply).split(" ").slice(2).toSorted()).toEqual(["/afk_timeout", "/name", "/verification_level"]);
  });
});

/** Whether a request is accepted, by its status. */
const isAccepted = ({ status }: Reply): boolean => status < 300;

describe("the limit", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(service());
  });
  afterAll(() => stage?.close());
  const post = (path: string, body: unknown): Promise<Reply> => service().call("POST", path, { ...as(), body });
  const get = (path: string): Promise<Reply> => service().call("GET", path, as());
  const execute = (body: unknown): Promise<Reply> => post(`/webhooks/${webhook.id}/${webhook.token}`, body);
  const callback = async (data: object): Promise<Reply> => {
    const { id, token } = await stage.command();
    return service().call("POST", `/interactions/${id}/${token}/callback`, { body: { type: 4, data } });
  };
  const ban = async (days: number): Promise<Reply> =>
    service().call("PUT", `${guild.path}/bans/${(await service().person()).id}`, {
      ...as(),
      body: { delete_message_days: days },
    });
  const rename = (name: string): Promise<Reply> =>
    service().call("PATCH", `/webhooks/${webhook.id}`, { ...as(), body: { name } });
  const rows = (...components: object[]) => ({
    content: "x",
    components: components.map((each) => ({ type: 1, components: [each] })),
  });
  const button = (more: object) => ({ type: 2, style: 1, custom_id: "b", label: "Go", ...more });
  const menu = (more: object) => ({ type: 3, custom_id: "m", options: [{ label: "One", value: "1" }], ...more });
  const options = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: "Pier", value: String(index) }));
  const letters = (length: number) => "n".repeat(length);

  for (const [number, subject, at, beyond] of [
    [
      "S1160",
      "2 characters of a guild name",
      () => post("/guilds", { name: "ab" }),
      () => post("/guilds", { name: "a" }),
    ],
    [
      "S1161",
      "100 characters of a guild name",
      () => post("/guilds", { name: letters(100) }),
      () => post("/guilds", { name: letters(101) }),
    ],
    [
      "S1162",
      "100 characters of a channel name",
      () => post(`${guild.path}/channels`, { name: letters(100) }),
      () => post(`${guild.path}/channels`, { name: letters(101) }),
    ],
    [
      "S1163",
      "1024 characters of a channel topic",
      () => post(`${guild.path}/channels`, { name: "quay", topic: letters(1024) }),
      () => post(`${guild.path}/channels`, { name: "quay", topic: letters(1025) }),
    ],
    [
      "S1164",
      "21600 seconds of rate_limit_per_user",
      () => post(`${guild.path}/channels`, { name: "quay", rate_limit_per_user: 21_600 }),
      () => post(`${guild.path}/channels`, { name: "quay", rate_limit_per_user: 21_601 }),
    ],
    ["S1165", "80 characters of a webhook name", () => rename(letters(80)), () => rename(letters(81))],
    [
      "S1166",
      "1000 listed members",
      () => get(`${guild.path}/members?limit=1000`),
      () => get(`${guild.path}/members?limit=1001`),
    ],
    [
      "S1167",
      "1000 found members",
      () => get(`${guild.path}/members/search?query=a&limit=1000`),
      () => get(`${guild.path}/members/search?query=a&limit=1001`),
    ],
    ["S1168", "30 days of a prune", () => get(`${guild.path}/prune?days=30`), () => get(`${guild.path}/prune?days=31`)],
    ["S1169", "7 delete_message_days of a ban", () => ban(7), () => ban(8)],
    [
      "S1170",
      "2000 characters of a webhook message",
      () => execute({ content: letters(2000) }),
      () => execute({ content: letters(2001) }),
    ],
    [
      "S1171",
      "2000 characters of an interaction response",
      () => callback({ content: letters(2000) }),
      () => callback({ content: letters(2001) }),
    ],
    [
      "S1172",
      "10 embeds of an interaction response",
      () => callback({ embeds: Array.from({ length: 10 }, () => ({ title: "Pier" })) }),
      () => callback({ embeds: Array.from({ length: 11 }, () => ({ title: "Pier" })) }),
    ],
    [
      "S1173",
      "100 characters of a custom_id",
      () => callback(rows(button({ custom_id: letters(100) }))),
      () => callback(rows(button({ custom_id: letters(101) }))),
    ],
    [
      "S1174",
      "80 characters of a button's label",
      () => callback(rows(button({ label: letters(80) }))),
      () => callback(rows(button({ label: letters(81) }))),
    ],
    [
      "S1175",
      "100 characters of a placeholder",
      () => callback(rows(menu({ placeholder: letters(100) }))),
      () => callback(rows(menu({ placeholder: letters(101) }))),
    ],
    [
      "S1176",
      "25 options of a select menu",
      () => callback(rows(menu({ options: options(25) }))),
      () => callback(rows(menu({ options: options(26) }))),
    ],
    [
      "S1177",
      "25 of min_values and max_values",
      () => callback(rows(menu({ options: options(25), min_values: 25, max_values: 25 }))),
      () => callback(rows(menu({ options: options(25), min_values: 26, max_values: 26 }))),
    ],
  ] as const)
    statement(number, `of ${subject} is accepted, and one more or less is refused`, async () => {
      expect([isAccepted(await at()), (await beyond()).status]).toEqual([true, 400]);
    });

  for (const [number, title, listed] of [
    ["S1178", "256 characters of an embed's title", (length: number) => [{ title: letters(length) }]],
    ["S1179", "256 characters of an embed's author", (length: number) => [{ author: { name: letters(length) } }]],
  ] as const)
    statement(number, `of ${title} is accepted, and one more is refused`, async () => {
      expect([
        isAccepted(await execute({ embeds: listed(256) })),
        (await execute({ embeds: listed(257) })).status,
      ]).toEqual([true, 400]);
    });

  statement(
    "S1180",
    "of 6000 characters in the embeds of a message is accepted, and one more is rejected",
    async () => {
      const embeds = (last: number) => [{ description: letters(4096) }, { description: letters(last) }];
      expect([
        isAccepted(await execute({ embeds: embeds(1904) })),
        (await execute({ embeds: embeds(1905) })).status,
      ]).toEqual([true, 400]);
    },
  );

  statement("S1181", "of 250 overwrites of a channel holds", async () => {
    const overwrites = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: String(1000 + index), type: 1, allow: "0", deny: "0" }));
    const body = { name: "quay", permission_overwrites: overwrites(251) };
    expect((await post(`${guild.path}/channels`, body)).status).toBe(400);
  });

  statement("S1182", "of 100 errors in a response holds", async () => {
    const roles = Array.from({ length: 200 }, () => ({ color: -1 }));
    const { json } = await post("/guilds", { name: "Harbour", roles });
    expect(Object.keys(json.errors.roles)).toHaveLength(100);
    expect(json.errors._errors).toMatchObject([{ code: "TOO_MANY_ISSUES" }]);
  });

  statement("S1183", "of 15 minutes of an interaction token holds", async () => {
    const [early, late] = [await stage.command(), await stage.command()];
    const respond = ({ id, token }: Json): Promise<Reply> =>
      service().call("POST", `/interactions/${id}/${token}/callback`, { body: { type: 4, data: { content: "x" } } });
    await service().advance(14 * 60);
    expect(isAccepted(await respond(early))).toBe(true);
    await service().advance(60);
    expect((await respond(late)).status).toBe(404);
  });
});

describe("rate limits", () => {
  for (const [number, header] of [
    ["S1184", "X-RateLimit-Limit"],
    ["S1185", "X-RateLimit-Remaining"],
    ["S1186", "X-RateLimit-Reset"],
    ["S1187", "X-RateLimit-Reset-After"],
    ["S1188", "X-RateLimit-Bucket"],
  ] as const)
    statement(number, `are stated in ${header}`, async () => {
      const { headers } = await service().call("GET", guild.path, as());
      expect(headers.get(header)).toMatch(header.endsWith("Bucket") ? /^\S+$/ : /^\d+(\.\d+)?$/);
    });
});

describe("the version", () => {
  statement("S1189", "of an interaction is 1", async () => {
    const stage = await openStage(service());
    expect((await stage.command()).version).toBe(1);
    await stage.close();
  });

  statement("S1190", "of the interface before 9 has the guild field region", async () => {
    expect(await service().ok("GET", guild.path, as())).toHaveProperty("region");
  });

  statement("S1191", "of the interface is a segment of the base URL, v8", async () => {
    expect((await service().send("GET", `/api/v8${guild.path}`, as())).status).toBe(200);
  });

  for (const [number, version] of [
    ["S1192", "v3"],
    ["S1193", "v7"],
  ] as const)
    statement(number, `${version} gets a 400`, async () => {
      const reply = await service().send("GET", `/api/${version}${guild.path}`, as());
      expect(outcome(reply)).toBe("400 50041");
    });
});
