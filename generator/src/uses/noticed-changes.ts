import type { InterfaceChange } from "../diff/interface-change.js";
import { isAtLeast, type Severity, worst } from "../diff/rule.js";
import type { Interface, Operation } from "../model/interface.js";
import type { EnumMember, Pointer, Type } from "../model/type.js";
import { everySchemaUse } from "../model/walk.js";
import { isWithin, parentOfProperty } from "./pointers.js";
import { relationOf } from "./rule-relations.js";
import { type Touch, TouchedNodes } from "./touched-nodes.js";
import { sortedUses, type Use, type UseKind } from "./use.js";

/** Whether a program uses something as a caller or as an implementer of the interface. */
type Party = "caller" | "handler";

const handlerKinds: ReadonlySet<UseKind> = new Set(["handler"]);
const callKinds: ReadonlySet<UseKind> = new Set(["call", "mock", "header"]);

/** Decides whether a literal that is written to a property of the former interface is valid for it after a change. */
export type IsStillValid = (
  change: InterfaceChange,
  property: Pointer,
  value: Exclude<Use["value"], undefined>,
) => boolean;

/** Decides which changes of an interface a program can notice. */
export class NoticedChanges {
  readonly #model: Interface;
  readonly #uses: readonly Use[];
  readonly #touched: TouchedNodes;
  readonly #byPointer = new Map<Pointer, Use[]>();
  readonly #members: ReadonlyMap<Pointer, EnumMember>;
  /** The objects whose types list the declared properties only, although values may have others. */
  readonly #hidesOthers: ReadonlySet<Pointer>;
  /** Whether the program implements or imitates the service. */
  readonly #isServer: boolean;

