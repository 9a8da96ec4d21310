import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  ApiError,
  createFollowupMessage,
  createInteractionResponse,
  editOriginalInteractionResponse,
  getOriginalInteractionResponse,
} from "@guildwire/api/client";
import { createInteractionEndpoint, deferUpdate, onCommand, onComponent, reply } from "@guildwire/api/interactions";
import type { Interaction } from "@guildwire/api/types";
import { Interaction as InteractionValidator } from "@guildwire/api/validators";
import {
  checkEndpoint,
  getApplication,
  getInteraction,
  getMessage,
  listMessages,
  listNotifications,
  modifyApplication,
  useComponent,
} from "@guildwire/control/client";
import { verifyAsync } from "@noble/ed25519";
import { afterEach, expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { Stage } from "./stage.js";

/** A request to an endpoint, as it has arrived. */
interface Delivery {
  readonly signature: string;
  readonly timestamp: string;
  readonly body: string;
}

/** A response that replaces the correct one. */
interface ResponseData {
  readonly status: number;
  readonly body?: string;
  readonly type?: string;
}

describeOnStores("interactions by outgoing webhook", (world) => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** An application with a saved interactions endpoint. */
  async function listening() {
    const stage = await Stage.open(world());
    const { applicationId: application_id } = stage.pilot;
    const control = world().control();
    const { public_key, owner_id } = await getApplication(control, { application_id });
    const handlers = [onCommand("moor", () => reply({ content: "Moored" })), onComponent("piers", () => deferUpdate())];
    const application = createInteractionEndpoint({ publicKey: public_key, client: world().client(), handlers });
    const deliveries: Delivery[] = [];
    let next: ResponseData | undefined;
    const server = createServer(async (request, response) => {
      const body = await text(request);
      const signature = String(request.headers["x-signature-ed25519"] ?? "");
      const timestamp = String(request.headers["x-signature-timestamp"] ?? "");
      deliveries.push({ signature, timestamp, body });
      if (next !== undefined) {
        response.writeHead(next.status, { "Content-Type": next.type ?? "application/json" }).end(next.body ?? "");
        return;
      }
      const headers = { "X-Signature-Ed25519": signature, "X-Signature-Timestamp": timestamp };
      const relayed = await application.fetch(
        new Request("http://pilot.example/", {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body,
        }),
      );
      response.writeHead(relayed.status, Object.fromEntries(relayed.headers)).end(await relayed.text());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    servers.push(server);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const save = (interactions_endpoint_url: string | null) =>
      modifyApplication(control, { application_id, body: { interactions_endpoint_url } });
    await save(url);
    return {
      stage,
      control,
      owner_id,
      public_key,
      url,
      save,
      /** Sets the response from now on; undefined for the correct one. */
      respondsWith(response: ResponseData | undefined) {
        next = response;
      },
      /** Returns the deliveries since the last call. */
      received: () => deliveries.splice(0),
      endpointOf: async () => (await getApplication(control, { application_id })).interactions_endpoint_url,
      sent: async () => (await world().events(stage.guild_id)).filter(({ event }) => event === "INTERACTION_CREATE"),
      contents: async () =>
        (await listMessages(control, { channel_id: stage.channel_id })).map(({ content }) => content),
      verifies: ({ signature, timestamp, body }: Delivery) =>
        signature.length === 128 && verifyAsync(signature, Buffer.from(timestamp + body), public_key),
    };
  }

  const checks = () => world().service.services.endpoints.checkDue();

  it("are signed and sent once, and get their first response from the endpoint [interaction-signature-required] [interaction-signature-content] [interaction-delivery-reply] [interaction-delivery-exclusive]", async () => {
    const { stage, received, verifies, sent, contents } = await listening();
    received();
    const record = await stage.use();
    expect(record).toMatchObject({ delivery: "webhook", state: "responded", response_type: 4 });
    const deliveries = received();
    expect(deliveries).toHaveLength(1);
    const [delivery] = deliveries as [Delivery];
    expect(await verifies(delivery)).toBe(true);
    expect(JSON.parse(delivery.body)).toMatchObject({
      id: record.id,
      application_id: stage.pilot.applicationId,
      type: 2,
      data: { name: "moor" },
      member: { user: { id: stage.member.id } },
      version: 1,
    });
    expect(await sent()).toEqual([]);
    expect(await contents()).toEqual(["Moored"]);
  });

  it("contain the values of a menu, which the receiver does not validate against it [interaction-select-values-unchecked]", async () => {
    const { stage, control, received } = await listening();
    const message = await stage.message();
    received();
    const body = { user_id: stage.member.id, message_id: message.id, custom_id: "piers", values: ["2"] };
    const { interaction } = await useComponent(control, { body });
    expect(interaction).toMatchObject({ state: "responded", response_type: 6, message_id: message.id });
    const [delivery] = received();
    const payload = JSON.parse(delivery?.body ?? "") as { readonly data: object };
    expect(payload).toMatchObject({
      data: { custom_id: "piers", component_type: 3, values: ["2"] },
      message: { id: message.id },
    });
    // The service sends only values that the menu offers. The receiver accepts all others.
    const other = { ...payload, data: { ...payload.data, values: ["9"] } };
    expect(InteractionValidator.validate(other)).toMatchObject({ ok: true });
  });

  it("reject callbacks, and accept edits and follow-ups for 15 minutes [interaction-callback-gateway-only] [interaction-callback-webhook-delivered]", async () => {
    const { stage, received, contents } = await listening();
    received();
    await stage.use();
    const [{ id: interaction_id, application_id, token: interaction_token }] = received().map(
      ({ body }) => JSON.parse(body) as Interaction,
    ) as [Interaction];
    const client = world().client();
    const body = { type: 4, data: { content: "Again" } } as const;
    expect(await refusal(createInteractionResponse(client, { interaction_id, interaction_token, body }))).toBe(
      "400 40060",
    );
    const at = { application_id, interaction_token };
    await createFollowupMessage(client, { ...at, body: { content: "Fast" } });
    await editOriginalInteractionResponse(client, { ...at, body: { content: "Moored still" } });
    expect(await contents()).toEqual(["Moored still", "Fast"]);
    world().advance({ minutes: 15 });
    expect(await refusal(getOriginalInteractionResponse(client, at))).toBe("401 50027");
    expect(await refusal(createFollowupMessage(client, { ...at, body: { content: "Late" } }))).toBe("401 50027");
  });

  it("fail with an invalid response, without a retry or the gateway [interaction-delivery-exclusive]", async () => {
    const { stage, control, received, respondsWith, sent, contents } = await listening();
    const wrong: ResponseData[] = [
      { status: 500 },
      { status: 204 },
      { status: 401, body: "invalid request signature", type: "text/plain" },
      { status: 200, body: "Moored" },
      { status: 200, body: JSON.stringify({ type: 99 }) },
      { status: 200, body: JSON.stringify({ type: 1 }) },
      { status: 200, body: JSON.stringify({ type: 6 }) },
      { status: 200, body: JSON.stringify({ type: 4, data: { content: "" } }) },
      { status: 200, body: JSON.stringify({ type: 4, data: { content: "x".repeat(2001) } }) },
    ];
    for (const response of wrong) {
      respondsWith(response);
      received();
      const used = await stage.use();
      expect(used, JSON.stringify(response)).toMatchObject({ delivery: "webhook", state: "failed" });
      expect(used.failure).toEqual(expect.any(String));
      expect(received()).toHaveLength(1);
      expect(await getInteraction(control, { interaction_id: used.id })).toMatchObject({ response_type: null });
    }
    expect(await sent()).toEqual([]);
    expect(await contents()).toEqual([]);
  });

  it("fail with an update that would leave the message empty [interaction-update-not-empty]", async () => {
    const { stage, control, respondsWith } = await listening();
    const message = await stage.message();
    respondsWith({ status: 200, body: JSON.stringify({ type: 7, data: { content: "", components: [] } }) });
    const body = { user_id: stage.member.id, message_id: message.id, custom_id: "berth" };
    const { interaction } = await useComponent(control, { body });
    expect(interaction).toMatchObject({ state: "failed", response_type: null });
    const left = await getMessage(control, { message_id: message.id });
    expect(left).toMatchObject({ content: "Where to?", components: message.components });
  });

  it("are sent to an endpoint verified by a PING and invalid signatures [interaction-endpoint-saved] [interaction-ping-pong] [interaction-ping-no-data] [interaction-signature-invalid]", async () => {
    const { received, verifies, save, url, respondsWith, endpointOf, stage } = await listening();
    const probes = received();
    const verified = await Promise.all(probes.map(verifies));
    expect(verified.filter((right) => right)).toHaveLength(1);
    expect(verified.length).toBeGreaterThan(1);
    const ping = JSON.parse(probes[verified.indexOf(true)]?.body ?? "");
    expect(ping).toMatchObject({ type: 1, application_id: stage.pilot.applicationId, version: 1 });
    expect(ping).not.toHaveProperty("data");
    await save(null);
    // An endpoint that accepts invalid signatures.
    respondsWith({ status: 200, body: JSON.stringify({ type: 1 }) });
    expect(await refusal(save(url))).toBe("400 50111");
    respondsWith({ status: 401 });
    expect(await refusal(save(url))).toBe("400 50111");
    expect(await endpointOf()).toBeNull();
    respondsWith(undefined);
    await save(url);
    expect(await endpointOf()).toBe(url);
    const unsigned = await fetch(url, { method: "POST", body: JSON.stringify(ping) });
    expect(unsigned.status).toBe(401);
  });

  const reached = (status: number, expected = 200) =>
    `the endpoint was reached, but responded with status ${status}; expected status ${expected}`;
  const messageOf = async (call: Promise<unknown>): Promise<string> => {
    const error: unknown = await call.then(
      () => new Error("it was not refused"),
      (reason: unknown) => reason,
    );
    return error instanceof ApiError ? (error.body as { readonly message: string }).message : "";
  };

  it("have an endpoint whose verification reports the failed probe and the reason [interaction-endpoint-saved] [interaction-endpoint-removed]", async () => {
    const { stage, control, save, url, respondsWith, owner_id, endpointOf } = await listening();
    const { applicationId: application_id } = stage.pilot;
    const pong = JSON.stringify({ type: 1 });
    const cases: readonly [ResponseData, string | RegExp][] = [
      [{ status: 404 }, `PING: ${reached(404)}`],
      [{ status: 401 }, `PING: ${reached(401)}`],
      [
        { status: 200, body: "It works", type: "text/plain" },
        'PING: the endpoint was reached, but responded with status 200 and a body that is not JSON: "It works"',
      ],
      [
        { status: 200, body: JSON.stringify({ type: 4 }) },
        'PING: the endpoint was reached, but its response does not acknowledge the ping: "{\\"type\\":4}"',
      ],
      // Saving tries all invalid signatures, a routine check only some of them.
      [{ status: 200, body: pong }, /^PING with(out a| an invalid) (signature|timestamp).*: the endpoint was reached/],
    ];
    for (const [next, reason] of cases) {
      await save(null);
      respondsWith(next);
      const saved = await messageOf(save(url));
      const [generic, said] = [saved.slice(0, saved.indexOf(". ")), saved.slice(saved.indexOf(". ") + 2)];
      expect(generic).toBe("The interactions endpoint URL could not be verified");
      expect(said).toEqual(typeof reason === "string" ? reason : expect.stringMatching(reason));
      respondsWith(undefined);
      await save(url);
      respondsWith(next);
      const check = await checkEndpoint(control, { application_id });
      expect(check).toEqual({
        passed: false,
        reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
      });
      const notices = await listNotifications(control, { user_id: owner_id });
      expect(notices.at(-1)?.text).toBe(
        `The interactions endpoint of Pilot failed a check and was removed. ${check.reason}`,
      );
      expect(await endpointOf()).toBeNull();
    }
    respondsWith({ status: 200, body: pong });
    expect(await messageOf(save(url))).toBe(
      "The interactions endpoint URL could not be verified. PING with an invalid signature (signed with another key): " +
        reached(200, 401),
    );
    expect(await messageOf(save("http://127.0.0.1:1/"))).toBe(
      "The interactions endpoint URL could not be verified. PING: the connection was refused (ECONNREFUSED)",
    );
    expect(await messageOf(save("http://user:hidden@127.0.0.1:1/"))).toBe(
      "The interactions endpoint URL could not be verified. No PING was sent: the URL contains credentials",
    );
  });

  it("report why they failed, without a token", async () => {
    const { stage, respondsWith, save, received } = await listening();
    const failureOf = async (body: object | string, status = 200) => {
      respondsWith({ status, body: typeof body === "string" ? body : JSON.stringify(body) });
      return (await stage.use()).failure;
    };
    const malformed = "the endpoint was reached, but its response is not an interaction response: it is malformed at";
    const refused = "the endpoint was reached, but its response was refused:";
    expect(await failureOf("", 404)).toBe(reached(404));
    expect(await failureOf("Moored")).toBe(
      "the endpoint was reached, but responded with status 200 and a body that is not JSON",
    );
    expect(await failureOf({ type: 99 })).toBe(`${malformed} "/type"`);
    expect(await failureOf({ type: 4, data: { content: 7, flags: 4 } })).toBe(
      `${malformed} "/data/content", "/data/flags"`,
    );
    expect(await failureOf({ type: 4, data: {} })).toBe(`${refused} Cannot send an empty message`);
    expect(await failureOf({ type: 6 })).toBe(
      `${refused} Invalid Form Body (/type: must not be 6 or 7, which answer components only)`,
    );
    received();
    await failureOf("", 500);
    const [{ token }] = received().map(({ body }) => JSON.parse(body) as Interaction) as [Interaction];
    for (const body of [{ type: token }, { type: 4, data: { content: 7, embeds: token, [token]: token } }, token])
      expect(await failureOf(body)).not.toContain(token.slice(0, 20));
    await save(null);
  });

  it("have an endpoint that is checked periodically, also by invalid signatures [interaction-endpoint-checked]", async () => {
    const { received, verifies, endpointOf, url } = await listening();
    received();
    await checks();
    expect(received()).toEqual([]);
    world().advance({ hours: 6 });
    await checks();
    const probes = received();
    const verified = await Promise.all(probes.map(verifies));
    expect(verified.filter((right) => right)).toHaveLength(1);
    expect(verified.filter((right) => !right).length).toBeGreaterThan(0);
    expect(await endpointOf()).toBe(url);
    await checks();
    expect(received()).toEqual([]);
  });

  it("are sent over the gateway after the endpoint failed a check, of which the owner is notified [interaction-endpoint-removed] [interaction-delivery-to-gateway] [interaction-delivery-to-webhook]", async () => {
    const { stage, control, received, endpointOf, owner_id, respondsWith, sent } = await listening();
    expect((await stage.use()).delivery).toBe("webhook");
    world().advance({ hours: 6 });
    respondsWith({ status: 200, body: JSON.stringify({ type: 1 }) });
    await checks();
    expect(await endpointOf()).toBeNull();
    const { applicationId: application_id } = stage.pilot;
    expect(await listNotifications(control, { user_id: owner_id })).toMatchObject([
      { type: "endpoint_removed", application_id },
    ]);
    received();
    const used = await stage.use();
    expect(used).toMatchObject({ delivery: "gateway", state: "pending" });
    expect((await sent()).map(({ payload }) => (payload as Interaction).id)).toEqual([used.id]);
    expect(received()).toEqual([]);
    const { callback } = await stage.received(used.id);
    const body = { type: 4, data: { content: "By gateway" } } as const;
    await createInteractionResponse(world().client(), { ...callback, body });
    expect((await getInteraction(control, { interaction_id: used.id })).state).toBe("responded");
  });
});
