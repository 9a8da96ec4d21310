import type { StreamContent } from "../../model/interface.js";
import { arrayLiteral, type Code, code, objectLiteral, stringLiteral, unionType } from "../../print/index.js";

/** Prints `<Body>` for a type of parts, given the type of bodies that are JSON; nothing for bytes. */
export function partTypeArgument({ parts }: StreamContent, schema: Code | undefined): Code {
  if (parts === "bytes") return code``;
  const type = schema ?? code`unknown`;
  return code`<${parts === "mixed" ? unionType([type, code`Uint8Array`]) : type}>`;
}

/**
 * Prints `{ prefix: […], rest: … }`, the content types of parts that state none; undefined without any. Only a single
 * content type can be that of a part.
 */
export function partTypes({ prefix = [], contentType }: StreamContent): Code | undefined {
  const positions = prefix.map((type) => (isSingle(type) ? stringLiteral(type) : code`undefined`));
  const facts = [
    ...(prefix.some(isSingle) ? [code`prefix: ${arrayLiteral(positions)}`] : []),
    ...(isSingle(contentType) ? [code`rest: ${stringLiteral(contentType)}`] : []),
  ];
  return facts.length === 0 ? undefined : objectLiteral(facts);
}

function isSingle(type: string | null | undefined): type is string {
  return typeof type === "string" && !/[,*]/.test(type);
}
