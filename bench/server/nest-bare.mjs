import { Param, Req, Res } from "@nestjs/common";
import { handleByHand, respond } from "./handwritten.mjs";
import { controllerOf, nestServer } from "./nest.mjs";
import { routes } from "./schemas.mjs";

/** A route of Nest among all routes of the interface, with handwritten validation on the request of node:http. */
export function bareNest(platform) {
  const rawOf = (response) => {
    if (platform === "fastify") response.hijack();
    return response.raw ?? response;
  };
  const Guilds = controllerOf(
    (guildId, request, response) => handleByHand(guildId, request.raw ?? request, rawOf(response)),
    (_guildId, _request, response) => respond(rawOf(response), 501, { code: 0, message: "Not Implemented" }),
  );
  for (const { id } of routes) {
    Param("guild_id")(Guilds.prototype, id, 0);
    Req()(Guilds.prototype, id, 1);
    Res()(Guilds.prototype, id, 2);
  }
  const prepare = (app) => {
    if (platform !== "fastify") return;
    const instance = app.getHttpAdapter().getInstance();
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser("*", (_request, _payload, done) => done(null));
  };
  return nestServer(platform, { controllers: [Guilds] }, { bodyParser: false, prepare });
}
