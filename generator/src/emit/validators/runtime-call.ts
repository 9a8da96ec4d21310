import { type Code, code, list, type ValidateRuntimeName, validateRuntime } from "../../print/index.js";

/** Prints a call of a runtime function, with one argument per line if it is too long. */
export function runtimeCall(name: ValidateRuntimeName, ...args: readonly Code[]): Code {
  return code`${validateRuntime(name)}${list({ open: "(", close: ")", separator: ",", items: args })}`;
}
