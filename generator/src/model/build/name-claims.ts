import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import type { SourceLocation } from "../../diagnostics/diagnostic.js";
import { quoteName } from "../../diagnostics/quote.js";
import type { KeyOrValue } from "../../load/document.js";
import type { NameTable } from "../names.js";
import type { Pointer } from "../type.js";

/** A node to name, and its preferred name. */
export interface NameClaim {
  /** Pointer of the node. */
  readonly at: Pointer;
  /** Pointer of the name, if it is not the node's key. */
  readonly writtenAt?: Pointer;
  /** The name as written. */
  readonly text: string;
  /** Empty if no character of the name is usable. */
  readonly identifier: string;
  /** Replaces an empty name. Default: the fallback of the kind. */
  readonly fallback?: string | undefined;
  /** The name assigned by the author. */
  readonly assigned?: AssignedName | undefined;
}

/** A name assigned by `x-name` in the document or `names` in the configuration. */
export interface AssignedName {
  readonly name: string;
  readonly at: Pointer;
  /** Location in the configuration. */
  readonly location?: SourceLocation;
}

/** The part of the build context used for naming. */
interface NamingContext {
  report(code: DiagnosticCode, at: Pointer, message: string, options: ReportOptions): void;
}

interface NameClaimsOptions {
  /** The kind of the named item, such as `type`. */
  readonly noun: string;
  /** The name of nodes without a usable one. */
  readonly fallback: string;
  readonly table: NameTable;
  /** Whether an assigned name is valid in code. */
  isUsable(name: string): boolean;
}

interface NameOwner extends NameClaim {
  /** Its name. */
  readonly name: string;
  /** Whether the name is written in the document rather than derived. */
  readonly isWritten: boolean;
}

const remedy = "name it with `x-name`, or under `names` in guildwire.config.yaml";

/**
 * Assigns the names of one kind in document order: the first keeps its name, later collisions get a number. A name
 * depends only on earlier ones, so that additions at the end do not change it.
 */
export class NameClaims {
  readonly #context: NamingContext;
  readonly #options: NameClaimsOptions;
  readonly #owners = new Map<string, NameOwner>();

  constructor(context: NamingContext, options: NameClaimsOptions) {
    this.#context = context;
    this.#options = options;
  }

  /** Claims a name from the document. A collision of two such names is a deviation. */
  claim(claim: NameClaim): string {
    const given = this.#claimAssigned(claim);
    if (given !== undefined) return given;
    const wanted = claim.identifier === "" ? (claim.fallback ?? this.#options.fallback) : claim.identifier;
    const name = this.#options.table.free(wanted);
    if (claim.identifier === "") this.#reportUnusable(claim, name);
    else if (name !== wanted) this.#reportTaken(claim, name);
    return this.#take(name, claim, true);
  }

  /** Claims a name derived from another. */
  claimDerived(claim: NameClaim): string {
    const given = this.#claimAssigned(claim);
    if (given !== undefined) return given;
    const name = this.#options.table.free(claim.identifier);
    if (name !== claim.identifier) this.#reportRenamed(claim, name);
    return this.#take(name, claim);
  }

  /** Claims a name without diagnostics. */
  claimSilently(identifier: string): string {
    return this.#options.table.claim(identifier);
  }

  isTaken(name: string): boolean {
    return this.#options.table.has(name);
  }

  #claimAssigned(claim: NameClaim): string | undefined {
    const { assigned } = claim;
    if (assigned === undefined) return undefined;
    const { noun, table, isUsable } = this.#options;
    const { name, at, location } = assigned;
    // All operations of a path item that several paths reference share one name.
    if (this.#owners.get(table.keyOf(name))?.at === claim.at) return undefined;
    const more = location === undefined ? {} : { location };
    if (!isUsable(name)) {
      const message = `${quoteName(name)} cannot be the name of this ${noun}`;
      const expected = "an identifier that is neither a reserved word nor a global name that generated code uses";
      this.#context.report(location === undefined ? "name-invalid" : "config-invalid", at, message, {
        expected,
        ...more,
      });
      return undefined;
    }
    if (!table.has(name)) return this.#take(name, claim, true);
    const message = `another ${noun} is already named ${quoteName(name)}`;
    const fix = "choose another name";
    const code = location === undefined ? "name-collision" : "config-invalid";
    this.#context.report(code, at, message, { fix, ...this.#relatedTo(name), ...more });
    return undefined;
  }

  #reportRenamed({ at, writtenAt, text, identifier }: NameClaim, name: string): void {
    const { noun } = this.#options;
    const message = `the ${noun} of ${quoteName(text)} is ${quoteName(name)}, because ${quoteName(identifier)} is taken`;
    const keyOrValue: KeyOrValue = writtenAt === undefined ? "key" : "value";
    const more = { keyOrValue, fix: remedy, ...this.#relatedTo(identifier) };
    this.#context.report("name-renamed", writtenAt ?? at, message, more);
  }

  #reportUnusable({ text, at, writtenAt }: NameClaim, name: string): void {
    const message = `the name ${JSON.stringify(text)} has no letter or digit (${quoteName(name)} is free)`;
    const keyOrValue: KeyOrValue = writtenAt === undefined ? "key" : "value";
    this.#context.report("name-unusable", writtenAt ?? at, message, { keyOrValue, fix: remedy });
  }

  #reportTaken(claim: NameClaim, name: string): void {
    const { noun, table } = this.#options;
    const { text, at, writtenAt, identifier } = claim;
    const owner = this.#owners.get(table.keyOf(identifier));
    if (owner?.isWritten !== true) {
      this.#reportRenamed(claim, name);
      return;
    }
    const exactly = owner.name === identifier ? "" : ", ignoring case";
    const names = `${quoteName(text)} and ${quoteName(owner.text)}`;
    const message = `${names} both become the ${noun} ${quoteName(identifier)}${exactly} (${quoteName(name)} is free)`;
    const keyOrValue: KeyOrValue = writtenAt === undefined ? "key" : "value";
    const more = { keyOrValue, fix: remedy, ...this.#relatedTo(identifier) };
    this.#context.report("colliding-names", writtenAt ?? at, message, more);
  }

  #relatedTo(name: string): { readonly related?: readonly { readonly message: string; readonly pointer: Pointer }[] } {
    const owner = this.#owners.get(this.#options.table.keyOf(name));
    if (owner === undefined) return {};
    return { related: [{ message: "the other name", pointer: owner.writtenAt ?? owner.at }] };
  }

  #take(name: string, claim: NameClaim, isWritten = false): string {
    const { table } = this.#options;
    table.claim(name);
    this.#owners.set(table.keyOf(name), { ...claim, name, isWritten });
    return name;
  }
}

/** Details of a diagnostic besides code, pointer and message. */
export interface ReportOptions {
  readonly expected?: string;
  readonly fix?: string;
  readonly keyOrValue?: KeyOrValue;
  readonly related?: readonly { readonly message: string; readonly pointer: Pointer }[];
  /** The location, if the cause is outside the document. */
  readonly location?: SourceLocation;
}
