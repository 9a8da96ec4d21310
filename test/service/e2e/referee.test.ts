import { describe, expect, it } from "vitest";
import { Referee } from "./referee.js";

const id = "81384788765712384";
const headers = new Headers({ "Content-Type": "application/json" });

describe("the referee", () => {
  it("reports requests that the document does not allow", async () => {
    const referee = await Referee.of("openapi.json");
    const judge = (method: string, path: string, body?: unknown) =>
      referee.judge({ method, path, headers, body }).request;
    expect(judge("POST", "/guilds", { name: "Harbour" })).toEqual([]);
    expect(judge("POST", "/guilds", { name: "x" })).not.toEqual([]);
    expect(judge("POST", "/guilds", {})).not.toEqual([]);
    expect(judge("GET", `/guilds/${id}?with_counts=true`)).toEqual([]);
    expect(judge("GET", `/guilds/${id}?with_counts=maybe`)).not.toEqual([]);
    expect(judge("GET", "/guilds/harbour")).not.toEqual([]);
    expect(() => judge("GET", "/harbours")).toThrow("no GET /harbours");
  });

  it("reports responses and events that the document does not allow", async () => {
    const referee = await Referee.of("openapi.json");
    const { response } = referee.judge({ method: "GET", path: `/guilds/${id}/prune`, headers, body: undefined });
    const type = "application/json";
    expect(response({ status: 200, type, body: { pruned: 3 } })).toEqual([]);
    expect(response({ status: 200, type, body: { pruned: "3" } })).not.toEqual([]);
    expect(response({ status: 200, type: "text/plain", body: "3" })).toEqual([
      "a body of type text/plain is not declared",
    ]);
    expect(response({ status: 202, type, body: { pruned: 3 } })).toEqual(["status 202 is not declared"]);
    expect(referee.judgeEvent("GUILD_ROLE_DELETE", { guild_id: id, role_id: id })).toEqual([]);
    expect(referee.judgeEvent("GUILD_ROLE_DELETE", { guild_id: id })).not.toEqual([]);
  });

  it("matches interaction routes with the document that includes them", async () => {
    const sent = { method: "POST", path: `/webhooks/${id}/token`, headers, body: { content: "x" } };
    expect((await Referee.of("openapi.json")).judge(sent).operation).toBe("executeWebhook");
    expect((await Referee.of("openapi.variants.json")).judge(sent).operation).toBe("createFollowupMessage");
  });
});
