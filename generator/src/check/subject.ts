import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Json } from "../load/document.js";
import { child, parsePointer } from "../load/pointer.js";
import type { ObjectKind } from "../openapi/objects.js";
import { quoteName } from "./message-text.js";
import type { ValidationError } from "./validator.js";

/** What the errors of one validator run are about. */
export interface Subject {
  readonly kind?: ObjectKind;
  readonly node: Json;
  readonly pointer: string;
  /** With its article: `an Operation Object`. */
  readonly title: string;
  /** The keys that a map at this place of the validator's schema may have. */
  knownAt(schemaPath: string): readonly string[];
  /** Replaces the code of every finding. */
  readonly code?: DiagnosticCode;
}

/** The one keyword of schemas whose value may have two forms. */
export function isTypeKeyword({ instancePath }: ValidationError): boolean {
  return instancePath === "/type";
}

export function refusedKey({ params }: ValidationError): string {
  return String(params["additionalProperty"] ?? params["unevaluatedProperty"]);
}

export function valueAt({ instancePath }: ValidationError, { node }: Subject): Json | undefined {
  return (parsePointer(instancePath) ?? []).reduce<Json | undefined>(child, node);
}

/** What a message calls the place of an error: `tags`, entry 2 of `tags`, or the whole object. */
export function nameOf({ instancePath }: ValidationError, { title }: Subject): string {
  const tokens = parsePointer(instancePath) ?? [];
  const last = tokens.at(-1);
  if (last === undefined) return title;
  if (!/^\d+$/.test(last)) return quoteName(last);
  const list = tokens.at(-2);
  return list === undefined ? `entry ${last} of ${title}` : `entry ${last} of ${quoteName(list)}`;
}
