import { afterAll, beforeAll, describe, expect } from "vitest";
import { runEndpoint } from "./endpoint.js";
import { type Json, outcome, type Reply, runService } from "./service.js";
import { openStage, type Stage } from "./stage.js";
import { statement } from "./statement.js";

const service = runService();

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(service());
});
afterAll(() => stage?.close());

const respond = ({ id, token }: Json, body: unknown = { type: 4, data: { content: "Moored" } }): Promise<Reply> =>
  service().call("POST", `/interactions/${id}/${token}/callback`, { body });
/** An interaction that has its first response. */
const responded = async (body?: unknown): Promise<Json> => {
  const used = await stage.command();
  await respond(used, body);
  return used;
};
const base = ({ application_id, token }: Json): string => `/webhooks/${application_id}/${token}`;
const original = (used: Json): string => `${base(used)}/messages/@original`;
const follow = (
  used: Json,
  body: unknown = { content: "And fast" },
  query: Record<string, string> = {},
): Promise<Reply> => service().call("POST", base(used), { body, query });

describe("POST /interactions/{interaction.id}/{interaction.token}/callback", () => {
  statement("S0997", "responds 204 without credentials", async () => {
    expect(outcome(await respond(await stage.command()))).toBe("204");
  });

  statement("S0998", "responds 404 for a token of another interaction", async () => {
    const [one, two] = [await stage.command(), await stage.command()];
    expect(outcome(await respond({ id: one.id, token: two.token }))).toBe("404 10062");
  });

  statement("S0999", "is refused for an interaction that was delivered by outgoing webhook", async () => {
    const endpoint = await runEndpoint(stage.bot.publicKey);
    const save = (url: string | null) =>
      service().control("PATCH", `/applications/${stage.bot.applicationId}`, { interactions_endpoint_url: url });
    await save(endpoint.url);
    endpoint.received.splice(0);
    await service().control("POST", "/interactions/commands", {
      application_id: stage.bot.applicationId,
      user_id: stage.member.id,
      channel_id: stage.channel.id,
      name: "moor",
    });
    await save(null);
    expect(outcome(await respond(endpoint.received[0]?.json))).toBe("400 40060");
  });
});

describe("the original response", () => {
  statement("S1000", "is read without credentials, as a webhook message is", async () => {
    const reply = await service().call("GET", original(await responded()));
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ content: "Moored", channel_id: stage.channel.id });
  });

  statement("S1001", "is reached with @ encoded in the path", async () => {
    const path = `${base(await responded())}/messages/%40original`;
    expect((await service().call("GET", path)).json).toMatchObject({ content: "Moored" });
  });

  statement("S1002", "is edited, as a webhook message is", async () => {
    const used = await responded();
    const reply = await service().call("PATCH", original(used), { body: { content: "Adrift" } });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ content: "Adrift" });
    expect(outcome(await service().call("PATCH", original(used), { body: { content: "x".repeat(2001) } }))).toBe(
      "400 50035 /content",
    );
  });

  statement("S1003", "is edited with a file", async () => {
    const form = new FormData();
    form.append("payload_json", JSON.stringify({ content: "The papers" }));
    form.append("file", new Blob(["in order"]), "papers.txt");
    const { json } = await service().call("PATCH", original(await responded()), { body: form });
    expect(json).toMatchObject({ content: "The papers", attachments: [{ filename: "papers.txt" }] });
  });

  statement("S1004", "is deleted with 204", async () => {
    const used = await responded();
    expect(outcome(await service().call("DELETE", original(used)))).toBe("204");
    expect(outcome(await service().call("GET", original(used)))).toBe("404 10008");
  });

  statement("S1005", "is read if it is ephemeral", async () => {
    const used = await responded({ type: 4, data: { content: "Hush", flags: 64 } });
    expect(await service().ok("GET", original(used))).toMatchObject({ content: "Hush", flags: 64 });
  });

  statement("S1006", "is not left empty by an edit", async () => {
    const reply = await service().call("PATCH", original(await responded()), { body: { content: "" } });
    expect(outcome(reply)).toBe("400 50006");
  });

  statement("S1007", "does not exist before the first response", async () => {
    expect(outcome(await service().call("GET", original(await stage.command())))).toMatch(/^404 /);
  });
});

describe("POST /webhooks/{application.id}/{interaction.token}", () => {
  statement("S1008", "responds with the followup message without credentials", async () => {
    const reply = await follow(await responded());
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ content: "And fast", channel_id: stage.channel.id });
  });

  for (const [number, wait] of [
    ["S1009", "false"],
    ["S1010", "true"],
  ] as const)
    statement(number, `waits if wait is ${wait}`, async () => {
      expect(outcome(await follow(await responded(), undefined, { wait }))).toBe("200");
    });

  statement("S1011", "accepts the fields and limits of Execute Webhook", async () => {
    const used = await responded();
    const body = { content: "x", embeds: [{ title: "Log" }], tts: true };
    expect((await follow(used, body)).json).toMatchObject(body);
    expect(outcome(await follow(used, { content: "x".repeat(2001) }))).toBe("400 50035 /content");
    expect(outcome(await follow(used, {}))).toMatch(/^400 (50006|50035)/);
  });

  statement("S1012", "accepts a file", async () => {
    const form = new FormData();
    form.append("file", new Blob(["in order"]), "papers.txt");
    expect((await follow(await responded(), form)).json.attachments).toMatchObject([{ filename: "papers.txt" }]);
  });

  statement("S1013", "sends an ephemeral message if flags are 64", async () => {
    expect((await follow(await responded(), { content: "Hush", flags: 64 })).json).toMatchObject({ flags: 64 });
  });

  statement("S1014", "rejects other flags", async () => {
    expect(outcome(await follow(await responded(), { content: "x", flags: 4 }))).toMatch(/^400 50035 \/flags/);
  });

  statement("S1015", "ignores thread_id", async () => {
    const body = { name: "knots", owner_id: stage.member.id };
    const thread = await service().control("POST", `/channels/${stage.channel.id}/threads`, body);
    const reply = await follow(await responded(), undefined, { thread_id: thread.id });
    expect(reply.json).toMatchObject({ channel_id: stage.channel.id });
    expect(await service().messages(thread.id)).toEqual([]);
  });

  statement("S1016", "responds 401 for a wrong token", async () => {
    const { application_id } = await responded();
    expect((await follow({ application_id, token: "guessed" })).status).toBe(401);
  });
});

