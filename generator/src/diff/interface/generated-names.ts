import type {
  Interface,
  MediaContent,
  NamedType,
  Operation,
  RpcChannel,
  SocketChannel,
} from "../../model/interface.js";
import { responseTypeName } from "../../model/responses.js";
import type { Pointer, SchemaUse } from "../../model/type.js";
import { paired } from "../pairing.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";
import { levelOf } from "./lifetime.js";
import { pairWebhooks } from "./webhook-names.js";

/** A generated name, with a numeric suffix if it was taken. */
interface Generated {
  /** What has the name; stable across both sides. */
  readonly what: string;
  readonly name: string;
  readonly at: Pointer;
}

/**
 * Compares the generated names of unchanged items. If another component or operation takes such a name, the old one
 * gets a numeric suffix and existing code refers to the wrong item.
 *
 * @returns The names that items of the base no longer have.
 */
export function compareGeneratedNames(comparison: Comparison): ReadonlySet<string> {
  const { base, head } = comparison;
  const reported = new Set<string>();
  const compareLists = (
    before: readonly Generated[],
    after: readonly Generated[],
    { report }: ChangeReporter,
  ): void => {
    for (const [was, is] of paired(before, after, ({ what }) => what).kept) {
      if (was.name === is.name) continue;
      reported.add(was.name);
      const message = `the generated name of ${is.what} was ${was.name}, and is ${is.name}`;
      report("generated-name-changed", { message, base: was.at, head: is.at, key: is.what });
    }
  };
  for (const [was, is] of comparison.operations.kept) {
    // All of these names derive from the operation, whose rename is reported.
    if (was.identifier !== is.identifier) continue;
    compareLists(namesOfOperation(was, base), namesOfOperation(is, head), reporterFor(comparison, is.id, levelOf(was)));
  }
  for (const [was, is] of pairWebhooks(base, head).kept) {
    const names = (one: typeof was, model: Interface): readonly Generated[] => [
      { what: "the webhook", name: one.identifier, at: one.at },
      { what: "its operation", name: one.operation.identifier, at: one.at },
      ...namesOfOperation(one.operation, model),
    ];
    if (was.name === is.name) compareLists(names(was, base), names(is, head), reporterFor(comparison, is.name));
    // The names derive from that of the webhook, whose rename is reported.
    else for (const { name } of names(was, base)) reported.add(name);
  }
  for (const [was, is] of paired(tokenFunctions(base), tokenFunctions(head), ({ what }) => what).kept) {
    compareLists([was], [is], reporterFor(comparison, is.what));
  }
  for (const [was, is] of paired(base.channels, head.channels, ({ name }) => name).kept) {
    compareLists(namesOfChannel(was, base), namesOfChannel(is, head), reporterFor(comparison, is.name));
  }
  for (const [was, is] of paired(base.sockets, head.sockets, ({ name }) => name).kept) {
    compareLists(namesOfSocket(was, base), namesOfSocket(is, head), reporterFor(comparison, is.name));
  }
  return reported;
}

function tokenFunctions({ securitySchemes }: Interface): readonly Generated[] {
  return [...securitySchemes.values()].flatMap((scheme) =>
    (scheme.kind === "oauth2" ? scheme.flows : []).flatMap(({ name, at, tokenFunction }) => {
      const what = `the function for tokens of ${scheme.name} (${name})`;
      return tokenFunction === undefined ? [] : [{ what, name: tokenFunction.identifier, at }];
    }),
  );
}

function namesOfOperation(operation: Operation, model: Interface): readonly Generated[] {
  const { at, parameterSets, pagination, streamIdentifier, headersIdentifier, body, responses } = operation;
  return [
    ...Object.entries(parameterSets).map(([owner, name]) => ({ what: `the ${owner} parameters`, name, at })),
    ...(pagination === undefined ? [] : [{ what: "the function for all pages", name: pagination.identifier, at }]),
    ...(streamIdentifier === undefined ? [] : [{ what: "the function for the stream", name: streamIdentifier, at }]),
    ...(headersIdentifier === undefined ? [] : [{ what: "the reader of headers", name: headersIdentifier, at }]),
    ...namesOfContent(body?.content ?? [], "the body", model),
    ...responses.flatMap((response) => [
      ...namesOfContent(response.content, `the response ${response.status}`, model),
      ...derivedName(response.headerSet, `the headers of the response ${response.status}`, model),
      ...validatorOf(response, operation, model),
    ]),
  ];
}

function namesOfContent(content: readonly MediaContent[], what: string, model: Interface): readonly Generated[] {
  return content.flatMap(({ mediaType, use }) => derivedName(use, `${what} (${mediaType})`, model));
}

/** Returns the name of the referenced type, unless the document declares it. */
function derivedName(use: SchemaUse | undefined, what: string, model: Interface): readonly Generated[] {
  const type = use?.type.kind === "reference" ? model.types.get(use.type.name) : undefined;
  return use === undefined || type === undefined || isDeclared(type)
    ? []
    : [{ what, name: type.identifier, at: use.at }];
}

/** Returns the validator name of an inline response type; named types take precedence. */
function validatorOf(
  { status, content, at }: Operation["responses"][number],
  { typeStem, responses }: Operation,
  model: Interface,
): readonly Generated[] {
  const use = content.find(({ kind }) => kind === "json")?.use;
  if (use === undefined || (use.type.kind === "reference" && !use.nullable)) return [];
  const successes = responses.filter((one) => String(one.status).startsWith("2")).length;
  const wanted = responseTypeName(typeStem, status, successes);
  const isTaken = [...model.types.values()].some(
    ({ identifier, responseIdentifier }) => identifier === wanted || responseIdentifier === wanted,
  );
  return [{ what: `the validator of the response ${status}`, name: isTaken ? `${wanted}2` : wanted, at }];
}

function namesOfChannel(channel: RpcChannel, model: Interface): readonly Generated[] {
  const { at, identifier, fileStem, envelope, commands } = channel;
  return [
    { what: "the channel", name: identifier, at },
    { what: "the entry of the package", name: fileStem, at },
    ...derivedName(envelope.error, "the error reply", model),
    // The names follow the operationId, whose change is reported.
    ...commands.flatMap((command) =>
      (["command", "args", "reply", "data"] as const).flatMap((part) =>
        derivedName(command[part], `${part} of ${command.name} (${command.operationId})`, model),
      ),
    ),
  ];
}

function namesOfSocket({ at, identifier, fileStem, messages }: SocketChannel, model: Interface): readonly Generated[] {
  return [
    { what: "the channel", name: identifier, at },
    { what: "the entry of the package", name: fileStem, at },
    ...messages.flatMap(({ name, message }) => derivedName(message, `the message ${name}`, model)),
  ];
}

/** Whether the document declares the name: the type is itself a component schema, not nested in one. */
function isDeclared({ at }: NamedType): boolean {
  return /^\/components\/schemas\/[^/]+$/.test(at);
}
