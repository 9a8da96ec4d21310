import { createGuildChannel, createWebhook, executeWebhook } from "@guildwire/api/client";
import { actionRow, button, option, selectMenu } from "@guildwire/api/constructors";
import type { Interaction, Message } from "@guildwire/api/types";
import { installApplication, useCommand, useComponent } from "@guildwire/control/client";
import type { InteractionRecord } from "@guildwire/control/types";
import type { Actor, BotActor, World } from "../harness/world.js";

/** An interaction as received by its application, and its path parameters. */
export interface Used {
  readonly interaction: Interaction;
  /** Path parameters of the callback. */
  readonly callback: { readonly interaction_id: string; readonly interaction_token: string };
  /** Path parameters of the original response and follow-ups. */
  readonly at: { readonly application_id: string; readonly interaction_token: string };
}

/** A guild whose members use an application. */
export class Stage {
  readonly #world: World;
  readonly guild_id: string;
  readonly channel_id: string;
  readonly owner: BotActor;
  readonly pilot: BotActor;
  readonly member: Actor;

  private constructor(world: World, places: Pick<Stage, "guild_id" | "channel_id" | "owner" | "pilot" | "member">) {
    this.#world = world;
    this.guild_id = places.guild_id;
    this.channel_id = places.channel_id;
    this.owner = places.owner;
    this.pilot = places.pilot;
    this.member = places.member;
  }

  static async open(world: World): Promise<Stage> {
    // All members may view channels and send messages.
    const { guild, owner } = await world.guild({ roles: [{ id: 0, permissions: "3072" }] });
    const guild_id = guild.id;
    const channel = await createGuildChannel(owner.client, { guild_id, body: { name: "arrivals" } });
    const pilot = await world.bot("Pilot");
    const body = { permissions: "8" };
    await installApplication(world.control(), { guild_id, application_id: pilot.applicationId, body });
    const member = await world.member(guild_id);
    return new Stage(world, { guild_id, channel_id: channel.id, owner, pilot, member });
  }

  /** Makes the member use the command /moor, which is sent wherever the application receives interactions. */
  use(change: object = {}): Promise<InteractionRecord> {
    const { pilot, member, channel_id } = this;
    const body = { application_id: pilot.applicationId, user_id: member.id, channel_id, name: "moor", ...change };
    return useCommand(this.#world.control(), { body });
  }

  /** Makes the member use the command /moor; the application receives it over the gateway. */
  async command(change: object = {}): Promise<Used> {
    return this.received((await this.use(change)).id);
  }

  /** Creates a message of the application with a button and a menu. */
  async message(): Promise<Message> {
    const { client } = this.pilot;
    const webhook = await createWebhook(client, { channel_id: this.channel_id, body: { name: "Pilot" } });
    const place = { webhook_id: webhook.id, webhook_token: webhook.token ?? "" };
    const components = [
      actionRow(button("Berth", "berth")),
      actionRow(selectMenu("piers", [option("One", "1"), option("Two", "2")])),
    ];
    return executeWebhook(client, { ...place, wait: true, body: { content: "Where to?", components } });
  }

  /** Makes the member click the button of a message, unless the test specifies another interaction. */
  async component(message: Message, change: object = {}): Promise<Used> {
    const body = { user_id: this.member.id, message_id: message.id, custom_id: "berth", ...change };
    const { interaction } = await useComponent(this.#world.control(), { body });
    if (interaction === null) throw new Error("the component sends nothing");
    return this.received(interaction.id);
  }

  /** Finds an interaction in the guild's events. */
  async received(id: string): Promise<Used> {
    const events = await this.#world.events(this.guild_id);
    const found = events
      .filter(({ event }) => event === "INTERACTION_CREATE")
      .map(({ payload }) => payload as Interaction)
      .find((each) => each.id === id);
    if (found === undefined) throw new Error(`interaction ${id} was not sent over the gateway`);
    const { application_id, token: interaction_token } = found;
    return {
      interaction: found,
      callback: { interaction_id: id, interaction_token },
      at: { application_id, interaction_token },
    };
  }
}
