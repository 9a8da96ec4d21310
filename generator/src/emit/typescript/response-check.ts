import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { type Code, code, symbol } from "../../print/index.js";
import { namedType } from "./naming.js";

/** Prints a function of the runtime, from the entry that the file uses. */
export type CheckFunction = (name: "anyText" | "arrayOf" | "orNull") => Code;

/** Returns the validator of a response; undefined for unnamed types, which are not validated. */
export function responseCheck(use: SchemaUse, model: Interface, runtime: CheckFunction): Code | undefined {
  const check = typeCheck(use.type, model, runtime);
  return check !== undefined && use.nullable ? code`${runtime("orNull")}(${check})` : check;
}

function typeCheck(type: Type, model: Interface, runtime: CheckFunction): Code | undefined {
  if (type.kind === "reference") {
    const target = namedType(model, type.name);
    return symbol({ name: target.identifier, module: layout.validators(target), typeOnly: false });
  }
  if (type.kind === "string" && !type.untyped && type.checks.length === 0) return runtime("anyText");
  if (type.kind !== "array" || type.items === undefined || type.prefix.length > 0 || type.checks.length > 0) {
    return undefined;
  }
  const items = responseCheck(type.items, model, runtime);
  return items === undefined ? undefined : code`${runtime("arrayOf")}(${items})`;
}
