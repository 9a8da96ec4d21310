import type { Interface, MediaContent, Operation, Parameter, Response } from "../../model/interface.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import { typeIdentifier } from "../../model/names.js";
import { successResponses } from "../../model/responses.js";
import type { SchemaUse } from "../../model/type.js";
import {
  type ClientRuntimeName,
  type Code,
  call,
  clientRuntime,
  code,
  identifier,
  jsonLiteral,
  numberLiteral,
  objectLiteral,
  propertyAccess,
  propertyKey,
  stringLiteral,
  typeLiteral,
  unionType,
} from "../../print/index.js";
import { typeKey } from "../typescript/naming.js";
import { useExpression } from "../typescript/type-expression.js";

/** How the client returns the successful response of an operation. */
export interface ResultCode {
  /** The type inside the promise. */
  readonly type: Code;
  /** The runtime's reader, unless the default applies (JSON, or nothing for 204). */
  readonly reader?: Code;
  /** Type parameters inferred from arguments and options. */
  readonly typeParameters: readonly Code[];
  /** Option types by which callers select the result. */
  readonly options: readonly Code[];
  /** Type arguments of a call whose result is kept: the default media type, and bytes as a `Blob`. */
  readonly keptTypeArguments: readonly Code[];
  /** Options of such a call. */
  readonly keptOptions: readonly Code[];
  /** The value of the `Accept` header, if there are several media types. */
  readonly accept?: Code;
  /** The parameter whose value selects the result type, with its type parameter. */
  readonly switch?: { readonly parameter: Parameter; readonly typeParameter: Code };
}

type MediaReader = "json" | "text" | "binary";

/** Names of type parameters that do not conflict with types of the document. */
interface TypeParameterNames {
  readonly accept: Code;
  readonly as: Code;
}

const noTypeParameters: TypeParameterNames = { accept: code``, as: code`` };

export function resultOf(operation: Operation, model: Interface): ResultCode {
  // A response to HEAD never has a body, whatever the document declares.
  if (operation.method === "head") return result(code`void`, "nothing");
  const successes = successResponses(operation);
  const decided = decidedByParameter(operation, successes, model);
  if (decided !== undefined) return decided;
  const [only] = successes;
  if (only === undefined) return result(code`void`, "nothing");
  const choices = distinctMedia(successes);
  const isChoice = successes.some((response) => distinctMedia([response]).length > 1);
  const isBinary = choices.some((media) => readerOf(media) === "binary");
  // Most operations have no type parameters, and a search of all types for each would be quadratic.
  const names =
    isChoice || isBinary ? { accept: freeName("Accept", model), as: freeName("As", model) } : noTypeParameters;
  const [preferred] = choices;
  const types = choices.map(
    ({ mediaType }) => code`${propertyKey(mediaType)}: ${successType(successes, mediaType, { names, model })}`,
  );
  const type = isChoice
    ? code`${typeLiteral(types)}[${names.accept}]`
    : successType(successes, preferred?.mediaType, { names, model });
  const typeParameters: Code[] = [];
  const options: Code[] = [];
  const keptTypeArguments: Code[] = [];
  const keptOptions: Code[] = [];
  if (isChoice && preferred !== undefined) {
    const all = unionType(choices.map(({ mediaType }) => stringLiteral(mediaType)));
    typeParameters.push(code`${names.accept} extends ${all} = ${stringLiteral(preferred.mediaType)}`);
    options.push(code`${clientRuntime("AcceptOption", true)}<${names.accept}>`);
    keptTypeArguments.push(stringLiteral(preferred.mediaType));
  }
  if (isBinary) {
    typeParameters.push(code`${names.as} extends ${clientRuntime("BinaryForm", true)} = "stream"`);
    options.push(code`${clientRuntime("BinaryOptions", true)}<${names.as}>`);
    keptTypeArguments.push(stringLiteral("blob"));
    keptOptions.push(code`as: "blob"`);
  }
  const reader = readerCode(successes, choices, isChoice);
  const accept = acceptCode(successes, choices, isChoice);
  return {
    type,
    typeParameters,
    options,
    keptTypeArguments,
    keptOptions,
    ...(reader && { reader }),
    ...(accept && { accept }),
  };
}