describe("a followup message", () => {
  const made = async (body?: unknown): Promise<string> => {
    const used = await responded();
    return `${base(used)}/messages/${(await follow(used, body)).json.id}`;
  };

  statement("S1017", "is read without credentials", async () => {
    expect(await service().ok("GET", await made())).toMatchObject({ content: "And fast" });
  });

  statement("S1018", "is edited without credentials", async () => {
    const reply = await service().call("PATCH", await made(), { body: { content: "And loose" } });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ content: "And loose" });
  });

  statement("S1019", "is deleted with 204 without credentials", async () => {
    const path = await made();
    expect(outcome(await service().call("DELETE", path))).toBe("204");
    expect(outcome(await service().call("GET", path))).toBe("404 10008");
  });

  for (const [number, method] of [
    ["S1020", "GET"],
    ["S1021", "PATCH"],
    ["S1022", "DELETE"],
  ] as const)
    statement(number, `does not support ${method} if it is ephemeral`, async () => {
      const path = await made({ content: "Hush", flags: 64 });
      const options = method === "PATCH" ? { body: { content: "Loud" } } : {};
      expect(outcome(await service().call(method, path, options))).toBe("404 10008");
    });
});

describe("the response to a webhook delivery", () => {
  const use = (): Promise<Json> =>
    service().control("POST", "/interactions/commands", {
      application_id: stage.bot.applicationId,
      user_id: stage.member.id,
      channel_id: stage.channel.id,
      name: "moor",
    });
  /** Invokes a command of an application whose endpoint behaves like this. */
  async function delivered(respond?: () => unknown, override?: { status: number; body?: string }): Promise<Json> {
    const endpoint = await runEndpoint(stage.bot.publicKey, respond);
    const path = `/applications/${stage.bot.applicationId}`;
    await service().control("PATCH", path, { interactions_endpoint_url: endpoint.url });
    endpoint.override = override;
    const record = await use();
    await service().control("PATCH", path, { interactions_endpoint_url: null });
    return record;
  }

  statement("S1023", "is the first response if it has status 200 and an interaction response", async () => {
    const record = await delivered(() => ({ type: 4, data: { content: "By webhook" } }));
    expect(record).toMatchObject({ delivery: "webhook", state: "responded", response_type: 4 });
    expect((await service().messages(stage.channel.id)).map(({ content }) => content)).toContain("By webhook");
  });

  for (const [number, title, override] of [
    ["S1024", "another status than 200", { status: 500 }],
    ["S1025", "no interaction response", { status: 200, body: "Moored" }],
    ["S1026", "a response of an unknown type", { status: 200, body: JSON.stringify({ type: 99 }) }],
  ] as const)
    statement(number, `is no response if it has ${title}`, async () => {
      expect(await delivered(undefined, override)).toMatchObject({ state: "failed", response_type: null });
    });

  statement("S1027", "to a PING is acknowledged by type 1", async () => {
    const endpoint = await runEndpoint(stage.bot.publicKey);
    const path = `/applications/${stage.bot.applicationId}`;
    const saved = await service().control("PATCH", path, { interactions_endpoint_url: endpoint.url });
    expect(saved).toMatchObject({ interactions_endpoint_url: endpoint.url });
    expect(endpoint.received.some(({ json, isVerified }) => json.type === 1 && isVerified)).toBe(true);
    await service().control("PATCH", path, { interactions_endpoint_url: null });
  });

  statement("S1028", "to a PING that is not of type 1 does not save the URL", async () => {
    const endpoint = await runEndpoint(stage.bot.publicKey);
    endpoint.override = { status: 200, body: JSON.stringify({ type: 4, data: { content: "x" } }) };
    const reply = await service().controlReply("PATCH", `/applications/${stage.bot.applicationId}`, {
      interactions_endpoint_url: endpoint.url,
    });
    expect(outcome(reply)).toMatch(/^400 50111/);
  });

  statement("S1029", "is never a command over the gateway", async () => {
    const used = await stage.command();
    const body = { op: 0, d: { id: used.id, token: used.token, type: 4, data: { content: "By gateway" } } };
    const reply = await service().send("POST", "/gateway", { as: stage.bot, body });
    expect(reply.status).toBe(405);
    expect(await service().control("GET", `/interactions/${used.id}`)).toMatchObject({ state: "pending" });
  });
});
