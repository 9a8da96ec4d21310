import type { Parameter } from "../../model/interface.js";
import type { ts } from "../../typescript/compiler.js";
import type { Dialect } from "../arguments.js";
import type { ClientCreation, Creation } from "../client-uses.js";
import { defaultSerializer, type QuerySerializer, readSerializer, serializerOption } from "./query-serializer.js";

/** How the clients of a program write parameters: openapi-fetch does not know the document. */
export interface FetchDialects {
  /** How a client writes, or how all do if it is not known which one a call uses. */
  readonly of: (creation: Creation | undefined) => Dialect;
  /** Whether a client has its own `querySerializer`. */
  readonly haveSerializer: boolean;
}

/** Reads how the clients of a program write parameters. */
export function dialectsOf(creations: readonly ClientCreation[], checker: ts.TypeChecker): FetchDialects {
  const serializers = new Map<Creation, QuerySerializer>();
  let haveSerializer = false;
  for (const { creation, isWrapper } of creations) {
    if (isWrapper) continue;
    const option = serializerOption(creation);
    haveSerializer ||= option !== undefined;
    serializers.set(creation, option === undefined ? defaultSerializer : readSerializer(option, checker));
  }
  const all = [...serializers.values()];
  return {
    haveSerializer,
    of: (creation) => {
      const own = creation === undefined ? undefined : serializers.get(creation);
      return combinedDialect(own === undefined ? all : [own]);
    },
  };
}

/** The dialect of a call with its own `querySerializer`. */
export function dialectOfSerializer(serializer: QuerySerializer): Dialect {
  return combinedDialect([serializer]);
}

/** That of clients without the option. */
export const plainDialect: Dialect = { name: "openapi-fetch", readsStyles: false };

function combinedDialect(serializers: readonly QuerySerializer[]): Dialect {
  if (serializers.every((one) => one === defaultSerializer)) return plainDialect;
  const known = serializers.flatMap((one) => (one === "unknown" ? [] : [one]));
  const absent = known.map(({ writes }) => writes);
  return {
    ...plainDialect,
    reason: serializers.includes("unknown")
      ? "and what the querySerializer of the client writes is not known"
      : "which the querySerializer of the client does not write",
    keepsReserved: known.some(({ allowReserved }) => allowReserved),
    writes: absent.includes("undefined") ? "undefined" : absent.includes("null") ? "null" : undefined,
    isSame: (parameter, kind) =>
      serializers.every((one) => (one === "unknown" ? parameter.in !== "query" : isSame(parameter, kind, one))),
  };
}

function isSame(
  { in: location, style, explode }: Parameter,
  kind: "array" | "object" | "other",
  { array, object }: Exclude<QuerySerializer, "unknown">,
): boolean {
  if (kind === "other") return true;
  if (location === "cookie") return style === "form";
  if (location !== "query") return style === "simple";
  const wanted = kind === "array" ? array : object;
  return wanted !== undefined && style === wanted.style && explode === wanted.explode;
}
