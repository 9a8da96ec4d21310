// Plain node:http, with handwritten validation.
import { createServer } from "node:http";
import { handleByHand, respond } from "../handwritten.mjs";

const route = /^\/api\/v8\/guilds\/(\d{1,20})\/channels$/;

export const server = createServer((request, response) => {
  const match = route.exec(request.url);
  if (match === null) return respond(response, 404, { code: 0, message: "Not Found" });
  if (request.method !== "POST") return respond(response, 405, { code: 0, message: "Method Not Allowed" });
  return handleByHand(match[1], request, response);
});
