import { createWebhook } from "@guildwire/api/client";
import { listMessages } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("compatible executions of webhooks", (world) => {
  async function scene() {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    const channel_id = channel?.id ?? "";
    const { id, token } = await createWebhook(owner.client, { channel_id, body: { name: "Lookout" } });
    const send = async (version: number, format: string, body: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${world().service.url}/api/v${version}/webhooks/${id}/${token}/${format}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
        body,
      });
      return { status: response.status, text: await response.text() };
    };
    return { send, messages: async () => listMessages(world().control(), { channel_id }) };
  }

  const form = (payload: string) => new URLSearchParams({ payload }).toString();

  it.each([8, 9, 10])("take forms with a payload [webhook-compatible-forms] (T103, version %i)", async (version) => {
    const { send, messages } = await scene();
    expect(await send(version, "slack", form('{"text":"Fog & 50% rain"}'))).toEqual({ status: 200, text: '"ok"' });
    const delivery = {
      action: "opened",
      sender: { login: "nelly" },
      repository: { full_name: "harbour/charts" },
      issue: { number: 1, title: "Fog", html_url: "https://charts.example/1" },
    };
    expect((await send(version, "github", form(JSON.stringify(delivery)), { "X-GitHub-Event": "issues" })).status).toBe(
      204,
    );
    const [first, second] = await messages();
    expect([first, second].map((message) => message?.content)).toContain("Fog & 50% rain");
    expect(JSON.stringify([first, second])).toContain("harbour/charts");
  });

  it("refuse forms without JSON in a payload", async () => {
    const { send, messages } = await scene();
    expect(await send(8, "slack", "text=Fog")).toMatchObject({
      status: 400,
      text: expect.stringContaining('"payload"'),
    });
    expect((await send(8, "slack", "")).status).toBe(400);
    expect((await send(8, "slack", form("{"))).status).toBe(400);
    expect((await send(8, "slack", form('{"text":5}'))).status).toBe(400);
    expect((await send(8, "slack", "a=1&".repeat(1000))).status).toBe(413);
    expect((await send(8, "slack", form('{"text":"x"}'), { "Content-Type": "text/plain" })).status).toBe(415);
    expect(await messages()).toEqual([]);
  });
});
