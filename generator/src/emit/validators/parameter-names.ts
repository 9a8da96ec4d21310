import { type Code, identifier, mentions } from "../../print/index.js";

/** Returns a parameter's name, with an underscore if the body does not use it, as strict compilers require. */
export function parameterName(name: string, body: readonly Code[]): Code {
  return identifier(mentions(body, name) ? name : `_${name}`);
}
