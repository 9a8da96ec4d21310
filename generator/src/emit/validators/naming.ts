import type { Interface, NamedType } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { NameTable } from "../../model/names.js";
import type { Direction } from "../../model/openness.js";
import { type Code, symbol } from "../../print/index.js";
import type { Json, JsonObject } from "../../values/json.js";
import { unnamedResponses } from "../typescript/unnamed-responses.js";
import { type ValidatorDirections, validatorDirections } from "./view.js";

/** What the code of a file depends on among the names of all files, as JSON. */
export interface NameRecord extends JsonObject {
  /** The claims of the file in order. */
  readonly claims: readonly (readonly [wanted: string, name: string])[];
  /** Names that the file found free, and that it had not claimed. */
  readonly free: readonly string[];
  /** Names that the file found taken, and that it had not claimed. */
  readonly taken: readonly string[];
}

class NameRecorder {
  readonly #claims: [wanted: string, name: string][] = [];
  readonly #own = new Set<string>();
  readonly #free = new Set<string>();
  readonly #taken = new Set<string>();

  claim(wanted: string, name: string): void {
    this.#claims.push([wanted, name]);
    this.#own.add(name);
  }

  ask(name: string, isTaken: boolean): void {
    if (!this.#own.has(name)) (isTaken ? this.#taken : this.#free).add(name);
  }

  record(): NameRecord {
    return { claims: this.#claims, free: [...this.#free], taken: [...this.#taken] };
  }
}

/**
 * Names of all generated functions, `is`, `check` and `copy`, followed by a stem per type and direction; and of the
 * constants with their rules.
 */
export class FunctionNames {
  readonly #stems: { readonly request: Map<string, string>; readonly response: Map<string, string> };
  readonly #table = new NameTable();
  /** Names of rules by stem. */
  readonly #rules = new Map<string, string>();
  /** The name of each file's function that tests for objects. */
  readonly objectTest: string;
  readonly #directions: ValidatorDirections;
  #recorder: NameRecorder | undefined;
  #record: NameRecord | undefined;

  constructor(model: Interface) {
    this.#directions = validatorDirections(model);
    const request = new Map<string, string>();
    for (const type of model.types.values()) request.set(type.identifier, this.#table.claim(type.identifier));
    const response = new Map(request);
    for (const type of model.types.values()) {
      if (this.differs(type)) {
        response.set(type.identifier, this.#table.claim(`${type.identifier}Response`));
      }
    }
    this.#stems = { request, response };
    // The client refers to them by these names.
    for (const operation of model.operations) {
      for (const { symbol: reference } of unnamedResponses(operation, model).values())
        this.#table.claim(reference.name);
    }
    // A type may have the name `Object`; constants of properties must not shadow the function.
    this.objectTest = this.claim(`is${this.claim("Object")}`);
    for (const stem of new Set([...request.values(), ...response.values()])) this.claimRules(stem);
  }

  /** Whether the two directions accept different values. */
  differs(type: NamedType): boolean {
    return this.#directions.differs(type);
  }

  /** Whether requests would be validated differently if the type occurred in any. */
  isSentOnly(type: NamedType): boolean {
    return this.#directions.isSentOnly(type);
  }

  /**
   * Returns the direction that a named type's constant validates: requests, unless the type only occurs in responses.
   */
  ownView(type: NamedType): Direction {
    return this.#directions.ownView(type);
  }

  stemOf(type: NamedType, view: Direction): string {
    return this.#stems[view].get(type.identifier) ?? type.identifier;
  }

  /** Claims a new stem for an anonymous type. */
  claim(wanted: string): string {
    const name = this.#table.claim(wanted);
    this.#recorder?.claim(wanted, name);
    return name;
  }

  /** Returns the result of `print`, and what it depends on among the names of all files. */
  recording<Result>(print: () => Result): { readonly result: Result; readonly record: NameRecord } {
    const recorder = new NameRecorder();
    this.#recorder = recorder;
    try {
      return { result: print(), record: recorder.record() };
    } finally {
      this.#recorder = undefined;
    }
  }

  /** Claims the names of a record. Returns false without an effect if printing would claim others. */
  repeat({ claims, free, taken }: NameRecord): boolean {
    const isUnchanged = free.every((name) => !this.#table.has(name)) && taken.every((name) => this.#table.has(name));
    if (!isUnchanged) return false;
    const trial = this.#table.fork();
    if (!claims.every(([wanted, name]) => trial.claim(wanted) === name)) return false;
    for (const [wanted] of claims) this.#table.claim(wanted);
    return true;
  }

  /** Claims the name of the rules of a stem. */
  claimRules(stem: string): string {
    const wanted = `${stem.charAt(0).toLowerCase()}${stem.slice(1)}Rules`;
    const name = this.claim(isFunctionName(wanted) ? `_${wanted}` : wanted);
    this.#rules.set(stem, name);
    return name;
  }

  has(name: string): boolean {
    const isTaken = this.#table.has(name);
    this.#recorder?.ask(name, isTaken);
    return isTaken;
  }

  /** Returns everything that was decided before the first file: it does not depend on what is printed. */
  get decided(): Json {
    return {
      request: [...this.#stems.request],
      response: [...this.#stems.response],
      rules: [...this.#rules],
      objectTest: this.objectTest,
    };
  }

  /** References the rules of a named type. */
  rulesOf(type: NamedType, view: Direction): Code {
    const name = this.nameOfRules(this.stemOf(type, view));
    return symbol({ name, module: layout.validators(type), typeOnly: false });
  }

  /** Returns the name of the rules of a stem, which has been claimed. */
  nameOfRules(stem: string): string {
    return this.#rules.get(stem) ?? this.claimRules(stem);
  }

  /** References one of the three functions of a named type. */
  functionOf(prefix: "is" | "check" | "copy", type: NamedType, view: Direction): Code {
    return symbol({ name: prefix + this.stemOf(type, view), module: layout.validators(type), typeOnly: false });
  }
}

/** Whether a function may have this name: the rules of `IsBan` are not `isBanRules`, which tests values of `BanRules`. */
export function isFunctionName(name: string): boolean {
  return /^(?:is|check|copy)(?![a-z])/.test(name);
}
