import type { Json } from "../values/json.js";
import { shortJson, shortPath, shortText } from "./short-json.js";

/** Which changes get a witness, of those that are breaking or risky on the wire. */
export const witnessChoices = ["all", "first", "none"] as const;

/** All of them, the first one of each rule, or none. */
export type WitnessChoice = (typeof witnessChoices)[number];

/**
 * What an interface says about a message. `ignored`: the message is valid, and the interface does not declare the part
 * that the witness points to.
 */
export type WitnessVerdict = "valid" | "invalid" | "ignored";

/**
 * A message that shows the effect of a change. If it is valid both before and after, it has a different meaning, or the
 * receiver acts differently.
 */
export interface Witness {
  readonly before: WitnessVerdict;
  readonly after: WitnessVerdict;
  /** JSON pointer to the part that matters, from the witness: `/request/body/name`. It may be absent there. */
  readonly at?: string;
  /** The request; beside a response, what leads to it. */
  readonly request?: WitnessRequest;
  readonly response?: WitnessResponse;
  /** An event, or a message of a channel. */
  readonly message?: WitnessMessage;
}

export interface WitnessRequest {
  readonly method: string;
  /** The path with values of its parameters; a URL if the server matters; an expression for callbacks. */
  readonly path: string;
  /** JSON values by name. */
  readonly query?: { readonly [name: string]: Json };
  readonly headers?: { readonly [name: string]: Json };
  readonly cookies?: { readonly [name: string]: Json };
  readonly body?: Json;
}

export interface WitnessResponse {
  readonly status: number;
  readonly headers?: { readonly [name: string]: Json };
  readonly body?: Json;
}

export interface WitnessMessage {
  readonly name: string;
  readonly payload?: Json;
}

/** Why a change has no witness. */
export type NoWitness =
  /** The search ended without one, which does not prove that there is none. */
  | { readonly attempts: number }
  /** No message shows changes of this kind. */
  | { readonly reason: string };

/** The result of a search. */
export type WitnessResult = { readonly found: Witness } | NoWitness;

/** Formats the reason: `no example found within 40 attempts`. */
export function formatNoWitness(result: NoWitness): string {
  if ("reason" in result) return result.reason;
  return `no example found within ${result.attempts} ${result.attempts === 1 ? "attempt" : "attempts"}`;
}

/** Formats verdicts: `valid before, invalid after at /request/body/name`. */
export function formatVerdicts({ before, after, at }: Witness): string {
  const both = before === after ? `${before} before and after` : `${before} before, ${after} after`;
  return at === undefined ? both : `${both}, at ${shortPath(at)}`;
}

/** Formats the messages of a witness as lines: a request line, headers, and the body as JSON. Long values are shortened. */
export function witnessLines({ request, response, message }: Witness): readonly string[] {
  const lines: string[] = [];
  if (request !== undefined) {
    const query = Object.entries(request.query ?? {}).map(([name, value]) => `${name}=${plain(value)}`);
    lines.push(`${request.method} ${shortPath(request.path)}${query.length === 0 ? "" : `?${query.join("&")}`}`);
    lines.push(...headerLines(request.headers));
    const cookies = Object.entries(request.cookies ?? {}).map(([name, value]) => `${name}=${plain(value)}`);
    if (cookies.length > 0) lines.push(`Cookie: ${cookies.join("; ")}`);
    lines.push(...bodyLines(request.body));
  }
  if (response !== undefined) {
    lines.push(`HTTP ${response.status}`, ...headerLines(response.headers), ...bodyLines(response.body));
  }
  if (message !== undefined) lines.push(message.name, ...bodyLines(message.payload));
  return lines;
}

function headerLines(headers: WitnessRequest["headers"]): readonly string[] {
  return Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${plain(value)}`);
}

function bodyLines(body: Json | undefined): readonly string[] {
  return body === undefined ? [] : [shortJson(body)];
}

/** Values of parameters are shown as JSON, except texts. */
function plain(value: Json): string {
  return typeof value === "string" ? shortText(value) : shortJson(value);
}

/** Formats a witness, or the reason why there is none, in one line. */
export function formatWitness(result: WitnessResult): string {
  if (!("found" in result)) return formatNoWitness(result);
  return `${formatVerdicts(result.found)}: ${witnessLines(result.found).join(" · ")}`;
}
