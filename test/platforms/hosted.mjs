// A server of the generated package as a Fetch handler, hosted by each platform in its own way; servers.test.ts calls it.
import { createFetchHandler, errors } from "@guildwire/api/server";

const user = { id: "2", username: "Nelly", discriminator: "1337", avatar: null };

/** A promise, and what resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

/** Whether a handler is waiting, and whether it was notified of the closed connection. */
const [begun, begin] = gate();
const [left, leave] = gate();

const handlers = {
  bans: {
    getGuildBan({ path: { user_id } }) {
      if (user_id !== user.id) throw errors.unknownBan();
      return { reason: "Grüße", user };
    },
    getGuildBans: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          leave();
          reject(signal.reason);
        });
        begin();
      }),
    createGuildBan() {},
  },
  webhooks: {
    async executeWebhook({ query: { wait }, body, files }) {
      const digest = async ({ field, filename, contentType, data }) => [
        ...[field, filename, contentType, data.length],
        [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].slice(0, 8),
      ];
      const content = JSON.stringify([body, await Promise.all(files.map(digest))]);
      return wait ? { status: 200, body: { id: "5", content } } : { status: 204 };
    },
  },
  widgets: {
    getGuildWidgetImage: () => ({
      data: new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), new Uint8Array(100_000).fill(7)]).stream(),
      contentType: "image/png",
    }),
  },
};

const options = {
  basePath: "/api/v8",
  authenticate: { bot: (token) => (token === "the-token-of-the-bot" ? "bot" : undefined), bearer: () => undefined },
  resolve: () => "webhooks",
  partial: true,
  // These responses are partial messages.
  validateResponses: false,
  limits: { body: 300_000 },
};
const handle = createFetchHandler(handlers, options);

/** @type {(request: Request) => Promise<Response>} */
export async function handler(request) {
  const { pathname } = new URL(request.url);
  // State known to the handlers only.
  if (pathname === "/begun") await begun;
  else if (pathname === "/left") await left;
  else return handle(request);
  return new Response(null, { status: 204 });
}
