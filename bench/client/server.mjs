// A guild over HTTP on loopback, in a process of its own, so that its CPU is not counted as the client's.
import { createServer } from "node:http";

const guild = {
  id: "197038439483310086",
  name: "Guild Testers",
  icon: "f64c482b807da4f539cff778d174971c",
  owner_id: "73193882359173120",
  features: ["ANIMATED_ICON", "INVITE_SPLASH", "COMMUNITY"],
  roles: [{ id: "197038439483310086", name: "@everyone", permissions: "104324673", position: 0 }],
  approximate_member_count: 60814,
  approximate_presence_count: 20034,
};

export const body = JSON.stringify(guild);

if (process.send !== undefined) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
  process.on("disconnect", () => process.exit());
}
