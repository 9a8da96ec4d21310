// Plain node:http with handwritten validation, and busboy for forms.
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { messages, mostBytes, rows } from "../work.mjs";

const idPattern = /^[a-z0-9]{8}$/;

function mistakesIn(order) {
  const mistakes = [];
  if (typeof order !== "object" || order === null) return ["must be an object"];
  const { id, name, count, price, isPaid, tags } = order;
  if (typeof id !== "string" || !idPattern.test(id)) mistakes.push("id");
  if (typeof name !== "string" || name.length < 1 || name.length > 100) mistakes.push("name");
  if (!Number.isInteger(count) || count < 1) mistakes.push("count");
  if (typeof price !== "number" || price < 0) mistakes.push("price");
  if (typeof isPaid !== "boolean") mistakes.push("isPaid");
  if (!Array.isArray(tags) || tags.length > 5 || tags.some((tag) => typeof tag !== "string" || tag.length > 20))
    mistakes.push("tags");
  return mistakes;
}

function respond(response, status, value) {
  const text = JSON.stringify(value);
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
}

async function addOrder(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const order = JSON.parse(Buffer.concat(chunks).toString());
  const mistakes = mistakesIn(order);
  respond(response, mistakes.length === 0 ? 200 : 400, mistakes.length === 0 ? order : { errors: mistakes });
}

function addFile(request, response) {
  const form = busboy({ headers: request.headers, limits: { fileSize: mostBytes } });
  const chunks = [];
  form.on("file", (_name, stream) => stream.on("data", (chunk) => chunks.push(chunk)));
  form.on("close", () => respond(response, 200, { bytes: Buffer.concat(chunks).length }));
  request.pipe(form);
}

async function listenToEvents(response) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const texts = async function* () {
    for await (const message of messages()) yield `data: ${JSON.stringify(message)}\n\n`;
  };
  await pipeline(Readable.from(texts()), response);
}

export const server = createServer((request, response) => {
  const { method, url } = request;
  if (method === "POST" && url === "/orders") return addOrder(request, response);
  if (method === "POST" && url === "/files") return addFile(request, response);
  if (method === "GET" && url === "/events") return listenToEvents(response);
  if (method === "GET" && url === "/report") return respond(response, 200, rows);
  return respond(response, 404, { error: "not found" });
});
