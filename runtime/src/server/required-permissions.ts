import type { FieldPermission, Operation } from "./operation.js";
import type { AuthorizeRequest } from "./options.js";

/** What an operation, with such a body, needs by declaration. */
export function requiredPermissionsOf(
  { permissions = [], ownerOnly, fieldPermissions }: Operation,
  body: unknown,
): Pick<AuthorizeRequest, "permissions" | "ownerOnly" | "fields"> {
  const fields = fieldPermissions?.filter(({ property }) => isPropertySent(body, property)) ?? [];
  if (fields.length === 0) return { permissions, ownerOnly: ownerOnly === true, fields };
  return {
    permissions: [...new Set([...permissions, ...fields.flatMap((field) => field.permissions)])],
    ownerOnly: ownerOnly === true || fields.some((field: FieldPermission) => field.ownerOnly === true),
    fields,
  };
}

function isPropertySent(body: unknown, property: string): boolean {
  return typeof body === "object" && body !== null && Object.hasOwn(body, property);
}