  /**
   * @param model The former interface, which the program uses.
   * @param uses What the program uses of it.
   */
  constructor(model: Interface, uses: readonly Use[]) {
    this.#model = model;
    this.#uses = uses;
    this.#isServer = uses.some(({ kind }) => kind === "handler" || kind === "mock");
    this.#touched = new TouchedNodes(model, uses);
    for (const use of uses) this.#byPointer.set(use.at, [...(this.#byPointer.get(use.at) ?? []), use]);
    const schemas = everySchemaUse(model);
    this.#hidesOthers = new Set(schemas.flatMap(({ type }) => (hidesOthers(type) ? [type.at] : [])));
    this.#members = new Map(
      schemas.flatMap(({ type }) =>
        type.kind === "enum" ? type.members.map((member) => [member.at, member] as const) : [],
      ),
    );
  }

  /**
   * Returns the uses that notice a change; only undecided ones if there are no others.
   *
   * @param isStillValid Default: no literal is known to be valid.
   */
  usesOf(change: InterfaceChange, isStillValid: IsStillValid = () => false): readonly Use[] {
    const found = this.#usesNoticing(change).filter((use) => !writesValid(use, change, isStillValid));
    const decided = found.filter(({ kind }) => kind !== "undecided");
    return sortedUses(decided.length > 0 ? decided : found);
  }

  #usesNoticing(change: InterfaceChange): readonly Use[] {
    const { base = "" } = change.pointers;
    switch (relationOf(change.rule)) {
      case "schema":
        return this.#usesOfSchema(change, base);
      case "call":
        return [
          ...this.#usesOfOperations(change, ({ kind }) => callKinds.has(kind) && kind !== "header"),
          ...this.#usesOfArgumentNames(change),
        ];
      case "group": {
        // Functions that are imported by their names do not depend on the group.
        const usesGroups = this.#uses.some(({ at }) => isWithin(at, "/tags"));
        return this.#usesOfOperations(change, ({ kind }) => usesGroups && kind === "call");
      }
      case "result":
        return this.#usesOfOperations(change, ({ kind, isDiscarded }) => callKinds.has(kind) && isDiscarded !== true);
      case "header":
        return this.#usesOfOperations(change, ({ kind }) => kind === "header" || kind === "mock");
      case "error":
        return this.#usesOfOperations(
          change,
          ({ kind, value }) => kind === "mock" || (kind === "error" && !isOtherStatus(change, value)),
        );
      case "missing-argument":
        return [...this.#usesWithoutArgument(change, base), ...this.#usesOfArgumentNames(change)];
      case "argument":
        return this.#usesOfArgument(change, base);
      case "name":
        return this.#affected(change, this.#byPointer.get(base) ?? []);
      case "catalogue":
      case "event":
        return this.#affected(
          change,
          this.#uses.filter(({ at }) => isWithin(at, base)),
        );
      case "scheme":
        return this.#usesOfScheme(change, base);
      case "module":
        return this.#affected(
          change,
          this.#uses.filter(({ kind, at }) => kind === "module" || isWithin(at, base)),
        );
      case "client":
        return this.#affected(
          change,
          this.#uses.filter(({ kind }) => callKinds.has(kind) || handlerKinds.has(kind)),
        );
      case "server":
        return this.#affected(
          change,
          this.#uses.filter(({ kind }) => handlerKinds.has(kind)),
        );
      case "none":
        return [];
    }
  }

  /** Keeps the uses of the parties for which the change is not safe. */
  #affected(change: InterfaceChange, uses: readonly Use[]): readonly Use[] {
    return uses.filter((use) => isUnsafe(severityFor(change, partyOf(use))));
  }

  #usesOfOperations(change: InterfaceChange, isCall: (use: Use) => boolean): readonly Use[] {
    const uses = this.#operationsOf(change).flatMap(({ at }) => this.#byPointer.get(at) ?? []);
    return this.#affected(
      change,
      uses.filter((use) => isCall(use) || handlerKinds.has(use.kind)),
    );
  }

  /** The operations of a change to an operation itself; all if they are not known. */
  #operationsOf({ pointers: { base = "" }, contexts }: InterfaceChange): readonly Operation[] {
    const { operations } = this.#model;
    const around = operations.filter(({ at }) => isWithin(base, at));
    if (around.length > 0) return around;
    const names = contexts.map((context) => context.split(" callback ")[0]);
    const named = operations.filter(({ id }) => names.includes(id));
    return named.length > 0 ? named : operations;
  }

  #usesOfScheme(change: InterfaceChange, base: Pointer): readonly Use[] {
    const name = [...this.#model.securitySchemes].find(([, scheme]) => isWithin(base, scheme.at))?.[0];
    const operations = this.#model.operations.filter(({ security }) =>
      security.some((alternative) => alternative.some(({ scheme }) => scheme === name)),
    );
    const uses = operations.flatMap(({ at }) => this.#byPointer.get(at) ?? []);
    return this.#affected(
      change,
      uses.filter(({ kind }) => callKinds.has(kind) || handlerKinds.has(kind)),
    );
  }

  /** Calls that lack an argument. A program that always passes it is not affected. */
  #usesWithoutArgument(change: InterfaceChange, base: Pointer): readonly Use[] {
    return this.#operationsOf(change).flatMap((operation) => {
      const uses = this.#byPointer.get(operation.at) ?? [];
      const calls = uses.filter(({ kind }) => callKinds.has(kind) && kind !== "header");
      const builds = uses.filter(({ kind }) => kind === "build");
      const name = argumentName(operation, base);
      const lacking = builds.filter(({ keys = [] }) => name === undefined || !keys.includes(name));
      const isAlwaysPassed = builds.length >= calls.length && lacking.length === 0 && calls.length > 0;
      const handlers = uses.filter(({ kind }) => handlerKinds.has(kind));
      return this.#affected(change, [...(isAlwaysPassed ? [] : calls), ...handlers]);
    });
  }

  /** Code that depends on which arguments an operation has, if it has one more. */
  #usesOfArgumentNames(change: InterfaceChange): readonly Use[] {
    if (!/^(parameter|body)-added-/.test(change.rule)) return [];
    const name = change.rule.startsWith("body-") ? "body" : change.where.slice(change.where.lastIndexOf(" ") + 1);
    return this.#operationsOf(change).flatMap(({ at }) =>
      (this.#byPointer.get(at) ?? []).filter(
        ({ kind, value }) => kind === "names" && (value === undefined || isSameInCode(String(value), name)),
      ),
    );
  }

  /** Uses of a parameter or body. */
  #usesOfArgument(change: InterfaceChange, base: Pointer): readonly Use[] {
    const operations = this.#operationsOf(change);
    const uses = this.#touched.touching(base).map(({ use }) => use);
    const handlers = operations.flatMap(({ at }) =>
      (this.#byPointer.get(at) ?? []).filter(({ kind }) => handlerKinds.has(kind) || kind === "undecided"),
    );
    // A header or cookie that every call sends has no argument.
    return this.#affected(change, [...new Set([...uses, ...handlers])]);
  }

  #usesOfSchema(change: InterfaceChange, base: Pointer): readonly Use[] {
    const withDefault = this.#parameterWithDefault(change, base);
    if (withDefault !== undefined) return this.#usesWithoutArgument(change, withDefault);
    const direction = change.rule.startsWith("request-") ? "request" : "response";
    const id = change.rule.slice(direction.length + 1);
    const touches = this.#touchesOf(change, id, base).filter((touch) => {
      return isUnsafe(this.#severityAt(change, touch, direction)) && !this.#isSettled(id, base, touch);
    });
    return [...new Set(touches.map(({ use }) => use))];
  }

  /** The parameter whose default changes: the calls without it are affected, not those that pass it. */
  #parameterWithDefault(change: InterfaceChange, base: Pointer): Pointer | undefined {
    if (!/-default-(added|removed|changed)$/.test(change.rule)) return undefined;
    const parameters = this.#operationsOf(change).flatMap((operation) => operation.parameters);
    return parameters.find((one) => isWithin(base, one.at))?.at;
  }

  #touchesOf(change: InterfaceChange, id: string, base: Pointer): readonly Touch[] {
    const touches = this.#touched.touching(base);
    if (addingNames.has(id)) {
      return [...touches.filter(({ access }) => access !== "names"), ...this.#touchesOfNames(change)];
    }
    if (!withoutProperty.has(id)) return touches;
    // The objects without the property are affected, not those that have it.
    const parent = parentOfProperty(base);
    return parent === undefined ? touches : [...touches, ...this.#touched.touching(parent)];
  }

  /** Uses that depend on the names of the properties of the object that has one more. */
  #touchesOfNames({ pointers: { base = "", head = "" } }: InterfaceChange): readonly Touch[] {
    const owner = parentOfProperty(head);
    const object = owner !== undefined && this.#touched.has(owner) ? owner : (parentOfProperty(base) ?? base);
    const name = nameOf(head);
    return this.#touched
      .touching(object)
      .filter(({ access, use }) => access === "names" && (use.value === undefined || use.value === name));
  }

  /** Whether a use is unaffected because of what it writes or compares. */
  #isSettled(id: string, base: Pointer, { access, use }: Touch): boolean {
    if (access === "undecided" || access === "whole" || access === "names") return false;
    if (withoutProperty.has(id) && parentOfProperty(base) !== undefined) {
      // Handlers read a property with a default.
      if (access === "read") return id === "property-made-required";
      const name = nameOf(base);
      return use.kind !== "build" || use.keys?.includes(name) === true;
    }
    if (id === "property-added-required") return use.kind !== "build" && access !== "write";
    if (wholeOnly.has(id)) return access !== "write";
    if (id === "enum-member-removed" || id === "open-enum-member-removed") {
      const member = this.#members.get(base);
      return member !== undefined && use.value !== undefined && use.value !== member.value;
    }
    // The type of an object shows that other properties are forbidden only if it allowed them, or declares none.
    if (id === "other-properties-forbidden" && (access === "read" || access === "type")) {
      return this.#hidesOthers.has(base);
    }
    return false;
  }

  /** The severity for a use of a schema: who sends a value, and who receives it. */
  #severityAt(change: InterfaceChange, { access }: Touch, direction: "request" | "response"): Severity | undefined {
    const { wire, callers, handlers } = change.effects;
    // A client that builds a response, for example in a test, notices only what its type shows.
    const asServer = this.#isServer || callers !== undefined ? handlers : undefined;
    switch (access) {
      case "read":
        return direction === "response" ? worst([wire, callers]) : asServer;
      case "write":
        return direction === "request" ? worst([wire, callers]) : asServer;
      case "type":
        return worst([callers, callers === undefined ? undefined : handlers]);
      case "name":
        return /-property-(removed|renamed|made-(read|write)-only)$/.test(change.rule) ? callers : undefined;
      case "names":
        return addingNames.has(change.rule.slice(direction.length + 1)) ? worst([callers, severityOfNames]) : undefined;
      case "undecided":
        return worst([wire, callers, asServer]);
      case "whole":
        return change.severity;
    }
  }
}

