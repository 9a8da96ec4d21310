import type { FieldPermission, Operation } from "./operation.js";

/** What an operation requires of its caller, for one request body. */
export interface RequiredPermissions {
  /** All declared permissions without duplicates: those of the operation, and of the sent properties. */
  readonly permissions: readonly string[];
  /** Whether the caller must own the resource. */
  readonly ownerOnly: boolean;
  /** The sent properties that require permissions of their own. */
  readonly fields: readonly FieldPermission[];
}

/**
 * Returns the permissions that an operation requires according to its declaration.
 *
 * @param body The decoded request body. Undefined for a check that must not depend on the body.
 *
 * @example
 * ```ts
 * import { type Operation, requiredPermissionsOf } from "@guildwire/runtime/server";
 *
 * const modifyItem: Operation = {
 *   id: "modifyItem",
 *   handler: ["items", "modifyItem"],
 *   method: "PATCH",
 *   path: "/items/{id}",
 *   responses: {},
 *   permissions: ["EDIT"],
 *   fieldPermissions: [{ property: "owner", permissions: ["TRANSFER"] }],
 * };
 * requiredPermissionsOf(modifyItem, { name: "New" }).permissions; // => ["EDIT"]
 * requiredPermissionsOf(modifyItem, { owner: "7" }).permissions; // => ["EDIT", "TRANSFER"]
 * ```
 */
export function requiredPermissionsOf(
  { permissions = [], ownerOnly, fieldPermissions }: Operation,
  body: unknown,
): RequiredPermissions {
  const fields = fieldPermissions?.filter(({ property }) => isPropertySent(body, property)) ?? [];
  if (fields.length === 0) return { permissions, ownerOnly: ownerOnly === true, fields };
  return {
    permissions: [...new Set([...permissions, ...fields.flatMap((field) => field.permissions)])],
    ownerOnly: ownerOnly === true || fields.some((field) => field.ownerOnly === true),
    fields,
  };
}

function isPropertySent(body: unknown, property: string): boolean {
  return typeof body === "object" && body !== null && Object.hasOwn(body, property);
}
