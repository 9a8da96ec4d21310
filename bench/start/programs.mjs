// The programs of both suites, as source text. Each prints "ok" if the response is right.

const check = 'if (guild.id !== "197038439483310086") throw new Error("another guild");\nconsole.log("ok");\n';
const base = "const baseUrl = `http://127.0.0.1:${process.argv[2]}/api/v8`;\n";

/** Programs that request one guild from the port in their first argument. The first one is the bare `fetch`. */
export const clients = {
  "bare fetch": `${base}
const headers = { authorization: "Bot token" };
const response = await fetch(\`\${baseUrl}/guilds/197038439483310086\`, { headers });
const guild = await response.json();
${check}`,
  guildwire: `import { createClient, getGuild } from "@guildwire/api/client";
${base}
const client = createClient({ baseUrl, auth: { bot: "token" } });
const guild = await getGuild(client, { guild_id: "197038439483310086" });
${check}`,
  "openapi-fetch": `import createClient from "openapi-fetch";
${base}
const client = createClient({ baseUrl, headers: { authorization: "Bot token" } });
const path = { guild_id: "197038439483310086" };
const { data: guild } = await client.GET("/guilds/{guild_id}", { params: { path } });
${check}`,
};

const route = "/api/v8/guilds/1/channels";
const call = `
import { request } from "node:http";
function call(port, close) {
  const headers = { authorization: "Bot token", "content-type": "application/json" };
  const sent = request({ port, host: "127.0.0.1", method: "POST", path: "${route}", headers, agent: false }, (response) => {
    if (response.statusCode !== 200) throw new Error(\`status \${response.statusCode}\`);
    response.resume().on("end", () => {
      console.log("ok");
      close();
    });
  });
  sent.end('{"name":"general"}');
}
`;
const channel = '{ id: "2", type: 0, name: body.name }';

const ofGuildwire = (from, authenticate) => `import { createServer } from "node:http";
import { createNodeHandler } from "${from}";
${call}
const handler = createNodeHandler(
  { channels: { createGuildChannel: ({ body }) => (${channel}) } },
  { basePath: "/api/v8", partial: true, authenticate: ${authenticate} },
);
const server = createServer(handler);
server.listen(0, "127.0.0.1", () => call(server.address().port, () => server.close()));
`;

/** Programs that serve one route, check its body, and request it once. The first one is bare `node:http`. */
export const servers = {
  "bare node:http": `import { createServer } from "node:http";
${call}
const server = createServer(async (request, response) => {
  if (request.url !== "${route}" || request.headers.authorization !== "Bot token") return response.writeHead(404).end();
  let text = "";
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text);
  if (typeof body.name !== "string" || body.name.length < 1 || body.name.length > 100) return response.writeHead(400).end();
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(${channel}));
});
server.listen(0, "127.0.0.1", () => call(server.address().port, () => server.close()));
`,
  "guildwire, one route": ofGuildwire("./one-route/dist/server/index.js", '{ bot: () => "bot" }'),
  "guildwire, 65 operations": ofGuildwire(
    "@guildwire/api/server",
    '{ bot: () => "bot", bearer: () => undefined }, resolve: () => undefined',
  ),
  fastify: `import fastify from "fastify";
${call}
const app = fastify();
const schema = { body: { type: "object", required: ["name"], properties: { name: { type: "string", minLength: 1, maxLength: 100 } } } };
app.post("${route}", { schema }, ({ body }) => (${channel}));
await app.listen({ port: 0, host: "127.0.0.1" });
call(app.server.address().port, () => app.close());
`,
  hono: `import { serve } from "@hono/node-server";
import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
${call}
const app = new Hono();
app.post("${route}", zValidator("json", z.object({ name: z.string().min(1).max(100) })), (context) => {
  const body = context.req.valid("json");
  return context.json(${channel});
});
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => call(port, () => server.close()));
`,
};
