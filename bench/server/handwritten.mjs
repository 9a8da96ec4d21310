// The operation without a framework or a generator: reads the body, validates it by hand, optimized for speed, and responds.
import { createChannel, token } from "./channel.mjs";

const authorization = `Bot ${token}`;
const limit = 8 * 1024 * 1024;

/** Handles a request of node:http whose route has matched. */
export function handleByHand(guildId, request, response) {
  if (request.headers.authorization !== authorization)
    return respond(response, 401, { code: 0, message: "Unauthorized" });
  if (request.headers["content-type"] !== "application/json") {
    return respond(response, 415, { code: 0, message: "Unsupported Media Type" });
  }
  const chunks = [];
  let size = 0;
  request.on("data", (chunk) => {
    size += chunk.length;
    if (size > limit) request.destroy();
    else chunks.push(chunk);
  });
  request.on("error", () => {});
  request.on("end", () => {
    const [status, value] = resultOf(guildId, (chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)).toString());
    respond(response, status, value);
  });
}

/** Handles a request with the types of the Fetch standard, whose route has matched. */
export async function fetchByHand(guildId, request) {
  const { headers } = request;
  if (headers.get("authorization") !== authorization)
    return Response.json({ code: 0, message: "Unauthorized" }, { status: 401 });
  if (headers.get("content-type") !== "application/json")
    return Response.json({ code: 0, message: "Unsupported Media Type" }, { status: 415 });
  const [status, value] = resultOf(guildId, await request.text());
  return Response.json(value, { status });
}

function resultOf(guildId, text) {
  let fields;
  try {
    fields = JSON.parse(text);
  } catch {
    return [400, { code: 0, message: "Bad Request" }];
  }
  if (!isChannel(fields)) return [400, { code: 50035, message: "Invalid Form Body" }];
  return [200, createChannel(guildId, fields)];
}

export function respond(response, status, value) {
  const text = JSON.stringify(value);
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
}

const snowflake = /^\d{1,20}$/;
const types = new Set([0, 2, 4, 5, 6, 13]);

function isChannel(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { name, topic, type, permission_overwrites: overwrites, parent_id, nsfw } = value;
  if (typeof name !== "string" || name.length < 1 || !hasAtMost(name, 100)) return false;
  if (type !== undefined && !types.has(type)) return false;
  if (topic !== undefined && (typeof topic !== "string" || !hasAtMost(topic, 1024))) return false;
  if (!isCount(value.bitrate, 1, Infinity)) return false;
  if (!isCount(value.user_limit, 0, Infinity)) return false;
  if (!isCount(value.rate_limit_per_user, 0, 21600)) return false;
  if (!isCount(value.position, 0, Infinity)) return false;
  if (overwrites !== undefined && !(Array.isArray(overwrites) && overwrites.every(isOverwrite))) return false;
  if (parent_id !== undefined && !(typeof parent_id === "string" && snowflake.test(parent_id))) return false;
  return nsfw === undefined || typeof nsfw === "boolean";
}

function isOverwrite(value) {
  if (typeof value !== "object" || value === null) return false;
  if (typeof value.id !== "string" || !snowflake.test(value.id)) return false;
  if (value.type !== 0 && value.type !== 1) return false;
  return isBits(value.allow) && isBits(value.deny);
}

function isBits(value) {
  return value === undefined || (typeof value === "string" && snowflake.test(value));
}

function isCount(value, least, most) {
  return value === undefined || (Number.isInteger(value) && value >= least && value <= most);
}

/** Counts code points; a text has at least half as many of them as UTF-16 code units. */
function hasAtMost(text, limit) {
  return text.length <= limit || (text.length <= 2 * limit && [...text].length <= limit);
}
