import { type Code, code, list, type ValidateRuntimeName, validateRuntime } from "../../print/index.js";

/** A call of a runtime function; its arguments stand below one another when the line is full. */
export function runtimeCall(name: ValidateRuntimeName, ...args: readonly Code[]): Code {
  return code`${validateRuntime(name)}${list({ open: "(", close: ")", separator: ",", items: args })}`;
}
