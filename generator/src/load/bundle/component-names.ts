import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";
import type { Resolver } from "../files/resolve.js";
import type { LoadError } from "../files/sources.js";
import { setOwn } from "../parse/parsed.js";
import type { BundleCursor } from "./bundle-cursor.js";
import type { ComponentTable } from "./components.js";

type MutableObject = { [key: string]: Json };

/** Rewrites what refers to components without `$ref`: mappings of discriminators, and security requirements. */
export class ComponentNames {
  readonly #cursor: BundleCursor;
  readonly #components: ComponentTable;
  readonly #resolver: Resolver;

  constructor(cursor: BundleCursor, components: ComponentTable, resolver: Resolver) {
    this.#cursor = cursor;
    this.#components = components;
    this.#resolver = resolver;
  }

  /** Rewrites the schemas that a discriminator names. Returns the same object if nothing changes. */
  rewriteDiscriminator(discriminator: JsonObject): JsonObject {
    const { path } = this.#cursor;
    path.push("discriminator");
    let changed = this.#rewriteMappings(discriminator, ["defaultMapping"]);
    const mapping = asObject(discriminator.mapping);
    if (mapping !== undefined) {
      path.push("mapping");
      const rewritten = this.#rewriteMappings(mapping, Object.keys(mapping));
      if (rewritten !== mapping) changed = { ...changed, mapping: rewritten };
      path.pop();
    }
    path.pop();
    return changed;
  }

  /** Rewrites a map whose entries name schemas to their names in the bundle. */
  #rewriteMappings(map: JsonObject, keys: readonly string[]): JsonObject {
    let changed: MutableObject | undefined;
    for (const key of keys) {
      const written = Object.hasOwn(map, key) ? map[key] : undefined;
      if (typeof written !== "string") continue;
      this.#cursor.path.push(key);
      const rewritten = this.#rewriteMapping(written);
      this.#cursor.path.pop();
      if (rewritten === written) continue;
      changed ??= { ...map };
      setOwn(changed, key, rewritten);
    }
    return changed ?? map;
  }

  /** Rewrites a mapping value, which is a reference or the bare name of a schema. */
  #rewriteMapping(written: string): string {
    const { file } = this.#cursor;
    const isName = /^[a-zA-Z0-9._-]+$/.test(written);
    if (isName && this.#components.has("schema", written)) return `#/components/schemas/${written}`;
    const readings = isName ? [`#/schemas/${written}`, `#/components/schemas/${written}`, written] : [written];
    let refusal: LoadError | undefined;
    let fix: string | undefined;
    for (const reading of readings) {
      const resolution = this.#resolver.resolve(reading, file);
      if ("target" in resolution) return this.#components.referenceTo(resolution.target, "schema", reading, file);
      refusal = resolution.error;
      fix = refusal.fix ?? fix;
    }
    const neither: LoadError = {
      code: "reference-unresolved",
      message: `there is neither a schema nor a file named ${JSON.stringify(written)}`,
      ...(fix === undefined ? {} : { fix }),
    };
    this.#cursor.report(isName && refusal?.code !== undefined ? neither : (refusal as LoadError));
    return written;
  }

  /** Replaces URIs in security requirements, allowed since OpenAPI 3.2, by names of schemes. */
  nameSchemes(node: JsonObject): JsonObject {
    const { security } = node;
    if (!Array.isArray(security)) return node;
    const named = security.map((requirement: Json) => {
      const map = asObject(requirement);
      if (map === undefined || !Object.keys(map).some((key) => /[#/]/.test(key))) return requirement;
      return Object.fromEntries(Object.entries(map).map(([key, scopes]) => [this.#schemeName(key), scopes]));
    });
    return named.every((requirement, index) => requirement === security[index]) ? node : { ...node, security: named };
  }

  #schemeName(key: string): string {
    if (!/[#/]/.test(key) || this.#components.has("securityScheme", key)) return key;
    const { file } = this.#cursor;
    const resolution = this.#resolver.resolve(key, file);
    if ("error" in resolution || asObject(resolution.target.value) === undefined) return key;
    const pointer = this.#components.referenceTo(resolution.target, "securityScheme", key, file);
    return /^#\/components\/securitySchemes\/([A-Za-z0-9._-]+)$/.exec(pointer)?.[1] ?? key;
  }
}
