import { ts } from "../../typescript/compiler.js";
import type { Dialect } from "../arguments.js";
import type { ClientCreation } from "../client-uses.js";
import { bare, staticName } from "../syntax.js";

interface Serialization {
  readonly style: string;
  readonly explode: boolean;
}

const arrays: Serialization = { style: "form", explode: true };
const objects: Serialization = { style: "deepObject", explode: true };

/** openapi-fetch does not know the document: its clients write lists and objects as the option `querySerializer` says. */
export interface FetchDialect extends Dialect {
  /** Whether the document says the same as the option `querySerializer` of all clients. */
  readonly hasSerializer: boolean;
}

const plain: FetchDialect = { name: "openapi-fetch", readsStyles: false, hasSerializer: false };

/** Reads how the clients of a program write parameters. */
export function dialectOf(creations: readonly ClientCreation[]): FetchDialect {
  const options = creations.filter(({ isWrapper }) => !isWrapper).map(({ creation }) => serializerOf(creation));
  if (options.length === 0 || options.every((one) => one === undefined)) return plain;
  const read = options.map((one) => (one === undefined ? undefined : readSerializer(one)));
  const [first] = read;
  if (first === undefined || read.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return plain;
  const { array, object } = first;
  return {
    ...plain,
    hasSerializer: true,
    isSame: (parameter, kind) => {
      const { style, explode } = parameter;
      if (kind === "other") return true;
      if (parameter.in !== "query") return style === "simple" && kind !== "object";
      const wanted = kind === "array" ? array : object;
      return style === wanted.style && explode === wanted.explode;
    },
  };
}

function serializerOf({ arguments: given }: ClientCreation["creation"]): ts.Expression | undefined {
  const [options] = given ?? [];
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties.find(({ name }) => staticName(name) === "querySerializer");
  return property !== undefined && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
}

interface Serializer {
  readonly array: Serialization;
  readonly object: Serialization;
}

/** Reads `{ array: { style: "form", explode: false } }`; undefined for functions and for what the document cannot say. */
function readSerializer(node: ts.Expression): Serializer | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  let serializer: Serializer = { array: arrays, object: objects };
  for (const property of node.properties) {
    const name = staticName(property.name);
    if (!ts.isPropertyAssignment(property)) return undefined;
    if (name === "allowReserved" && property.initializer.kind === ts.SyntaxKind.FalseKeyword) continue;
    if (name !== "array" && name !== "object") return undefined;
    const read = readSerialization(bare(property.initializer), serializer[name]);
    if (read === undefined) return undefined;
    serializer = { ...serializer, [name]: read };
  }
  // Other styles of lists have separators that are not percent-encoded.
  return serializer.array.style === "form" ? serializer : undefined;
}

function readSerialization(node: ts.Expression, defaults: Serialization): Serialization | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  let { style, explode } = defaults;
  for (const property of node.properties) {
    const name = staticName(property.name);
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    if (name === "style" && value !== undefined && ts.isStringLiteralLike(value)) style = value.text;
    else if (name === "explode" && value?.kind === ts.SyntaxKind.TrueKeyword) explode = true;
    else if (name === "explode" && value?.kind === ts.SyntaxKind.FalseKeyword) explode = false;
    else return undefined;
  }
  return { style, explode };
}
