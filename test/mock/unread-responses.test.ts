import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { serveFetch } from "../../tools/src/http/fetch-server.js";

async function start(body: () => ReadableStream<Uint8Array>) {
  const fetch = async (): Promise<Response> => new Response(body());
  const server = await serveFetch(fetch, { host: "127.0.0.1", port: 0, sendTimeout: 50 });
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  return socket;
}

test("a client that does not read an endless response is disconnected", async () => {
  const chunk = new Uint8Array(65_536);
  await new Promise<void>((resolve, reject) => {
    start(() => new ReadableStream({ pull: (controller) => controller.enqueue(chunk), cancel: () => resolve() })).catch(
      reject,
    );
  });
});

test("a client that waits for the next item of a stream stays connected", async () => {
  const socket = await start(() => {
    let count = 0;
    return new ReadableStream({
      async pull(controller) {
        count += 1;
        // Several times the timeout.
        if (count > 1) await new Promise((resolve) => setTimeout(resolve, 200));
        if (count > 2) controller.close();
        else controller.enqueue(new TextEncoder().encode(`item ${count}\n`));
      },
    });
  });
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    if (text.endsWith("0\r\n\r\n")) socket.end();
  });
  await once(socket, "close");
  expect(text).toMatch(/item 1\n[\s\S]*item 2\n[\s\S]*\r\n0\r\n\r\n$/);
});
