import type { EventReader } from "../harness/event-reader.js";
import { type Bot, type Caller, type GuildScene, type Json, permissionSet, type Service } from "./service.js";

/** A guild in which a member uses an application's commands and components. */
export interface Stage {
  readonly guild: GuildScene;
  /** The bot whose application receives the interactions. */
  readonly bot: Bot;
  readonly channel: Json;
  readonly member: Caller;
  /** A message of the application with the buttons `berth` and `off`, a link button, and the select menu `piers`. */
  readonly message: Json;
  /** Makes the member use a command; the application receives the interaction over the gateway. */
  command(more?: object): Promise<Json>;
  /** Makes the member use a component of a message; the application receives the interaction over the gateway. */
  component(more?: object): Promise<Json>;
  /** Returns the control interface's response to using a component. */
  use(more?: object): Promise<Json>;
  close(): Promise<void>;
}

export async function openStage(service: Service): Promise<Stage> {
  const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
  const guild = await service.guild({ roles: everyone });
  const bot = guild.owner;
  const channel = await service.channel(guild);
  const member = await service.member(guild);
  const webhook = await service.webhook(bot, channel.id);
  const message = await service.ok("POST", `/webhooks/${webhook.id}/${webhook.token}`, {
    query: { wait: "true" },
    body: {
      content: "Where to?",
      components: [
        {
          type: 1,
          components: [
            { type: 2, style: 1, custom_id: "berth", label: "Berth" },
            { type: 2, style: 2, custom_id: "off", label: "Cast off" },
            { type: 2, style: 5, url: "https://charts.example", label: "Chart" },
          ],
        },
        {
          type: 1,
          components: [
            {
              type: 3,
              custom_id: "piers",
              max_values: 2,
              options: [
                { label: "One", value: "1" },
                { label: "Two", value: "2" },
              ],
            },
          ],
        },
      ],
    },
  });
  const reader: EventReader = await service.gateway(bot);
  const next = async (id: string): Promise<Json> => {
    for (;;) {
      const [event] = await reader.take(1);
      if (event?.t === "INTERACTION_CREATE" && event.d["id"] === id) return event.d;
    }
  };
  const use = (more: object = {}): Promise<Json> =>
    service.control("POST", "/interactions/components", {
      user_id: member.id,
      message_id: message.id,
      custom_id: "berth",
      ...more,
    });
  return {
    guild,
    bot,
    channel,
    member,
    message,
    use,
    async command(more = {}) {
      const { id } = await service.control("POST", "/interactions/commands", {
        application_id: bot.applicationId,
        user_id: member.id,
        channel_id: channel.id,
        name: "moor",
        ...more,
      });
      return next(id);
    },
    async component(more = {}) {
      const names = "place" in more ? { custom_id: undefined } : {};
      return next((await use({ ...names, ...more })).interaction.id);
    },
    close: () => reader.close(),
  };
}
