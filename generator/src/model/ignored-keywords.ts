import type { JsonObject } from "../load/document.js";
import type { BuildContext } from "./context.js";
import { followReference } from "./parameter.js";
import { asObject, child, entriesOf, hasKey } from "./raw.js";

/** Keywords of an Encoding Object that control the serialization of a part beyond its content type. */
const encodingKeywords = ["style", "explode", "allowReserved", "headers"];

/**
 * Reports what an operation states without effect on generated code: no keyword is dropped silently. `seen` holds the
 * pointers of shared bodies and responses, so that each is reported once.
 */
export function reportIgnoredKeywords(node: JsonObject, at: string, context: BuildContext, seen: Set<string>): void {
  if (hasKey(node, "callbacks")) {
    report(context, child(at, "callbacks"), "callbacks are not generated", "describe them under `webhooks`");
  }
  const body = followReference(asObject(node["requestBody"]), child(at, "requestBody"), context);
  if (body.target !== undefined && !seen.has(body.pointer)) {
    seen.add(body.pointer);
    reportEncodings(body.target, body.pointer, context);
  }
  for (const [status, raw] of entriesOf(node["responses"])) {
    const { target, pointer } = followReference(asObject(raw), child(child(at, "responses"), status), context);
    if (target === undefined || seen.has(pointer)) continue;
    seen.add(pointer);
    if (hasKey(target, "links")) report(context, child(pointer, "links"), "links are not generated");
  }
}

function reportEncodings(body: JsonObject, at: string, context: BuildContext): void {
  for (const [mediaType, media] of entriesOf(body["content"])) {
    const encodingAt = child(child(child(at, "content"), mediaType), "encoding");
    for (const [property, encoding] of entriesOf(asObject(media)?.["encoding"])) {
      for (const keyword of encodingKeywords.filter((candidate) => hasKey(asObject(encoding) ?? {}, candidate))) {
        const message = `\`${keyword}\` of the encoding of ${JSON.stringify(property)} has no effect`;
        report(context, child(child(encodingAt, property), keyword), message);
      }
    }
  }
}

function report(context: BuildContext, at: string, message: string, fix?: string): void {
  context.report("keyword-without-effect", at, message, { keyOrValue: "key", ...(fix === undefined ? {} : { fix }) });
}
