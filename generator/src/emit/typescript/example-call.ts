import { exampleOf } from "../../model/example.js";
import type { Interface, Operation } from "../../model/interface.js";
import { code, identifier, jsonLiteral, list, propertyKey, snippet, stringLiteral } from "../../print/index.js";

/** A call of an operation's function with everything that is required, as text of a program. */
export function exampleCall(operation: Operation, model: Interface, packageName: string): string {
  const body = operation.body;
  const media = body?.content.find((content) => content.kind === "json") ?? body?.content[0];
  const args = operation.parameters
    .filter((parameter) => parameter.required && !operation.fixed.some((fixed) => fixed.parameter === parameter.name))
    .map((parameter) => code`${propertyKey(parameter.argument)}: ${jsonLiteral(exampleOf(parameter.use, model))}`);
  if (media?.use !== undefined && (body?.required === true || media.kind === "json")) {
    args.push(code`body: ${jsonLiteral(exampleOf(media.use, model))}`);
  }
  const name = identifier(operation.identifier);
  const from = stringLiteral(`${packageName}/client`);
  const call = list({ open: "{", close: "}", separator: ",", items: args, padded: true });
  return snippet([
    code`import { createClient, ${name} } from ${from};`,
    code`const client = createClient({ baseUrl });\nawait ${name}(client, ${call});`,
  ]);
}