/** Limits of texts and numbers in requests, and `not`, which types do not show. */
const limits = /^request-(?:(?:min|max)-length|pattern|(?:exclusive-)?(?:min|max)imum|multiple-of|exclusion)-/;

/** Whether a use writes a literal that a changed limit allows. */
function writesValid({ kind, at, value }: Use, change: InterfaceChange, isStillValid: IsStillValid): boolean {
  if (kind !== "write" || value === undefined || !limits.test(change.rule)) return false;
  return change.effects.callers === undefined && isStillValid(change, at, value);
}

/** Changes after which an object has a property with a new name. */
const addingNames: ReadonlySet<string> = new Set([
  "property-added-required",
  "property-added-optional",
  "property-renamed",
]);

/** The severity of a new property for code that depends on the names of all properties, or on the absence of this one. */
export const severityOfNames: Severity = "risky";

/** Changes of a property that code without the property notices. */
const withoutProperty: ReadonlySet<string> = new Set([
  "property-made-required",
  "default-added",
  "default-removed",
  "default-changed",
]);

/** Changes of an object that only code with whole values notices. */
const wholeOnly: ReadonlySet<string> = new Set(["property-added-where-closed", "other-properties-allowed"]);

function hidesOthers(type: Type): boolean {
  return type.kind === "object" && type.properties.length > 0 && !type.additionalStated && type.patterns.length === 0;
}

