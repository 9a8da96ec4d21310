import { ts } from "../typescript/compiler.js";
import { type Part, valuePart } from "./arguments.js";

/** The options of `fetch` that a client and a call of a generated function take as well. */
export const fetchOptionNames: ReadonlySet<string> = new Set(
  "cache credentials integrity keepalive mode priority referrer referrerPolicy".split(" "),
);

/** The option `fetchOptions` of a client or of a call. */
export function fetchOptionsPart(parts: readonly Part[]): Part {
  return {
    text: (writer) => `fetchOptions: { ${parts.map((one) => one.text(writer)).join(", ")} }`,
    nodes: parts.flatMap(({ nodes }) => nodes),
  };
}

/** The base URL of a client: without one, URLs are relative. */
export function baseUrlPart(property: ts.ObjectLiteralElementLike, checker: ts.TypeChecker): Part {
  const part = valuePart(property, "baseUrl");
  const [value] = part.nodes;
  const type = value === undefined ? undefined : checker.getTypeAtLocation(value);
  const types = type?.isUnion() === true ? type.types : [];
  const mayBeAbsent = types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
  if (!mayBeAbsent || value === undefined) return part;
  return { text: ({ textOf }) => `baseUrl: ${textOf(value)} ?? ""`, nodes: [value] };
}
