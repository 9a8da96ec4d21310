import { describe, expect, test } from "vitest";
import type { RpcChannel, WebhookOperation } from "../../generator/src/model/interface.js";
import { model, notation } from "./model.js";

describe("the device channel", () => {
  const channel = model.channels[0] as RpcChannel;

  test("is on the user's own machine, on one of 11 ports (T8)", () => {
    expect(model.channels).toHaveLength(1);
    expect(channel).toMatchObject({ name: "devices", host: "127.0.0.1", ports: { first: 6463, last: 6473 } });
    expect(channel.ports.last - channel.ports.first + 1).toBe(11);
  });

  test("receives requests at /rpc, or over a WebSocket without a path (T8)", () => {
    expect(channel.transports).toEqual({
      http: { path: "/rpc", method: "post", successStatus: 200 },
      websocket: { path: "" },
    });
  });

  test("has v and client_id on both transports, encoding on a WebSocket only (T8)", () => {
    expect(channel.query.map((one) => [one.name, notation(one.use), one.transports])).toEqual([
      ["v", '"1"', ["http", "websocket"]],
      ["client_id", "string", ["http", "websocket"]],
      ["encoding", "DeviceEncoding", ["websocket"]],
    ]);
  });

  test("describes each query parameter", () => {
    expect(channel.query.map((one) => one.description)).toEqual([
      "Version of the channel.",
      "Client ID of the application; the only identification.",
      "Encoding of the messages.",
    ]);
  });

  test("wraps commands and replies in these properties (T35)", () => {
    expect(channel.envelope).toMatchObject({
      command: { name: "cmd", nonce: "nonce", args: "args" },
      reply: { name: "cmd", nonce: "nonce", data: "data", event: "evt" },
    });
    expect(channel.envelope.error && notation(channel.envelope.error)).toBe("DeviceErrorResponse");
  });

  test("has one command, whose reply carries null", () => {
    const [command] = channel.commands;
    expect(channel.commands).toHaveLength(1);
    expect(command && [command.command, command.args, command.reply, command.data].map(notation)).toEqual([
      ...["SetCertifiedDevicesCommand", "SetCertifiedDevicesArgs", "SetCertifiedDevicesResponse", "null"],
    ]);
  });

  test("has these codes for errors and for closing (3.11)", () => {
    const codes = (list: RpcChannel["errors"]) => list.map((one) => `${one.name} ${one.code}`);
    expect(codes(channel.errors)).toEqual([
      ...["unknown 1000", "invalidPayload 4000", "invalidCommand 4002", "invalidClientId 4007"],
    ]);
    expect(codes(channel.closeCodes)).toEqual([
      ...["invalidClientId 4000", "invalidOrigin 4001", "rateLimited 4002", "invalidVersion 4004"],
      "invalidEncoding 4005",
    ]);
  });
});

describe("the outgoing webhook", () => {
  const { operation, dispatch, signature } = model.webhooks[0] as WebhookOperation;

  test("is signed with Ed25519 over the timestamp and the body, in hex (T68)", () => {
    expect(signature).toMatchObject({
      scheme: "ed25519",
      encoding: "hex",
      signatureHeader: "X-Signature-Ed25519",
      timestampHeader: "X-Signature-Timestamp",
      content: "{timestamp}{body}",
      failureStatus: 401,
    });
    const headers = operation.parameters.filter((one) => one.in === "header" && one.required);
    expect(headers.map((one) => one.name)).toEqual(["X-Signature-Ed25519", "X-Signature-Timestamp"]);
  });

  test("needs no authentication, carries an interaction, and expects 200 or 401", () => {
    expect(operation.security).toEqual([]);
    const body = operation.body?.content[0]?.use?.type;
    const type = body?.kind === "reference" ? model.types.get(body.name)?.use : undefined;
    expect(type && notation(type)).toBe("Interaction");
    expect(operation.responses.map((one) => one.status)).toEqual([200, 401]);
    expect(operation.responses[0]?.content.map((one) => one.use && notation(one.use))).toEqual(["InteractionResponse"]);
  });

  test("responds to a PING by itself, and passes the rest to the handlers of commands and components (T65)", () => {
    expect(dispatch?.discriminator).toBe("type");
    expect(dispatch?.automatic).toEqual([{ when: 1, respond: { type: 1 } }]);
    expect(dispatch?.routes).toEqual([
      { when: 2, name: "command", key: "/data/name" },
      { when: 3, name: "component", key: "/data/custom_id", kind: "/data/component_type" },
    ]);
  });

  test("allows types 6 and 7 for components only (T65)", () => {
    expect(dispatch?.responses).toEqual([
      { when: 2, allow: [4, 5] },
      { when: 3, allow: [4, 5, 6, 7] },
    ]);
  });

  test("links to the callback and to seven follow-up operations, for 15 minutes (T63, T64)", () => {
    expect(dispatch?.callback).toBe("createInteractionResponse");
    expect([...(dispatch?.followUps ?? [])].sort()).toEqual([
      ...["createFollowupMessage", "deleteFollowupMessage", "deleteOriginalInteractionResponse", "editFollowupMessage"],
      ...["editOriginalInteractionResponse", "getFollowupMessage", "getOriginalInteractionResponse"],
    ]);
    expect(dispatch?.token).toEqual({ value: "/token", owner: "/application_id", validity: "PT15M" });
  });
});
