import { asObject, asString } from "../../model/raw.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Checks that operation ids are unique, including variants and RPC commands. */
export function checkOperationIds({ operations, objectsOf, report }: DocumentCheckContext): void {
  const first = new Map<string, string>();
  const claim = (id: string, pointer: string): void => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, pointer);
      return;
    }
    const related = [{ message: "the first operation of this name", pointer: before }];
    report({
      code: "operation-id-duplicate",
      message: `two operations have the operationId ${quoteName(id)}`,
      pointer,
      related,
    });
  };
  for (const { operation, pointer, kind } of operations) {
    const id = asString(operation["operationId"]);
    if (id !== undefined) claim(id, `${pointer}/operationId`);
    else if (operation["operationId"] === undefined && kind !== "callback") {
      const fix = "add `operationId`; until then a name is derived from method and path";
      report({
        code: "operation-id-missing",
        message: "this operation has no operationId",
        pointer,
        keyOrValue: "key",
        fix,
      });
    }
  }
  for (const command of objectsOf("channelCommand")) {
    const id = asString(command.node["operationId"]);
    if (id !== undefined) claim(id, `${command.pointer}/operationId`);
  }
}

/** Reports operations that declare no final response but errors. */
export function checkSuccesses({ operations, report }: DocumentCheckContext): void {
  for (const { operation, pointer } of operations) {
    const statuses = Object.keys(asObject(operation["responses"]) ?? {}).filter((key) => !key.startsWith("x-"));
    if (statuses.length === 0 || !statuses.every((status) => /^[145]/.test(status))) continue;
    const hasInformational = statuses.some((status) => status.startsWith("1"));
    report({
      code: "success-missing",
      message: `this operation declares only ${hasInformational ? "informational responses (1XX) and " : ""}errors`,
      pointer: `${pointer}/responses`,
      keyOrValue: "key",
      expected: "a success such as 200 or 204, a redirect, or default",
    });
  }
}

/** Returns the ids that other objects may refer to. */
export function operationIds({ operations, objectsOf }: DocumentCheckContext): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { operation } of operations)
    if (typeof operation["operationId"] === "string") ids.add(operation["operationId"]);
  for (const { node } of objectsOf("channelCommand"))
    if (typeof node["operationId"] === "string") ids.add(node["operationId"]);
  return ids;
}
