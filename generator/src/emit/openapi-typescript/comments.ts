import { type Code, type DocTag, docComment } from "../../print/index.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";

/** Prints the documentation of a schema, parameter, response or operation. */
export function nodeComment(node: Json | undefined): Code | undefined {
  const object = asObject(node) ?? {};
  const paragraphs = ["title", "summary", "description"].flatMap((key) => {
    const text = object[key];
    return typeof text === "string" && text.trim() !== "" ? [text] : [];
  });
  const value = object["default"];
  const tags: DocTag[] = [
    ...(value === undefined ? [] : [{ name: "default" as const, text: JSON.stringify(value) }]),
    ...(object["deprecated"] === true ? [{ name: "deprecated" as const, text: "" }] : []),
  ];
  const text = [...new Set(paragraphs)].join("\n\n");
  return docComment(text === "" && tags.length === 0 ? undefined : { text, tags });
}

/** The longest description of a node that its references repeat: all of them stay small beside the document. */
const maxRepeated = 500;

/** Prints the documentation of a node where it may be a reference to another one. */
export function referenceComment(raw: Json | undefined, target: JsonObject | undefined): Code | undefined {
  const isReference = asObject(raw)?.["$ref"] !== undefined;
  const description = target?.["description"];
  const isLong = typeof description === "string" && description.length > maxRepeated;
  if (!isReference) return nodeComment(target);
  const { description: _long, title: _title, summary: _summary, default: _default, ...others } = target ?? {};
  return nodeComment(isLong ? others : { ...others, ...(typeof description === "string" ? { description } : {}) });
}
