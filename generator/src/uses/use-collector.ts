import type { Pointer } from "../model/type.js";
import { shortText } from "../rename/syntax.js";
import type { ts } from "../typescript/compiler.js";
import type { Origin, Origins } from "./origins.js";
import type { UndecidedReason, Use, UseKind } from "./use.js";
import { discarded } from "./use-syntax.js";
import { type FlowUses, flowUses } from "./value-flow.js";

type Details = Pick<Use, "value" | "keys" | "isDiscarded" | "reason">;

/** The uses that are found in a file, each once. */
export class UseCollector {
  readonly uses: Use[] = [];
  readonly file: ts.SourceFile;
  readonly origins: Origins;
  readonly checker: ts.TypeChecker;
  readonly #seen = new Set<string>();

  constructor(file: ts.SourceFile, origins: Origins) {
    this.file = file;
    this.origins = origins;
    this.checker = origins.checker;
  }

  typeOf(node: ts.Node): ts.Type {
    return this.checker.getTypeAtLocation(node);
  }

  add(node: ts.Node, kind: UseKind, at: Pointer, details: Details = {}): void {
    const start = node.getStart(this.file);
    const key = `${kind} ${start} ${at} ${details.value ?? ""}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { line, character } = this.file.getLineAndCharacterOfPosition(start);
    this.uses.push({
      kind,
      at,
      file: this.file.fileName,
      line: line + 1,
      column: character + 1,
      expression: shortText(node),
      ...details,
    });
  }

  addAll(node: ts.Node, origins: readonly Origin[], access: "read" | "write", details: Details = {}): void {
    for (const { kind, at } of origins) {
      if (kind === "member") this.add(node, access, at, details);
      else if (kind === "call") this.add(node, kind, at, discarded(node));
      else this.add(node, kind, at);
    }
  }

  addRead(node: ts.Node, from: ts.Type, to: ts.Type): void {
    for (const at of flowUses(from, to, this.origins).read) this.add(node, "read", at);
  }

  /** The properties that an object copies into one of a generated type. */
  addWritten(value: ts.Expression, to: ts.Type): void {
    for (const at of flowUses(this.typeOf(value), to, this.origins).written) this.add(value, "write", at);
  }

  addFlow(node: ts.Expression, to: ts.Type): void {
    const { undecided } = this.addDecided(node, to);
    for (const [at, reason] of undecided) this.add(node, "undecided", at, { reason });
  }

  addDecided(node: ts.Expression, to: ts.Type): FlowUses {
    const flow = flowUses(this.typeOf(node), to, this.origins);
    for (const [at, keys] of flow.built) this.add(node, "build", at, { keys });
    for (const at of flow.read) this.add(node, "read", at);
    for (const at of flow.written) this.add(node, "write", at);
    for (const at of flow.handled) this.add(node, "handler", at);
    for (const at of flow.completed) this.add(node, "names", at);
    for (const [at, names] of flow.lacking) for (const value of names) this.add(node, "names", at, { value });
    return flow;
  }

  /** Names that an object of a generated type lacks, and that the program relies on. */
  addLacking(node: ts.Node, type: ts.Type, names: readonly string[]): void {
    for (const one of this.origins.constituents(type)) {
      const lacking = names.filter((name) => this.checker.getPropertyOfType(one, name) === undefined);
      if (lacking.length === 0) continue;
      for (const at of this.origins.ofObject(one)) for (const value of lacking) this.add(node, "names", at, { value });
    }
  }

  undecided(node: ts.Node, type: ts.Type, reason: UndecidedReason): void {
    for (const at of this.origins.ofType(type)) this.add(node, "undecided", at, { reason });
  }
}
