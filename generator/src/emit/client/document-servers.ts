import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { documentServerUrls, operationServerOf } from "../../model/server.js";
import {
  arrayLiteral,
  type Code,
  code,
  docComment,
  identifier,
  lines,
  stringLiteral,
  symbol,
} from "../../print/index.js";

const name = "documentServers";

/** Maximum number of URLs that each call with a server of its own lists. More are a constant. */
const mostInline = 3;

/** Prints the URLs of the document's servers, for a call of an operation with its own server. */
export function documentServersCode(model: Interface): Code {
  const isShared = model.servers.length > mostInline;
  return isShared ? symbol({ name, module: layout.clientSecurity, typeOnly: false }) : serverList(model);
}

/** Prints the constant of which `documentServersCode` is the name. */
export function documentServersConstant(model: Interface): readonly Code[] {
  if (model.servers.length <= mostInline) return [];
  if (model.operations.every((operation) => operationServerOf(operation, model) === undefined)) return [];
  return [
    lines([
      docComment({ text: "The URLs of the specification's servers, with the defaults of their variables." }),
      code`export const ${identifier(name)}: readonly string[] = ${serverList(model)};`,
    ]),
  ];
}

function serverList(model: Interface): Code {
  return arrayLiteral(documentServerUrls(model).map((url) => stringLiteral(url)));
}
