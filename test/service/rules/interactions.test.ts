import { type InteractionResponse, InteractionType, MessageFlags } from "@guildwire/api/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  assertReachableFollowup,
  assertTokenValid,
  deliveryOf,
  flagsAfterEdit,
  isTokenValid,
  outcomeOf,
  outcomeOfCallback,
} from "../../../service/src/rules/interactions.js";
import { refusal } from "./refusals.js";

const { PING, APPLICATION_COMMAND, MESSAGE_COMPONENT } = InteractionType;
const { EPHEMERAL, LOADING } = MessageFlags;
const issued_at = new Date("2021-07-31T12:00:00Z");
const after = (minutes: number) => new Date(issued_at.getTime() + minutes * 60_000);

const interaction = { type: APPLICATION_COMMAND as number, delivery: "gateway" as const, issued_at, responded: false };
const message = (data: object = { content: "Ahoy" }) => ({ type: 4, data }) as InteractionResponse;

const acknowledged = { status: 400, code: 40060, at: [] };
const unknown = { status: 404, code: 10062, at: [] };
const wrongType = { status: 400, code: 50035, at: ["/type"] };

describe("delivery", () => {
  it("uses an outgoing webhook if the application has an endpoint, otherwise the gateway [interaction-delivery-exclusive] [interaction-delivery-to-webhook] [interaction-delivery-to-gateway]", () => {
    expect(deliveryOf({ interactions_endpoint_url: null })).toBe("gateway");
    expect(deliveryOf({ interactions_endpoint_url: "https://tide.example/interactions" })).toBe("webhook");
  });
});

describe("the token of an interaction", () => {
  it("is valid for 15 minutes from its issue [interaction-token-validity]", () => {
    expect(isTokenValid(interaction, issued_at)).toBe(true);
    expect(isTokenValid(interaction, new Date(after(15).getTime() - 1))).toBe(true);
    expect(isTokenValid(interaction, after(15))).toBe(false);
  });

  it("rejects responses, edits and follow-ups after expiry [interaction-followup-expired] [interaction-original-expired]", () => {
    expect(() => assertTokenValid(interaction, after(14))).not.toThrow();
    expect(refusal(() => assertTokenValid(interaction, after(15)))).toEqual({ status: 401, code: 50027, at: [] });
  });

  it("stays valid regardless of other changes [interaction-original-delete-token] [interaction-followup-several]", () => {
    expect(() => assertTokenValid({ ...interaction, responded: true } as never, after(14))).not.toThrow();
  });
});

describe("a callback", () => {
  it("is accepted until the token expires, without a shorter deadline [interaction-callback-no-short-deadline] [interaction-callback-expired]", () => {
    expect(outcomeOfCallback(interaction, message(), after(14.9))).toEqual({ kind: "message", flags: 0 });
  });

  it("gets a 404 after expiry, and if id and token do not match [interaction-callback-expired] [interaction-callback-unknown]", () => {
    expect(refusal(() => outcomeOfCallback(interaction, message(), after(15)))).toEqual(unknown);
    expect(refusal(() => outcomeOfCallback(undefined, message(), after(0)))).toEqual(unknown);
  });

  it("is accepted only for interactions from the gateway [interaction-callback-gateway-only] [interaction-callback-webhook-delivered]", () => {
    const delivered = { ...interaction, delivery: "webhook" as const };
    expect(refusal(() => outcomeOfCallback(delivered, message(), after(1)))).toEqual(acknowledged);
  });

  it("is accepted once [interaction-callback-once] [interaction-callback-state]", () => {
    const responded = { ...interaction, responded: true };
    expect(refusal(() => outcomeOfCallback(responded, message(), after(1)))).toEqual(acknowledged);
  });

  it("reports an unknown interaction before an existing response [interaction-callback-expired]", () => {
    expect(refusal(() => outcomeOfCallback({ ...interaction, responded: true }, message(), after(16)))).toEqual(
      unknown,
    );
  });
});

describe("a response", () => {
  it("of type 6 or 7 is accepted for components only [interaction-response-component-only]", () => {
    const update: InteractionResponse = { type: 7, data: { content: "x" } };
    for (const response of [{ type: 6 } as const, update]) {
      expect(refusal(() => outcomeOf(APPLICATION_COMMAND, response))).toEqual(wrongType);
      expect(outcomeOf(MESSAGE_COMPONENT, response).kind).toBe("component");
    }
  });

  it("of type 1 is accepted for a PING, and nothing else is [interaction-response-pong-only-ping]", () => {
    expect(outcomeOf(PING, { type: 1 })).toEqual({ kind: "acknowledged" });
    for (const type of [APPLICATION_COMMAND, MESSAGE_COMPONENT])
      expect(refusal(() => outcomeOf(type, { type: 1 }))).toEqual(wrongType);
    expect(refusal(() => outcomeOf(PING, message()))).toEqual(wrongType);
    expect(refusal(() => outcomeOf(PING, { type: 6 }))).toEqual(wrongType);
  });

  it("of type 4 requires content [interaction-callback-empty]", () => {
    for (const data of [{}, { content: "" }, { embeds: [] }, { tts: true, components: [] }])
      expect(refusal(() => outcomeOf(APPLICATION_COMMAND, message(data)))).toEqual({
        status: 400,
        code: 50006,
        at: [],
      });
    expect(outcomeOf(APPLICATION_COMMAND, message({ embeds: [{ title: "x" }] })).kind).toBe("message");
  });

  it("with flags 64 is visible to the user only [interaction-callback-ephemeral]", () => {
    expect(outcomeOf(MESSAGE_COMPONENT, message({ content: "x", flags: 64 }))).toEqual({
      kind: "message",
      flags: EPHEMERAL,
    });
  });

  it("of type 5 is loading until it is edited, optionally ephemeral [interaction-deferred-loading] [interaction-original-deferred] [interaction-deferred-ephemeral]", () => {
    expect(outcomeOf(APPLICATION_COMMAND, { type: 5 })).toEqual({ kind: "message", flags: LOADING });
    expect(outcomeOf(APPLICATION_COMMAND, { type: 5, data: { flags: 64 } })).toEqual({
      kind: "message",
      flags: LOADING | EPHEMERAL,
    });
  });

  it("of type 6 keeps the component's message, and one of type 7 edits it [interaction-deferred-update-silent] [interaction-update-message] [interaction-original-component]", () => {
    expect(outcomeOf(MESSAGE_COMPONENT, { type: 6 })).toEqual({ kind: "component", edit: false });
    expect(outcomeOf(MESSAGE_COMPONENT, { type: 7, data: {} })).toEqual({ kind: "component", edit: true });
  });
});

it("ends the loading state with an edit, and keeps other flags [interaction-original-edit-ends-loading]", () => {
  fc.assert(
    fc.property(fc.nat(255), (flags) => {
      expect(flagsAfterEdit(flags) & LOADING).toBe(0);
      expect(flagsAfterEdit(flags) | LOADING).toBe(flags | LOADING);
    }),
  );
});

it("rejects access to an ephemeral follow-up [interaction-followup-get-ephemeral] [interaction-followup-edit-ephemeral] [interaction-followup-delete-ephemeral]", () => {
  expect(refusal(() => assertReachableFollowup({ flags: EPHEMERAL | LOADING }))).toEqual({
    status: 404,
    code: 10008,
    at: [],
  });
  expect(() => assertReachableFollowup({ flags: LOADING })).not.toThrow();
});
