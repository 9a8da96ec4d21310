import type { Json } from "../../load/document.js";
import type { Server, ServerVariable } from "../interface.js";
import { asList, asObject, asString, child, entriesOf, withoutUndefined } from "../raw.js";

/** Reads the `servers` of the root, a path item or an operation. */
export function readServers(node: Json | undefined, at: string): readonly Server[] {
  return asList(node).flatMap((item, index) => {
    const server = asObject(item);
    const url = asString(server?.["url"]);
    if (server === undefined || url === undefined) return [];
    const serverAt = child(at, index);
    const variables = entriesOf(server["variables"]).map(([name, raw]) =>
      readVariable(name, raw, child(child(serverAt, "variables"), name)),
    );
    return [
      withoutUndefined({
        at: serverAt,
        url,
        name: asString(server["name"]),
        description: asString(server["description"]),
        variables,
      }),
    ];
  });
}

function readVariable(name: string, raw: Json, at: string): ServerVariable {
  const node = asObject(raw) ?? {};
  const values = [...new Set(asList(node["enum"]).filter((value) => typeof value === "string"))];
  return withoutUndefined({
    at,
    name,
    default: asString(node["default"]) ?? "",
    values: values.length > 0 ? values : undefined,
    description: asString(node["description"]),
  });
}
