import type { Issue } from "../validate/index.js";
import type { ErrorContent } from "./error-format.js";
import type { ErrorCode } from "./http-error.js";

/** Declared codes by kind of failure, by status, and by status class (`4XX`, `5XX`). */
export interface DeclaredCodes {
  readonly [failure: string]: ErrorCode;
}

/** Returns the code of an error; without one, the declared code of its kind, status or status class. */
export function declaredCode({ code, kind, status }: ErrorContent, codes: DeclaredCodes): ErrorCode | undefined {
  return code ?? codes[kind] ?? codes[status] ?? codes[status < 500 ? "4XX" : "5XX"];
}

/** Returns the declared code of an issue; that of `*` for others. */
export function declaredIssueCode({ code }: Issue, codes: DeclaredCodes): ErrorCode | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : codes["*"];
}

export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly patterns?: readonly { test(text: string): boolean }[];
  /** The text if no other matches. */
  readonly otherwise?: string;
}

/** Returns the first text that has the limits of its schema; texts that are too long are truncated. */
export function fittingText(
  texts: readonly string[],
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, patterns = [], otherwise }: TextLimits,
): string {
  const truncated = texts.map((text) => truncate(text, maxLength));
  const fits = (text: string): boolean =>
    [...text].length >= minLength && patterns.every((pattern) => pattern.test(text));
  return truncated.find(fits) ?? otherwise ?? (truncated[0] as string);
}

function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  if (maxLength === 0) return "";
  // Texts of HTML are escaped already; no character reference is cut.
  const kept = characters.slice(0, maxLength - 1).join("");
  return `${kept.replace(/&#\d*$/, "")}…`;
}
