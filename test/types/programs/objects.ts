import type { GatewayEvent, GatewayEventName, GatewayEvents, operationEvents } from "@guildwire/api/events";
import type { GuildLimits, ListGuildMembersParameterLimits } from "@guildwire/api/limits";
import { formatPermissions, hasPermissions, type PermissionName, permissionNames } from "@guildwire/api/permissions";
import {
  type ApplicationCommandInteraction,
  type ComponentType,
  type Device,
  type Guild,
  type Interaction,
  InteractionType,
  type Message,
  type MessageComponentInteraction,
  type WidgetStyle,
} from "@guildwire/api/types";
import { accepts, type Equal } from "./expectation.js";

// Devices

const facts = {
  id: "{0.0.1}",
  vendor: { name: "Vendor", url: "https://example.com/" },
  model: { name: "Model", url: "https://example.com/" },
  related: [],
};
accepts<Device[]>([
  { ...facts, type: "audioinput", echo_cancellation: true, hardware_mute: false },
  { ...facts, type: "audiooutput" },
  { ...facts, type: "videoinput" },
  // @ts-expect-error TS2322 pictures have no echo
  { ...facts, type: "videoinput", echo_cancellation: true },
  // @ts-expect-error TS2322 speakers do not mute what is said
  { ...facts, type: "audiooutput", hardware_mute: true },
  // @ts-expect-error TS2820 there are three types
  { ...facts, type: "audioinputs" },
]);

// Interactions are discriminated by type

export function respond(interaction: Interaction): string {
  switch (interaction.type) {
    case InteractionType.PING:
      // @ts-expect-error TS2339 a PING comes from no user
      accepts<unknown>(interaction.user);
      return interaction.token;
    case InteractionType.APPLICATION_COMMAND:
      accepts<Equal<typeof interaction, ApplicationCommandInteraction>>(true);
      return interaction.data.name;
    case InteractionType.MESSAGE_COMPONENT:
      accepts<Equal<typeof interaction, MessageComponentInteraction>>(true);
      accepts<Message>(interaction.message);
      return interaction.data.custom_id;
    default:
      accepts<Equal<typeof interaction, never>>(true);
      return interaction;
  }
}

// Events are discriminated by name

export function onEvent(event: GatewayEvent): string {
  if (event.name === "GUILD_ROLE_DELETE") return event.payload.role_id;
  if (event.name === "GUILD_CREATE") return event.payload.joined_at;
  // @ts-expect-error TS2367 there is no such event
  if (event.name === "GUILD_DESTROY") return "";
  return event.name;
}
accepts<Equal<GatewayEvent["name"], GatewayEventName>>(true);
accepts<Equal<GatewayEvents["GUILD_UPDATE"], Guild>>(true);
accepts<Equal<typeof operationEvents.createGuild, readonly ["GUILD_CREATE"]>>(true);

// Constants are literals

accepts<Equal<ComponentType, 1 | 2 | 3>>(true);
accepts<Equal<WidgetStyle, "shield" | "banner1" | "banner2" | "banner3" | "banner4">>(true);
accepts<Equal<typeof GuildLimits.name, { readonly minLength: 2; readonly maxLength: 100 }>>(true);
accepts<Equal<typeof ListGuildMembersParameterLimits.limit.maximum, 1000>>(true);

// Permissions

accepts<string>(formatPermissions("MANAGE_GUILD", "KICK_MEMBERS"));
accepts<boolean>(hasPermissions("8", "ADMINISTRATOR"));
accepts<boolean>(hasPermissions(8n, "ADMINISTRATOR"));
accepts<PermissionName[]>(permissionNames("8"));
// @ts-expect-error TS2345 no such permission
formatPermissions("MANAGE_GILD");
// @ts-expect-error TS2345 a number cannot hold all permissions
hasPermissions(8, "ADMINISTRATOR");
