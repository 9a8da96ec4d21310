import { type Code, identifier, mentions } from "../../print/index.js";

/** What a parameter is called: with a mark in front where the body has no use for it, as strict compilers ask for. */
export function parameterName(name: string, body: readonly Code[]): Code {
  return identifier(mentions(body, name) ? name : `_${name}`);
}
