import type { CodeSpelling } from "./error-format.js";
import type { ErrorEntry, FailureKind, Interface } from "./interface.js";

/** The status and the reason phrase of each failure that servers detect themselves. */
const failures: { readonly [Kind in FailureKind]: readonly [status: number, title: string] } = {
  "invalid-request": [400, "Bad Request"],
  "malformed-body": [400, "Bad Request"],
  unauthenticated: [401, "Unauthorized"],
  forbidden: [403, "Forbidden"],
  "not-found": [404, "Not Found"],
  "method-not-allowed": [405, "Method Not Allowed"],
  "not-acceptable": [406, "Not Acceptable"],
  timeout: [408, "Request Timeout"],
  "too-large": [413, "Content Too Large"],
  "unsupported-media-type": [415, "Unsupported Media Type"],
  "too-many-requests": [429, "Too Many Requests"],
  internal: [500, "Internal Server Error"],
  "not-implemented": [501, "Not Implemented"],
  unavailable: [503, "Service Unavailable"],
};

/** A failure as a server reports it. */
export interface ServerFailure {
  readonly kind: FailureKind;
  readonly status: number;
  readonly title: string;
  readonly message: string;
  /** The code in `x-errors`, if any. */
  readonly code: ErrorEntry["code"] | undefined;
}

/** Returns the failures that servers detect themselves, with what `x-errors` assigns to them. */
export function serverFailures({ errors }: Pick<Interface, "errors">): readonly ServerFailure[] {
  return Object.entries(failures).map(([name, [status, title]]) => {
    const kind = name as FailureKind;
    const entry = errors.find((error) => error.status >= 400 && error.failures.includes(kind));
    return { kind, status: entry?.status ?? status, title, message: entry?.message ?? title, code: entry?.code };
  });
}

/** Returns a code such as `invalid-request` in another notation, as servers write it. */
export function spelledCode(code: string, spelling: CodeSpelling): string {
  const words = code.toLowerCase().split("-");
  const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  switch (spelling) {
    case "kebab-case":
      return words.join("-");
    case "snake_case":
      return words.join("_");
    case "UPPER_SNAKE_CASE":
      return words.join("_").toUpperCase();
    case "PascalCase":
      return capitalized.join("");
    case "camelCase":
      return [words[0], ...capitalized.slice(1)].join("");
  }
}
