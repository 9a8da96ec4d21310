import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { asObject } from "../../values/json.js";
import { nodeAt, toFragment } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import {
  maxReferenceHops,
  type ReferenceChain,
  type ReferenceTarget,
  type Resolution,
  type Resolver,
  referenceOf,
} from "../files/resolve.js";
import type { BundleCursor } from "./bundle-cursor.js";
import type { BundleLimits } from "./bundle-limits.js";
import { misplacedReferenceError } from "./misplaced-reference.js";
import { referenceCycleError } from "./reference-cycle.js";

interface ReferenceOptions {
  readonly resolver: Resolver;
  report(diagnostic: Diagnostic): void;
}

/** Lists and maps whose references stand for their targets. */
const repeatingHolders: ReadonlySet<string | number | undefined> = new Set(
  "allOf callbacks examples headers links parameters responses".split(" "),
);

type MisplacedReference = Parameters<typeof misplacedReferenceError>[0];

/** Resolves the references at the cursor of a bundler, and reports those that are wrong or not allowed by OpenAPI. */
export class BundleReferences {
  readonly #cursor: BundleCursor;
  readonly #limits: BundleLimits;
  readonly #options: ReferenceOptions;
  readonly #reportedChains: Set<string> = new Set();
  #hasMisplaced = false;

  constructor(cursor: BundleCursor, limits: BundleLimits, options: ReferenceOptions) {
    this.#cursor = cursor;
    this.#limits = limits;
    this.#options = options;
  }

  /** Whether references at locations that OpenAPI does not allow were replaced by their targets. */
  get hasMisplaced(): boolean {
    return this.#hasMisplaced;
  }

  /** Resolves a reference at the cursor, and reports forms that OpenAPI does not allow. */
  resolve(written: string): Resolution {
    const resolution = this.#options.resolver.resolve(written, this.#cursor.file);
    if ("error" in resolution) return this.#resolveInIdentified(written) ?? resolution;
    if (this.#isRepeatedHere()) this.#limits.countRepeated(resolution.target.value);
    if (resolution.deviation === undefined) return resolution;
    const { error, form } = resolution.deviation;
    const { code = "reference-unresolved", message, ...rest } = error;
    const details = {
      location: this.#cursor.locate("$ref"),
      pointer: this.#cursor.pointer(),
      deviation: "reference-form",
    };
    this.#options.report(diagnose(code, message, { ...rest, ...details, fix: `write ${JSON.stringify(form)}` }));
    return resolution;
  }

  /** Whether each use of a target costs as much as its size. Other schemas are used by their names. */
  #isRepeatedHere(): boolean {
    const [holder, key] = this.#cursor.path.slice(-2);
    return key === "schema" || key === "requestBody" || repeatingHolders.has(holder);
  }

  /** Resolves a fragment relative to an enclosing schema with an `$id`. */
  #resolveInIdentified(written: string): Resolution | undefined {
    if (!written.startsWith("#/")) return undefined;
    const { file, tokens } = this.#cursor.source();
    for (let length = tokens.length - 1; length > 0; length--) {
      const around = tokens.slice(0, length);
      const node = asObject(nodeAt(file.value, around));
      if (typeof node?.$id !== "string") continue;
      const resolution = this.#options.resolver.resolve(`${toFragment(around)}${written.slice(1)}`, file);
      return "error" in resolution ? undefined : resolution;
    }
    return undefined;
  }

  /** Follows a chain of references, and reports a cycle or a chain that is too long. */
  followChain(target: ReferenceTarget): ReferenceChain {
    const chain = this.#options.resolver.followChain(target);
    if (!("pastLimit" in chain) || this.#isReported(chain.pastLimit)) return chain;
    if (chain.isCycle) this.#options.report(referenceCycleError(chain.pastLimit, this.#cursor.pointer()));
    else {
      const expected = `at most ${maxReferenceHops} consecutive references`;
      const message = "a chain of references is too long";
      this.#cursor.report({ code: "limit-exceeded", message, expected }, this.#cursor.locate("$ref"));
    }
    return chain;
  }

  /** Whether a reference of the chain was reported before. Remembers all of them. */
  #isReported(hops: readonly ReferenceTarget[]): boolean {
    if (hops.some((hop) => this.#reportedChains.has(hop.key))) return true;
    for (const hop of hops) this.#reportedChains.add(hop.key);
    return false;
  }

  /** Resolves a reference at a location that OpenAPI does not allow. Reports it, or the error that prevents it. */
  resolveMisplaced(node: JsonObject, found: MisplacedReference): ReferenceTarget | undefined {
    const resolution = this.resolve(node.$ref as string);
    if ("error" in resolution) {
      this.#cursor.report(resolution.error, this.#cursor.locate("$ref"));
      return undefined;
    }
    const chain = this.followChain(resolution.target);
    if ("pastLimit" in chain) return undefined;
    this.reportMisplaced(found);
    return chain.hops.at(-1) as ReferenceTarget;
  }

  reportMisplaced(found: MisplacedReference): void {
    this.#hasMisplaced = true;
    const pointer = `${this.#cursor.pointer()}/$ref`;
    this.#options.report(misplacedReferenceError(found, { location: this.#cursor.locate("$ref", "key"), pointer }));
  }

  /** Returns the list that an entry of a list refers to. */
  listBehind(entry: Json): ReferenceTarget | undefined {
    const written = referenceOf(entry);
    const resolution = written === undefined ? undefined : this.#options.resolver.resolve(written, this.#cursor.file);
    if (resolution === undefined || "error" in resolution) return undefined;
    return Array.isArray(resolution.target.value) ? resolution.target : undefined;
  }

  /** Replaces a dynamic reference by `$ref`: the anchor does not depend on the path to the schema. */
  readDynamicReference({ $dynamicRef, ...rest }: JsonObject, written: string): JsonObject | undefined {
    if ("error" in this.#options.resolver.resolve(written, this.#cursor.file)) return undefined;
    this.#options.report(
      diagnose("unsupported-keyword", "`$dynamicRef` is not supported", {
        location: this.#cursor.locate("$dynamicRef", "key"),
        pointer: `${this.#cursor.pointer()}/$dynamicRef`,
        deviation: "dynamic-reference",
      }),
    );
    return { ...rest, $ref: written };
  }

  /** Reports what OpenAPI 3.0 ignores beside a reference. Returns the reference alone. */
  dropSiblings(node: JsonObject): JsonObject {
    const siblings = Object.keys(node).filter((key) => key !== "$ref");
    if (siblings.length === 0) return node;
    this.#options.report(
      diagnose("reference-siblings-ignored", `OpenAPI 3.0 ignores keywords next to a $ref: ${siblings.join(", ")}`, {
        location: this.#cursor.locate(siblings[0], "key"),
        pointer: this.#cursor.pointer(),
        fix: "put the $ref into an allOf, or declare OpenAPI 3.1",
        dropped: Object.fromEntries(siblings.map((key) => [key, node[key]])),
      }),
    );
    return { $ref: node.$ref as Json };
  }

  /** Reports a link to another file: its operation in the bundle is unknown until the end. */
  checkLink(link: JsonObject): void {
    const { operationRef: written } = link;
    if (typeof written !== "string" || /^[a-z][a-z0-9+.-]*:/i.test(written)) return;
    if (written.startsWith("#") && this.#cursor.isInRootFile) return;
    const message = "an operationRef that points to another file is not supported";
    const fix = "name the operation by its operationId";
    this.#cursor.report({ code: "reference-unresolved", message, fix }, this.#cursor.locate("operationRef"));
  }
}