function result(type: Code, reader: ClientRuntimeName): ResultCode {
  return {
    type,
    reader: clientRuntime(reader),
    typeParameters: [],
    options: [],
    keptTypeArguments: [],
    keptOptions: [],
  };
}

/** Prints the `Accept` header: callers choose a media type if a response has several, even next to a stream. */
function acceptCode(
  successes: readonly Response[],
  choices: readonly MediaContent[],
  isChoice: boolean,
): Code | undefined {
  const [preferred] = choices;
  if (preferred === undefined) return undefined;
  const sent = mediaTypeWithParameters(preferred);
  if (isChoice) {
    const chosen = code`options?.accept ?? ${stringLiteral(preferred.mediaType)}`;
    if (choices.every(({ parameters }) => parameters === undefined)) return chosen;
    const headers = choices.map(
      (media) => code`${propertyKey(media.mediaType)}: ${stringLiteral(mediaTypeWithParameters(media))}`,
    );
    return code`${objectLiteral(headers)}[${chosen}]`;
  }
  // Servers select a representation by the parameters, too.
  const isBesideStream = successes.some(({ content }) => content.some(({ stream }) => stream !== undefined));
  return isBesideStream || preferred.parameters !== undefined ? stringLiteral(sent) : undefined;
}

interface Typing {
  readonly names: TypeParameterNames;
  readonly model: Interface;
}

/** Prints the result type for a requested media type: the body, or status and body if there are several statuses. */
function successType(successes: readonly Response[], mediaType: string | undefined, typing: Typing): Code {
  const [only, ...others] = successes;
  if (only !== undefined && others.length === 0) return responseType(only, mediaType, typing) ?? code`void`;
  const members = successes.map((response) => {
    const { status } = response;
    const items = [
      code`status: ${typeof status === "number" ? numberLiteral(status) : code`number`}`,
      code`body: ${responseType(response, mediaType, typing) ?? code`undefined`}`,
    ];
    return typeLiteral(items);
  });
  return unionType(members);
}

/** Prints the body type of a response in the requested media type, or else in the client's preferred one. */
function responseType(response: Response, mediaType: string | undefined, { names, model }: Typing): Code | undefined {
  const offered = distinctMedia([response]);
  const media = offered.find((one) => one.mediaType === mediaType) ?? offered[0];
  if (media === undefined) return undefined;
  switch (readerOf(media)) {
    case "json":
      return media.use === undefined ? code`unknown` : useExpression(media.use, "response", model);
    case "text":
      return code`string`;
    case "binary":
      return code`${clientRuntime("BinaryForms", true)}[${names.as}]`;
  }
}

function readerCode(
  successes: readonly Response[],
  choices: readonly MediaContent[],
  isChoice: boolean,
): Code | undefined {
  const isAllJson = choices.every((media) => readerOf(media) === "json");
  const options = choices.some((media) => readerOf(media) === "binary") ? code`options` : code``;
  if (successes.length > 1) {
    return isAllJson ? clientRuntime("withStatus") : code`${clientRuntime("withStatusByType")}(${options})`;
  }
  const [preferred] = choices;
  if (preferred === undefined) return clientRuntime("nothing");
  if (isAllJson) return undefined;
  if (isChoice) {
    const accepted = code`options?.accept ?? ${stringLiteral(preferred.mediaType)}`;
    const items = [accepted, ...(choices.some((media) => readerOf(media) === "binary") ? [code`options`] : [])];
    return call(clientRuntime("asAccepted"), items);
  }
  return readerOf(preferred) === "text" ? clientRuntime("plain") : code`${clientRuntime("binaryBody")}(options)`;
}

