import * as api from "@guildwire/api/client";
import { actionRow, button } from "@guildwire/api/constructors";
import type { Interaction } from "@guildwire/api/types";
import { installApplication, useCommand } from "@guildwire/control/client";
import { expect } from "vitest";
import type { World } from "../harness/world.js";

/** Path parameters of an interaction. */
export interface InteractionPath {
  readonly application_id: string;
  readonly interaction_id: string;
  readonly interaction_token: string;
}

/** An interaction received over the gateway that has not been responded to. */
export async function newInteraction(world: World): Promise<InteractionPath> {
  const control = world.control();
  const { guild, owner } = await world.guild();
  const guild_id = guild.id;
  const { id: channel_id } = await api.createGuildChannel(owner.client, { guild_id, body: { name: "quay" } });
  const { applicationId: application_id } = await world.bot("Pilot");
  await installApplication(control, { guild_id, application_id, body: { permissions: "8" } });
  const body = { application_id, user_id: owner.id, channel_id, name: "moor" };
  const { id: interaction_id } = await useCommand(control, { body });
  const events = await world.events(guild_id);
  const { payload } = events.find(({ event }) => event === "INTERACTION_CREATE") ?? {};
  return { application_id, interaction_id, interaction_token: (payload as Interaction).token };
}

/** Calls every interaction operation once, with each declared success. */
export async function tourOfInteractions(world: World): Promise<void> {
  const at = await newInteraction(world);
  const client = world.client();
  const components = [actionRow(button("Moor", "moor"))];
  const response = { type: 4, data: { content: "Mooring", components } } as const;
  expect(await api.createInteractionResponse(client, { ...at, body: response })).toBeUndefined();
  expect(await api.getOriginalInteractionResponse(client, at)).toMatchObject({ content: "Mooring" });
  const file = { data: "High at noon", name: "tides.txt", type: "text/plain" };
  const edited = await api.editOriginalInteractionResponse(client, { ...at, body: { content: "Moored", file } });
  expect(edited).toMatchObject({ content: "Moored", attachments: [{ filename: "tides.txt" }] });

  const message = await api.createFollowupMessage(client, { ...at, body: { content: "Berth 7", file } });
  const there = { ...at, message_id: message.id };
  expect(await api.getFollowupMessage(client, there)).toMatchObject({ content: "Berth 7" });
  const edit = { content: "Berth 8" };
  expect(await api.editFollowupMessage(client, { ...there, body: edit })).toMatchObject({ content: "Berth 8" });
  expect(await api.deleteFollowupMessage(client, there)).toBeUndefined();
  expect(await api.deleteOriginalInteractionResponse(client, at)).toBeUndefined();
}
