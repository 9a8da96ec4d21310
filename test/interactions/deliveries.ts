import { interactionSignatureHeaders as headerNames } from "@guildwire/api/interactions";
import { type KeyPair, signRequest } from "@guildwire/runtime/signing";
import { secretKeys, secretToken } from "../secrets.js";

/** The keys of the service in these tests. */
export const keys: KeyPair = await secretKeys("service");

/** Secrets that must never appear outside of requests. */
export const token: string = secretToken("interaction");

const user = { id: "80351110224678912", username: "Nelly", discriminator: "1337", avatar: null };

const common = { application_id: "845027738276462632", token, version: 1, user };

/** A delivery for a used command. */
export function command(name: string): object {
  return { ...common, id: "846462639134605312", type: 2, data: { id: "846462639134605313", name, type: 1 } };
}

/** A delivery for a used button (kind 2) or select menu (kind 3). */
export function component(custom_id: string, component_type = 2): object {
  const message = {
    id: "846462639134605314",
    channel_id: "846462639134605315",
    author: user,
    content: "Vote!",
    timestamp: "2021-05-24T20:41:12.000000+00:00",
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: 0,
  };
  const values = component_type === 3 ? { values: ["a", "b"] } : {};
  return { ...common, id: "846462639134605316", type: 3, data: { custom_id, component_type, ...values }, message };
}

export const ping: object = {
  id: "846462639134605312",
  application_id: "845027738276462632",
  type: 1,
  token,
  version: 1,
};

/** The request with which the service delivers an interaction. */
export async function deliver(
  url: string,
  delivery: unknown,
  { privateKey = keys.privateKey, timestamp }: { privateKey?: KeyPair["privateKey"]; timestamp?: string } = {},
): Promise<Request> {
  const text = typeof delivery === "string" ? delivery : JSON.stringify(delivery);
  const { headers, body } = await signRequest({ headerNames, privateKey, body: text, timestamp });
  return new Request(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: body as BufferSource,
  });
}
