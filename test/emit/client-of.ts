import { emitClient } from "../../generator/src/emit/client/client.js";
import { modelOf } from "../model/model-of.js";

/** The client file of the tag `things` for a document with one operation; a POST if it has a body. */
export function clientOf(operation: string, more = "", path = "/things/{id}", method?: string): string {
  const indented = operation.trim().replaceAll("\n", "\n      ");
  const document = `paths:
  ${path}:
    ${method ?? (operation.includes("requestBody") ? "post" : "get")}:
      operationId: act
      tags: [things]
      ${indented}
${more}`;
  const file = emitClient(modelOf(document)).find((candidate) => candidate.path === "src/client/things.ts");
  return file?.text ?? "";
}

export const ok = "responses: { '204': { description: d } }";
export const id = "{ name: id, in: path, required: true, schema: { type: string } }";

export function withParameter(parameter: string): string {
  return `parameters: [${id}, ${parameter}]\n${ok}`;
}