function readerOf({ kind }: MediaContent): MediaReader {
  return kind === "json" || kind === "binary" ? kind : "text";
}

/**
 * Returns the media types that differ for callers (each JSON type, text, and binary), in the client's order of
 * preference. Streams have a separate function.
 */
function distinctMedia(responses: readonly Response[]): readonly MediaContent[] {
  const content = responses.flatMap((response) => response.content).filter(({ stream }) => stream === undefined);
  const ordered = content.toSorted((one, other) => preference(one) - preference(other));
  const seen = new Set<string>();
  return ordered.filter((media) => {
    const key = readerOf(media) === "json" && media.use !== undefined ? jsonKey(media.use) : media.mediaType;
    if (seen.has(key) || seen.has(media.mediaType)) return false;
    seen.add(key);
    seen.add(media.mediaType);
    return true;
  });
}

function preference(media: MediaContent): number {
  const reader = readerOf(media);
  if (media.mediaType === "application/json") return 0;
  return reader === "json" ? 1 : reader === "text" ? 2 : 3;
}

/** Returns a key that is equal for uses with the same TypeScript type, as far as it can be determined here. */
function jsonKey(use: SchemaUse): string {
  const { type } = use;
  const isBare = type.kind === "string" || type.kind === "number" || type.kind === "boolean" || type.kind === "any";
  return isBare ? `${type.kind} ${use.nullable}` : typeKey(use);
}

function freeName(wanted: string, model: Interface): Code {
  const taken = typeNames.get(model) ?? namesOfTypes(model);
  typeNames.set(model, taken);
  let name = wanted;
  while (taken.has(name)) name += "_";
  return identifier(name);
}

/** Cache of the names of all types, which every operation with a choice of results avoids. */
const typeNames = new WeakMap<Interface, ReadonlySet<string>>();

function namesOfTypes({ types }: Interface): ReadonlySet<string> {
  return new Set(
    [...types.values()].flatMap(({ identifier: own, responseIdentifier }) => [own, responseIdentifier ?? own]),
  );
}

/** Turns `x-response-when` over a boolean into a type parameter, so that the argument determines the result type. */
function decidedByParameter(
  operation: Operation,
  successes: readonly Response[],
  model: Interface,
): ResultCode | undefined {
  const rule = operation.responseWhen;
  if (rule === undefined || operation.fixed.some((fixed) => fixed.parameter === rule.parameter.name)) return undefined;
  const choices = distinctMedia(successes);
  if (choices.some((media) => readerOf(media) !== "json")) return undefined;
  const [preferred] = choices;
  const typeOf = (value: boolean): Code | undefined => {
    const status = rule.cases.find((one) => one.equals === value)?.status;
    const response = successes.find((candidate) => candidate.status === status);
    if (response === undefined) return undefined;
    return responseType(response, preferred?.mediaType, { names: noTypeParameters, model }) ?? code`void`;
  };
  const whenTrue = typeOf(true);
  const whenFalse = typeOf(false);
  if (whenTrue === undefined || whenFalse === undefined) return undefined;
  const typeParameter = identifier(typeIdentifier(rule.parameter.argument));
  const fallback = jsonLiteral(rule.parameter.use.default?.value === true);
  const emptyWithout204 = successes.some(({ status, content }) => content.length === 0 && status !== 204);
  return {
    type: code`${typeParameter} extends true ? ${whenTrue} : ${whenFalse}`,
    ...(emptyWithout204 ? { reader: clientRuntime("jsonOrNothing") } : {}),
    typeParameters: [code`${typeParameter} extends boolean = ${fallback}`],
    options: [],
    keptTypeArguments: [code`boolean`],
    keptOptions: [],
    switch: { parameter: rule.parameter, typeParameter },
  };
}

/** Prints `args.name`. */
export function argumentAccess(name: string): Code {
  return propertyAccess(code`args`, name);
}
