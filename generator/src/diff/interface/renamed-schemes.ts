import type { Interface, Operation, SecurityScheme } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { meaningOf } from "./security.js";

/** Maps names of security schemes in the base to those in the head, for schemes that differ in their name only. */
export function renamedSchemes(base: Interface, head: Interface): ReadonlyMap<string, string> {
  const added = [...head.securitySchemes.values()].filter(({ name }) => !base.securitySchemes.has(name));
  const renamed = new Map<string, string>();
  for (const scheme of base.securitySchemes.values()) {
    if (head.securitySchemes.has(scheme.name)) continue;
    const index = added.findIndex((other) => detailsOf(other) === detailsOf(scheme));
    const [successor] = index < 0 ? [] : added.splice(index, 1);
    if (successor !== undefined) renamed.set(scheme.name, successor.name);
  }
  return renamed;
}

/** Returns an operation of the base with the names that its security schemes have in the head. */
export function withRenamedSchemes(operation: Operation, renamed: ReadonlyMap<string, string>): Operation {
  if (renamed.size === 0) return operation;
  const security = operation.security.map((alternative) =>
    alternative.map((requirement) => ({
      ...requirement,
      scheme: renamed.get(requirement.scheme) ?? requirement.scheme,
    })),
  );
  return { ...operation, security };
}

/** Serializes everything that requests and tokens depend on. */
function detailsOf(scheme: SecurityScheme): string {
  const { name: _name, at: _at, description: _description, deprecated: _deprecated, ...rest } = scheme;
  if (rest.kind !== "oauth2") return canonicalJson({ ...rest, ...meaningOf(scheme) });
  const flows = rest.flows.map(({ at: _flowAt, tokenFunction: _function, scopes, ...flow }) =>
    canonicalJson({ ...flow, scopes: [...scopes].sort() }),
  );
  return canonicalJson({ ...rest, flows: flows.sort() });
}
