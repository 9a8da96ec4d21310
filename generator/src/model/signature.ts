import { compareText } from "../values/text.js";
import type { Signature } from "./interface.js";
import { child } from "./raw.js";
import type { Pointer } from "./type.js";

/** Why a feature of a webhook has no effect. */
export interface EndpointDiagnostic {
  readonly at: Pointer;
  readonly message: string;
  readonly keyOrValue?: "key";
  readonly expected?: string;
  readonly fix?: string;
}

/** Returns what the runtime cannot verify about a signature. `consequence` starts each message. */
export function findSignatureObstacles(signature: Signature, consequence: string): readonly EndpointDiagnostic[] {
  return signature.scheme === "ed25519"
    ? ed25519Obstacles(signature, consequence)
    : hmacObstacles(signature, consequence);
}

function ed25519Obstacles(signature: Signature, consequence: string): readonly EndpointDiagnostic[] {
  const { at, encoding, content, format, timestampHeader } = signature;
  const found: EndpointDiagnostic[] = [];
  if (encoding !== "hex") {
    const message = `${consequence} for signatures in ${encoding}`;
    found.push({ at: child(at, "encoding"), message, expected: "`hex`" });
  }
  if (content !== "{timestamp}{body}") {
    const message = `${consequence} for signatures over ${content} with Ed25519`;
    found.push({ at: child(at, "content"), message, expected: "`[timestamp, body]`" });
  }
  if (format !== "{signature}") {
    const message = `${consequence} for the format ${format} with Ed25519`;
    found.push({ at: child(at, "format"), message, expected: "`{signature}`" });
  }
  if (timestampHeader === "") {
    const message = `${consequence}: the location of the timestamp is not declared`;
    found.push({ at, keyOrValue: "key", message, fix: "add `timestampHeader`" });
  }
  return found;
}

function hmacObstacles(signature: Signature, consequence: string): readonly EndpointDiagnostic[] {
  const { at, content, format, timestampHeader, idHeader } = signature;
  const found: EndpointDiagnostic[] = [];
  if (!content.endsWith("{body}")) {
    const message = `${consequence}: the signed content does not end with the body`;
    found.push({ at: child(at, "content"), message, expected: "`{body}` at the end" });
  }
  const timestampSources = [timestampHeader !== "", format.includes("{timestamp}")].filter((has) => has).length;
  if (content.includes("{timestamp}") && timestampSources === 0) {
    const message = `${consequence}: the location of the timestamp is not declared`;
    found.push({ at, keyOrValue: "key", message, fix: "add `timestampHeader`" });
  }
  if (timestampSources === 2) {
    const message = `${consequence}: \`timestampHeader\` and \`format\` both carry the timestamp`;
    found.push({ at: child(at, "timestampHeader"), message, fix: "remove one of them" });
  }
  if (timestampSources > 0 && !content.includes("{timestamp}")) {
    const message = `${consequence}: the timestamp is not signed`;
    found.push({ at: child(at, "content"), message, fix: "add `{timestamp}`, or remove the timestamp" });
  }
  if (content.includes("{id}") !== (idHeader !== "")) {
    const message = `${consequence}: ${idHeader === "" ? "the location of the message id is not declared" : "the message id is not signed"}`;
    found.push({ at, keyOrValue: "key", message, fix: "add or remove both `idHeader` and `{id}` of `content`" });
  }
  return found;
}

/** Returns a text that is equal for signatures verified in the same way. */
export function canonicalSignature({ at: _at, ...signature }: Signature): string {
  return JSON.stringify(Object.entries(signature).sort(([one], [other]) => compareText(one, other)));
}
