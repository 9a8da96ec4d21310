import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { type Code, code, serverRuntime, symbol } from "../../print/index.js";
import { namedType } from "../typescript/naming.js";

/** Returns the validator of a response; undefined for unnamed types, which are sent unvalidated. */
export function responseCheck(use: SchemaUse, model: Interface): Code | undefined {
  const check = typeCheck(use.type, model);
  return check !== undefined && use.nullable ? code`${serverRuntime("orNull")}(${check})` : check;
}

function typeCheck(type: Type, model: Interface): Code | undefined {
  if (type.kind === "reference") {
    const target = namedType(model, type.name);
    return symbol({ name: target.identifier, module: layout.validators(target), typeOnly: false });
  }
  if (type.kind === "string" && !type.untyped && type.checks.length === 0) return serverRuntime("anyText");
  if (type.kind !== "array" || type.items === undefined || type.prefix.length > 0 || type.checks.length > 0) {
    return undefined;
  }
  const items = responseCheck(type.items, model);
  return items === undefined ? undefined : code`${serverRuntime("arrayOf")}(${items})`;
}
