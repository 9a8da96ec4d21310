import type { Interface, Operation } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  list,
  propertyKey,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { argumentAccess } from "./result.js";

/** How the responses of the document report rate limits. Absent without an operation that has one. */
export function rateLimitFile(model: Interface): File | undefined {
  if (!model.operations.some(({ rateLimit }) => rateLimit !== undefined)) return undefined;
  const { limit, remaining, resetAfter, resetAt, bucket, global } = model.rateLimitHeaders;
  const names = { limit, remaining, reset: resetAfter ?? resetAt, bucket, global };
  const headers = Object.entries(names).flatMap(([fact, name]) =>
    name === undefined ? [] : [code`${propertyKey(fact)}: ${stringLiteral(name.toLowerCase())}`],
  );
  const isTime = resetAfter === undefined && resetAt !== undefined;
  const items = [
    list({ open: "{", close: "}", separator: ",", items: headers, multiline: headers.length > 0 }),
    ...(isTime ? [clientRuntime("secondsUntil")] : []),
  ];
  const call = code`${clientRuntime("rateLimitBy")}${list({ open: "(", close: ")", separator: ",", items })}`;
  return typescriptFile({
    path: `${layout.clientRateLimit}.ts`,
    header: fileHeader(model),
    body: [
      lines([
        docComment({ text: "The rate limit of an operation, as the headers of its responses report it." }),
        code`export const rateLimit: ${clientRuntime("RateLimitOf", true)} = ${call};`,
      ]),
    ],
  });
}

/** The rate limit of one call. */
export function rateLimitField({ id, rateLimit }: Operation): Code | undefined {
  if (rateLimit === undefined) return undefined;
  const items = [stringLiteral(id), ...rateLimit.major.map((parameter) => argumentAccess(parameter.argument))];
  const limit = symbol({ name: "rateLimit", module: layout.clientRateLimit, typeOnly: false });
  return code`limit: ${limit}${list({ open: "(", close: ")", separator: ",", items })}`;
}
