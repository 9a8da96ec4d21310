import * as api from "@guildwire/api/client";
import { actionRow, button } from "@guildwire/api/constructors";
import type { Interaction } from "@guildwire/api/types";
import { installApplication, listEvents, useCommand } from "@guildwire/control/client";
import { expect } from "vitest";
import type { World } from "../harness/world.js";

/** What stands in the paths of an interaction. */
export interface InteractionPath {
  readonly application_id: string;
  readonly interaction_id: string;
  readonly interaction_token: string;
}

/** An interaction that was sent over the gateway, and is not responded to. */
export async function newInteraction(world: World): Promise<InteractionPath> {
  const control = world.control();
  const { guild, owner } = await world.guild();
  const guild_id = guild.id;
  const { id: channel_id } = await api.createGuildChannel(owner.client, { guild_id, body: { name: "quay" } });
  const { applicationId: application_id } = await world.bot("Pilot");
  await installApplication(control, { guild_id, application_id, body: { permissions: "8" } });
  const body = { application_id, user_id: owner.id, channel_id, name: "moor" };
  const { id: interaction_id } = await useCommand(control, { body });
  const events = await listEvents(control, { guild_id, limit: 1000 });
  const payload = events
    .map((event) => event.payload as unknown as Interaction)
    .find(({ id }) => id === interaction_id);
  return { application_id, interaction_id, interaction_token: payload?.token ?? "" };
}

/** Every operation of interactions once, with each success that it declares. */
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
