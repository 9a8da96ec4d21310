import { type EndpointWebhook, endpointWebhooks } from "../../model/endpoint.js";
import type { Interface } from "../../model/interface.js";
import type { NameTable } from "../../model/names.js";
import {
  type Code,
  code,
  docComment,
  identifier,
  jsonLiteral,
  lines,
  numberLiteral,
  objectLiteral,
  stringLiteral,
  webhooksRuntime,
} from "../../print/index.js";
import { namedType } from "../typescript/naming.js";

/** Prints a function per dispatched webhook that checks an endpoint before its URL is used. */
export function endpointChecks(model: Interface, names: NameTable): readonly Code[] {
  return endpointWebhooks(model).flatMap((webhook) => {
    const [acknowledgement] = webhook.dispatch.automatic;
    const { delivery, signature } = webhook;
    if (acknowledgement === undefined || delivery.type.kind !== "reference") return [];
    const stem = namedType(model, delivery.type.name).identifier;
    const settings = objectLiteral(
      [
        code`...options`,
        code`acknowledges: ${jsonLiteral(acknowledgement.respond)}`,
        code`failureStatus: ${numberLiteral(signature.failureStatus)}`,
        code`headerNames: ${headerNames(webhook)}`,
      ],
      { multiline: true },
    );
    const types = { options: webhooksRuntime("CheckOptions", true), rules: webhooksRuntime("EndpointRules", true) };
    return [
      lines([
        docComment({
          text:
            `Checks that an endpoint acknowledges \`ping\`, a valid ${stem}, and rejects invalid signatures. ` +
            "Sends a few requests. The promise is rejected only because of the signal or a key.",
        }),
        code`export function ${identifier(names.claim(`check${stem}Endpoint`))}(`,
        code`  url: string,`,
        code`  options: Omit<${types.options}, keyof ${types.rules}>,`,
        code`): Promise<${webhooksRuntime("EndpointCheck", true)}> {`,
        code`  return ${webhooksRuntime("checkEndpoint")}(url, ${settings});`,
        code`}`,
      ]),
    ];
  });
}

function headerNames({ signature }: EndpointWebhook): Code {
  return objectLiteral([
    code`signature: ${stringLiteral(signature.signatureHeader)}`,
    code`timestamp: ${stringLiteral(signature.timestampHeader)}`,
  ]);
}
