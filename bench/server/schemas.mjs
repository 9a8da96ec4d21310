// The interface's schemas for the contenders, from the document that guildwire bundles.
import { readFileSync } from "node:fs";

export const document = JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"));

/** All operations except the variants of shared routes. */
export const routes = Object.entries(document.paths).flatMap(([path, item]) =>
  ["get", "put", "post", "patch", "delete"]
    .filter((method) => method in item && !path.startsWith("/webhooks/{application_id}"))
    .map((method) => ({ method: method.toUpperCase(), path, id: item[method].operationId })),
);

const snowflake = { type: "string", pattern: "^\\d{1,20}$" };

export const bodySchema = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 100 },
    type: { enum: [0, 2, 4, 5, 6, 13] },
    topic: { type: "string", maxLength: 1024 },
    bitrate: { type: "integer", minimum: 1 },
    user_limit: { type: "integer", minimum: 0 },
    rate_limit_per_user: { type: "integer", minimum: 0, maximum: 21600 },
    position: { type: "integer", minimum: 0 },
    permission_overwrites: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "type"],
        properties: { id: snowflake, type: { enum: [0, 1] }, allow: snowflake, deny: snowflake },
      },
    },
    parent_id: snowflake,
    nsfw: { type: "boolean" },
  },
};

export const channelSchema = {
  type: "object",
  properties: {
    id: { type: "string" },
    type: { type: "integer" },
    guild_id: { type: "string" },
    position: { type: "integer" },
    permission_overwrites: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: { type: "string" },
          type: { type: "integer" },
          allow: { type: "string" },
          deny: { type: "string" },
        },
      },
    },
    name: { type: "string" },
    topic: { type: ["string", "null"] },
    nsfw: { type: "boolean" },
    bitrate: { type: "integer" },
    user_limit: { type: "integer" },
    rate_limit_per_user: { type: "integer" },
    parent_id: { type: ["string", "null"] },
  },
};
