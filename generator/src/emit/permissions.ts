import type { Interface } from "../model/interface.js";
import { layout } from "../model/layout.js";
import {
  bigintLiteral,
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  objectLiteral,
  propertyKey,
  sourced,
  typescriptFile,
} from "../print/index.js";
import { fileHeader } from "./typescript/header.js";

/** Emits permission bits (`x-permission-bits`) and helpers that name them. */
export function emitPermissions(model: Interface): readonly File[] {
  if (model.permissions.length === 0) return [];
  const entries = model.permissions.map((flag) =>
    lines([
      docComment(flag.description === undefined ? undefined : { text: flag.description }),
      code`${sourced(propertyKey(flag.name), flag)}: ${bigintLiteral(1n << BigInt(flag.bit))}`,
    ]),
  );
  const body = [
    lines([
      docComment({ text: "Permission bits as BigInt. Permission sets are sent as decimal strings." }),
      code`export const Permission = ${objectLiteral(entries, { multiline: true })} as const;`,
    ]),
    code`export type PermissionName = keyof typeof Permission;`,
    lines([
      docComment({
        text: "The bits of a permission string. Throws a RangeError unless it is a decimal number of at most 64 bits.",
      }),
      code`export const parsePermissions: (text: string) => bigint = ${clientRuntime("parseBits")};`,
    ]),
    lines([
      docComment({ text: "The permission string of the named permissions." }),
      code`export function formatPermissions(...names: readonly PermissionName[]): string {`,
      code`  return ${clientRuntime("formatBits")}(names.reduce((bits, name) => bits | Permission[name], 0n));`,
      code`}`,
    ]),
    lines([
      docComment({
        text:
          "True when a permission set, as a string or as bits, has the bits of all of the named permissions. Only bits " +
          "are compared: check a permission that implies all others separately.",
      }),
      code`export function hasPermissions(set: string | bigint, ...names: readonly PermissionName[]): boolean {`,
      code`  const bits = typeof set === "string" ? ${clientRuntime("parseBits")}(set) : set;`,
      code`  return names.every((name) => (bits & Permission[name]) !== 0n);`,
      code`}`,
    ]),
    lines([
      docComment({
        text: "The names of the permissions in a set, in bit order; unknown bits are ignored.",
      }),
      code`export function permissionNames(set: string | bigint): PermissionName[] {`,
      code`  return (Object.keys(Permission) as PermissionName[]).filter((name) => hasPermissions(set, name));`,
      code`}`,
    ]),
  ];
  return [typescriptFile({ path: `${layout.permissions}.ts`, header: fileHeader(model), body })];
}
