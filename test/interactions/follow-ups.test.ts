import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@guildwire/api/client";
import {
  createInteractionEndpoint,
  deferReply,
  type InteractionFollowUps,
  onCommand,
} from "@guildwire/api/interactions";
import { expect, it, onTestFinished } from "vitest";
import { command, deliver, keys, token } from "./deliveries.js";

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
}

/** The follow-ups of a command, their requests, and the errors after the response. */
async function followUpsOf({ withClient = true, now }: { withClient?: boolean; now?: () => number } = {}): Promise<{
  followUps: InteractionFollowUps;
  sent: Sent[];
}> {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, method: init.method });
    return init.method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ id: "7" });
  };
  let followUps: InteractionFollowUps | undefined;
  const take = onCommand("greet", (_, context) => {
    followUps = context.followUps;
    return deferReply();
  });
  const client = withClient ? createClient({ baseUrl: "http://localhost/api", fetch }) : undefined;
  const endpoint = createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [take], client, now });
  await endpoint.fetch(await deliver("http://localhost/", command("greet")));
  if (followUps === undefined) throw new Error("the handler did not run");
  return { followUps, sent };
}

it("follow-ups are bound to the application and the token", async () => {
  const { followUps, sent } = await followUpsOf();
  const message_id = "9";
  const body = { content: "Hi" };
  await followUps.createFollowupMessage({ body });
  await followUps.getFollowupMessage({ message_id });
  await followUps.editFollowupMessage({ message_id, body });
  await followUps.deleteFollowupMessage({ message_id });
  await followUps.getOriginalInteractionResponse();
  await followUps.editOriginalInteractionResponse({ body });
  await followUps.deleteOriginalInteractionResponse();
  const base = `http://localhost/api/webhooks/845027738276462632/${token}`;
  expect(sent.map(({ method, url }) => `${method} ${url.replace(base, "")}`)).toEqual([
    "POST ",
    "GET /messages/9",
    "PATCH /messages/9",
    "DELETE /messages/9",
    "GET /messages/@original",
    "PATCH /messages/@original",
    "DELETE /messages/@original",
  ]);
});

it("they are sent for 15 minutes, and then refused before a request is sent", async () => {
  let time = 1_700_000_000_000;
  const { followUps, sent } = await followUpsOf({ now: () => time });
  time += 15 * 60_000 - 1;
  await followUps.deleteOriginalInteractionResponse();
  time += 1;
  const late = followUps.createFollowupMessage({ body: { content: "Too late" } });
  await expect(late).rejects.toMatchObject({ name: "DispatchError", code: "token-expired" });
  await expect(late).rejects.toThrow("the token was valid for 15 minutes, which are over");
  expect(sent).toHaveLength(1);
});

it("they name the missing client", async () => {
  const { followUps } = await followUpsOf({ withClient: false });
  await expect(followUps.getOriginalInteractionResponse()).rejects.toMatchObject({ code: "no-client" });
});

it("over the gateway, a missing client, a refused callback and a failing handler are passed to onError", async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const refuse = async (): Promise<Response> => Response.json({ code: 40060, message: token }, { status: 400 });
  const client = createClient({ baseUrl: "http://localhost/api", fetch: refuse });
  const handlers = [
    onCommand("greet", () => deferReply()),
    onCommand("broken", () => {
      throw new Error("broken");
    }),
  ];
  const endpoint = createInteractionEndpoint({ publicKey: keys.publicKey, handlers, onError });
  await endpoint.receive(command("greet"));
  const withClient = createInteractionEndpoint({ publicKey: keys.publicKey, handlers, onError, client });
  await withClient.receive(command("greet"));
  await withClient.receive(command("broken"));
  await withClient.receive("nonsense");
  expect(errors).toMatchObject([
    { code: "no-client" },
    { name: "ApiError", status: 400 },
    { message: "broken" },
    { code: "invalid-delivery" },
  ]);
  expect(JSON.stringify(errors)).not.toContain(token);
});

it("errors after the response are passed to onError, and other work continues", async () => {
  const errors: unknown[] = [];
  const done = later();
  const take = onCommand("greet", (_, { afterwards }) => {
    afterwards(() => {
      throw new Error("failed afterwards");
    });
    afterwards(async () => done.resolve(undefined));
    return deferReply();
  });
  const onError = (error: unknown): void => void errors.push(error);
  const endpoint = createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [take], onError });
  const kept: Promise<unknown>[] = [];
  const host = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const response = await endpoint.fetch(await deliver("http://localhost/", command("greet")), host);
  expect([response.status, errors]).toEqual([200, []]);
  await Promise.all([done.promise, ...kept]);
  expect(errors).toMatchObject([{ message: "failed afterwards" }]);
});

it("deferred work is done even if the connection has closed", async () => {
  const gone = later();
  const done = later();
  const take = onCommand("greet", async (_, { afterwards }) => {
    controller.abort();
    await gone.promise;
    afterwards(() => done.resolve("done"));
    return deferReply();
  });
  const endpoint = createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [take] });
  const server = createServer((request, response) => {
    response.once("close", () => gone.resolve(undefined));
    endpoint.node(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const controller = new AbortController();
  const { port } = server.address() as AddressInfo;
  const request = await deliver(`http://127.0.0.1:${port}/`, command("greet"));
  await expect(fetch(request, { signal: controller.signal })).rejects.toThrow();
  expect(await done.promise).toBe("done");
});

function later(): { promise: Promise<unknown>; resolve: (value: unknown) => void } {
  let resolve = (_: unknown): void => undefined;
  const promise = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
