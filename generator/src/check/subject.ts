import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Json } from "../load/document.js";
import type { ObjectKind } from "../openapi/objects.js";
import { nodeAt, parsePointer } from "../values/pointer.js";
import { quoteName } from "./message-text.js";
import type { ValidationError } from "./validator.js";

/** The object validated in one run. */
export interface Subject {
  readonly kind?: ObjectKind;
  readonly node: Json;
  readonly pointer: string;
  /** The kind with its article: `an Operation Object`. */
  readonly title: string;
  /** Returns the allowed keys of a map at a location of the validator's schema. */
  knownAt(schemaPath: string): readonly string[];
  /** Overrides the code of every diagnostic. */
  readonly code?: DiagnosticCode;
}

/** Whether the error concerns `type`, the only schema keyword with two forms. */
export function isTypeKeyword({ instancePath }: ValidationError): boolean {
  return instancePath === "/type";
}

export function refusedKey({ params }: ValidationError): string {
  return String(params["additionalProperty"] ?? params["unevaluatedProperty"]);
}

export function valueAt({ instancePath }: ValidationError, { node }: Subject): Json | undefined {
  return nodeAt(node, instancePath);
}

/** Names the location of an error in a message: `tags`, entry 2 of `tags`, or the whole object. */
export function nameOf({ instancePath }: ValidationError, { title }: Subject): string {
  const tokens = parsePointer(instancePath) ?? [];
  const last = tokens.at(-1);
  if (last === undefined) return title;
  if (!/^\d+$/.test(last)) return quoteName(last);
  const list = tokens.at(-2);
  return list === undefined ? `entry ${last} of ${title}` : `entry ${last} of ${quoteName(list)}`;
}
