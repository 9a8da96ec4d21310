// Serves requests over loopback, and prints as JSON how much more memory is in use behind them than before. Run with
// --expose-gc; what is asked for is the first argument.
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { createNodeHandler } from "@guildwire/api/server";

let answered = 0;
let watch = () => undefined;
const handler = createNodeHandler(
  { channels: { createGuildChannel: ({ body }) => ({ name: body.name }) } },
  {
    partial: true,
    validateResponses: false,
    authenticate: { bot: (token) => token, bearer: () => undefined },
    resolve: () => "webhooks",
    onResponse: () => {
      answered += 1;
      watch();
    },
  },
);
const server = createServer(handler);
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address();

/** Resolves once so many requests have been answered, whether somebody was there to see it or not. */
function untilAnswered(count) {
  return new Promise((resolve) => {
    watch = () => {
      if (answered >= count) resolve();
    };
    watch();
  });
}

const body = JSON.stringify({ name: "general", topic: "x".repeat(200) });
const request =
  "POST /guilds/1/channels HTTP/1.1\r\nHost: a\r\nAuthorization: Bot secret\r\nContent-Type: application/json\r\n" +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

/** Sends requests over connections that are kept, each as soon as the one before is answered. */
async function keepAlive(requests) {
  const end = answered + requests;
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
  await untilAnswered(end);
  await closed(sockets);
}

const head =
  "POST /webhooks/1/token HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000000\r\n\r\n" +
  '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n';

/** Begins uploads, and goes away in the middle of each, when a megabyte is on its way. */
async function abortedUploads(uploads) {
  for (let done = 0; done < uploads; done += 10) {
    const end = answered + 10;
    const sockets = Array.from({ length: 10 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.write(head);
      socket.write(Buffer.alloc(1024 * 1024, "x"), () => socket.destroy());
      return socket;
    });
    await untilAnswered(end);
    await closed(sockets);
  }
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

const [work, warmUp, full] = { requests: [keepAlive, 3000, 10_000], uploads: [abortedUploads, 20, 200] }[
  process.argv[2]
];
await work(warmUp);
const before = await inUse();
const start = answered;
await work(full);
console.log(JSON.stringify({ answered: answered - start, growth: (await inUse()) - before }));
process.exit();