function severityFor({ effects: { wire, callers, handlers } }: InterfaceChange, party: Party): Severity | undefined {
  return party === "handler" ? handlers : worst([wire, callers]);
}

function partyOf({ kind }: Use): Party {
  return handlerKinds.has(kind) ? "handler" : "caller";
}

function isUnsafe(severity: Severity | undefined): boolean {
  return severity !== undefined && isAtLeast(severity, "risky");
}

/** Whether code that handles one status does not depend on the one that was removed. */
function isOtherStatus({ rule, pointers: { base = "" } }: InterfaceChange, status: Use["value"]): boolean {
  if (rule !== "response-error-removed" || typeof status !== "number") return false;
  const removed = nameOf(base);
  const isRange = removed === "default" || removed.toUpperCase() === `${String(status).charAt(0)}XX`;
  return !isRange && removed !== String(status);
}

/** The name of a parameter or of the body among the arguments of a call. */
function argumentName({ parameters, body, at }: Operation, base: Pointer): string | undefined {
  const parameter = parameters.find((one) => one.at === base);
  if (parameter !== undefined) return parameter.argument;
  return body?.at === base && base !== at ? "body" : undefined;
}

/** Whether a name in code may be that of a parameter, whose words it may join in another way. */
function isSameInCode(inCode: string, name: string): boolean {
  const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return lettersOf(inCode) === lettersOf(name);
}

function nameOf(at: Pointer): string {
  return at
    .slice(at.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}
