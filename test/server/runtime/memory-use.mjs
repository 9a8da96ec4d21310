// Serves requests over loopback, and prints the growth of memory use as JSON. Run with
// --expose-gc; the first argument selects the scenario.
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { createFetchHandler, createNodeHandler } from "@guildwire/api/server";

let responded = 0;
let received = 0;
let watch = () => undefined;
const handlers = { channels: { createGuildChannel: ({ body }) => ({ name: body.name }) } };
const options = {
  partial: true,
  validateResponses: false,
  authenticate: { bot: (token) => token, bearer: () => undefined },
  resolve: () => "webhooks",
  onResponse: () => {
    responded += 1;
    watch();
  },
};
const handler = createNodeHandler(handlers, options);
const server = createServer((request, response) => {
  // Counts only once the body has a reader, since listening starts the flow.
  const count = (event) => {
    if (event !== "data") return;
    request.off("newListener", count);
    request.on("data", ({ length }) => {
      received += length;
      watch();
    });
  };
  request.on("newListener", count);
  handler(request, response);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address();

/** Resolves once the given number of requests has ended, with or without a client. */
function untilResponded(count) {
  return until(() => responded >= count);
}

function until(isTrue) {
  return new Promise((resolve) => {
    watch = () => {
      if (isTrue()) resolve();
    };
    watch();
  });
}

const body = JSON.stringify({ name: "general", topic: "x".repeat(200) });
const request =
  "POST /guilds/1/channels HTTP/1.1\r\nHost: a\r\nAuthorization: Bot secret\r\nContent-Type: application/json\r\n" +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

/** Sends requests over persistent connections, each as soon as the previous one has its response. */
async function keepAlive(requests) {
  const end = responded + requests;
  let sent = 0;
  const sockets = Array.from({ length: 10 }, () => {
    const socket = connect(port, "127.0.0.1");
    const next = () => {
      sent += 1;
      if (sent <= requests) socket.write(request);
    };
    socket.on("connect", next).on("data", next);
    return socket;
  });
  await untilResponded(end);
  await closed(sockets);
}

const head =
  "POST /webhooks/1/token HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000000\r\n\r\n" +
  '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n';

/** Starts uploads, and disconnects from each after a megabyte. */
async function abortedUploads(uploads) {
  for (let done = 0; done < uploads; done += 10) {
    const end = responded + 10;
    const sockets = Array.from({ length: 10 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.write(head);
      socket.write(Buffer.alloc(1024 * 1024, "x"), () => socket.destroy());
      return socket;
    });
    await untilResponded(end);
    await closed(sockets);
  }
}

const bodies = {
  json: ["/guilds/1/channels", "application/json", '{"name":"'],
  form: [
    "/webhooks/1/token",
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n',
  ],
};

/** Sends bytes one by one over a connection; resolves when all have arrived and the body is still open. */
async function bytesOverNode(kind, bytes) {
  const [path, type, start] = bodies[kind];
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bot secret\r\nContent-Type: ${type}\r\n`);
  socket.write(`Transfer-Encoding: chunked\r\n\r\n${start.length.toString(16)}\r\n${start}\r\n`);
  const end = received + start.length + bytes;
  for (let sent = 0; sent < bytes; sent += 1000) {
    if (!socket.write("1\r\nx\r\n".repeat(1000))) await once(socket, "drain");
  }
  await until(() => received >= end);
  return async () => {
    const before = responded;
    socket.destroy();
    await untilResponded(before + 1);
  };
}

const fetchHandler = createFetchHandler(handlers, options);

/** The same as a stream of single bytes. */
async function bytesOverFetch(kind, bytes) {
  const [path, type, start] = bodies[kind];
  let sent = 0;
  let arrived;
  const all = new Promise((resolve) => {
    arrived = resolve;
  });
  const one = new TextEncoder().encode("x");
  let end;
  const body = new ReadableStream(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
      pull: (controller) => {
        if (sent < bytes) {
          sent += 1;
          controller.enqueue(one.slice());
          return undefined;
        }
        arrived();
        return new Promise((resolve) => {
          end = () => resolve(controller.close());
        });
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { authorization: "Bot secret", "content-type": type };
  const response = fetchHandler(new Request(`http://a${path}`, { method: "POST", headers, body, duplex: "half" }));
  await all;
  return async () => {
    end();
    await response;
  };
}

async function closed(sockets) {
  await Promise.all(
    sockets.map((socket) => {
      socket.destroy();
      return socket.closed ? undefined : once(socket, "close");
    }),
  );
}

async function inUse() {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Measures memory while bodies are in flight, not what remains afterwards. */
async function whileArriving(send, kind, bytes) {
  await (await send(kind, 20_000))();
  const before = await inUse();
  const start = responded;
  const end = await send(kind, bytes);
  const growth = (await inUse()) - before;
  await end();
  return { responded: responded - start, growth };
}

async function afterwards(work, warmUp, full) {
  await work(warmUp);
  const before = await inUse();
  const start = responded;
  await work(full);
  return { responded: responded - start, growth: (await inUse()) - before };
}

const measurements = {
  requests: () => afterwards(keepAlive, 3000, 10_000),
  uploads: () => afterwards(abortedUploads, 20, 200),
  "node json": () => whileArriving(bytesOverNode, "json", 200_000),
  "node form": () => whileArriving(bytesOverNode, "form", 200_000),
  "fetch json": () => whileArriving(bytesOverFetch, "json", 200_000),
  "fetch form": () => whileArriving(bytesOverFetch, "form", 200_000),
};
console.log(JSON.stringify(await measurements[process.argv[2]]()));
process.exit();
