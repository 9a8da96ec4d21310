// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Color, PermissionSet, Snowflake } from "./common.js";

/**
 * A named set of permissions that members of a guild can be given.
 *
 * - The field managed is set by the service, true for the roles of integrations; no request changes it.
 *   (role-managed-set-by-service)
 *
 * @remarks A choice: The fields are shown without saying that they are all of them, or which may be absent;
 * all eight are always sent.
 */
export interface Role {
  /** Id of the role; that of the guild for \@everyone. */
  id: Snowflake;
  /** Name of the role. */
  name: string;
  /** Permissions that the role gives. */
  permissions: PermissionSet;
  /** Place in the order of roles, 0 for \@everyone at the bottom. */
  position: number;
  /** Colour of the role's members; 0 for none. */
  color: Color;
  /** Whether members with the role are listed apart. */
  hoist: boolean;
  /** Whether the role belongs to an integration. */
  managed: boolean;
  /** Whether everybody may mention the role. */
  mentionable: boolean;
  /**
   * What the role belongs to.
   *
   * @remarks A choice: It is not among the fields that are shown; it is the compatible service's.
   */
  tags?: RoleTags;
}

/**
 * What a managed role belongs to.
 *
 * @remarks A choice: The object is not shown; it is the compatible service's.
 */
export interface RoleTags {
  /** The bot that the role belongs to. */
  bot_id?: Snowflake;
  /** The integration that the role belongs to. */
  integration_id?: Snowflake;
  /** Present, and null, for the role of those who boost the guild. */
  premium_subscriber?: null;
}

/** A role and the position that it moves to. */
export interface RolePosition {
  /** Id of the role. */
  id: Snowflake;
  /**
   * The new position; null leaves the role where it is.
   *
   * 0 to 65535.
   *
   * @remarks A choice: No range is stated; \@everyone has 0.
   */
  position?: number | null;
}

/** The new role. */
export interface CreateGuildRoleBody {
  /**
   * Name of the role.
   *
   * @default "new role"
   */
  name?: string;
  /** Permissions of the role; without it those of \@everyone in the guild. */
  permissions?: PermissionSet;
  /**
   * Colour of the role's members; 0 for none.
   *
   * @default 0
   */
  color?: Color;
  /**
   * Whether members with the role are listed apart.
   *
   * @default false
   */
  hoist?: boolean;
  /**
   * Whether everybody may mention the role.
   *
   * @default false
   */
  mentionable?: boolean;
}

/**
 * The roles that move.
 *
 * At most 250 items.
 */
export type ModifyGuildRolePositionsBody = readonly RolePosition[];

/** What changes. */
export interface ModifyGuildRoleBody {
  /** Name of the role. */
  name?: string;
  /** Permissions of the role. */
  permissions?: PermissionSet;
  /** Colour of the role's members; 0 for none. */
  color?: Color;
  /** Whether members with the role are listed apart. */
  hoist?: boolean;
  /** Whether everybody may mention the role. */
  mentionable?: boolean;
}
