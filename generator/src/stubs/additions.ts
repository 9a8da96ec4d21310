import { ts } from "../typescript/compiler.js";
import type { Container } from "./container.js";
import type { Action, ReconcileOptions } from "./contract.js";
import type { DesiredOperation, DesiredStubs, DesiredTag } from "./desired.js";
import { rangeOf, type StubDiagnostic } from "./diagnostic.js";
import { styleOf } from "./file-style.js";
import { collectHandlers } from "./found-handlers.js";
import type { AnalysisContext } from "./handler-type.js";
import { isModuleHolder } from "./holder.js";
import { ImportNames } from "./import-names.js";
import type { LocatedHandlers } from "./locate.js";
import { lastBlock } from "./module-members.js";
import { isNamedModule, moduleIn } from "./module-moves.js";
import { generatedModuleIn, rebaseModule, siblingSpecifier, withExtension } from "./module-path.js";
import {
  exportedName,
  groupMember,
  joinFile,
  type NewFile,
  type NewFileOptions,
  principalFile,
  principalName,
  type StubStyle,
  tagFile,
} from "./new-files.js";
import { addNamespaceFunctions, appendFunctions, type NewFunctionOptions } from "./new-functions.js";
import { addMembers, addMethods } from "./new-methods.js";
import { type Placement, placementInPart, placementOf } from "./placement.js";
import { resolveExport } from "./scope.js";
import type { FileInput, Source } from "./source-files.js";
import type { Edit } from "./splice.js";
import { unclaimedDefinitions } from "./unclaimed.js";
import {
  ambiguousPlacement,
  handlersElsewhere,
  uneditableFile,
  unmatchedMention,
  untypedDefinition,
} from "./unplaced-handlers.js";
import { mentionOf } from "./unreadable.js";

export interface Additions {
  readonly edits: readonly { readonly source: Source; readonly edits: readonly Edit[] }[];
  readonly created: readonly NewFile[];
  readonly actions: readonly Action[];
  readonly diagnostics: readonly StubDiagnostic[];
  /** Tags to add as members of the joining object. */
  readonly joinFile: ReadonlySet<string>;
}

export interface AdditionsInput {
  readonly desired: DesiredStubs;
  readonly located: LocatedHandlers;
  readonly known: AnalysisContext;
  /** Returns the current name of an operation after the renames of this run. */
  readonly currentName: (name: string) => string;
  /** Files that can hold handlers; test files are excluded. */
  readonly files: readonly FileInput[];
  /** Operations whose handler may still exist under a different name. */
  readonly contested: ReadonlySet<string>;
  readonly options: ReconcileOptions;
}

/** Plans the new files, methods and members for operations without a handler. */
export function planAdditions(input: AdditionsInput): Additions {
  return new AdditionPlanner(input).plan();
}

class AdditionPlanner {
  readonly #input: AdditionsInput;
  readonly #methods = new Map<Container["node"], { container: Container; operations: DesiredOperation[] }>();
  readonly #functions = new Map<Source, DesiredOperation[]>();
  readonly #members = new Map<Container, DesiredTag[]>();
  readonly #hiddenIn = new Map<ts.Node, string[]>();
  readonly #created: NewFile[] = [];
  readonly #actions: Action[] = [];
  readonly #diagnostics: StubDiagnostic[] = [];

  constructor(input: AdditionsInput) {
    this.#input = input;
  }

  plan(): Additions {
    const { desired } = this.#input;
    const isFirst = this.#isFirstRun();
    const taken = new Set([...desired.tags.map(({ fileStem }) => fileStem), "index"]);
    const principalStem = taken.has("principal") ? "principal-of-calls" : "principal";
    const newTags = desired.tags.flatMap((tag) => this.#planTag(tag));
    for (const [opaque, names] of this.#hiddenIn) {
      this.#diagnostics.push({
        code: "stubs-unseen",
        message: `this value may contain the handlers ${names.join(", ")}: its type is unknown`,
        at: rangeOf(opaque),
        fix: "add a type annotation, or add the missing handlers manually",
      });
    }
    const present = this.#principal();
    const isPrincipalNew = isFirst && present === undefined && !this.#isTaken(`${principalStem}.ts`);
    const principal = isPrincipalNew ? `./${principalStem}${this.#importExtension()}` : present;
    const options: NewFileOptions = {
      module: this.#input.options.module,
      importExtension: this.#importExtension(),
      style: this.#style(),
      ...(principal === undefined ? {} : { principal }),
    };
    const created = newTags.filter(({ tag, operations }) =>
      this.#create(tagFile(tag, operations, options), operations),
    );
    if (created.length > 0 && isFirst) {
      if (isPrincipalNew) this.#create(principalFile(principalStem), []);
      this.#create(joinFile(desired, options), []);
    } else this.#join(created.map(({ tag }) => tag));
    return {
      edits: this.#edits(),
      created: this.#created,
      actions: this.#actions,
      diagnostics: this.#diagnostics,
      joinFile: new Set([...this.#members.values()].flatMap((tags) => tags.map(({ identifier }) => identifier))),
    };
  }

  /** Whether the folder contains no handlers, not even files that mention their interfaces. */
  #isFirstRun(): boolean {
    const { located, files, known } = this.#input;
    const nothing = located.containers.length === 0 && located.functions.length === 0;
    return nothing && !files.some(({ text }) => mentionOf(text, known.interfaces) !== undefined);
  }

  /** Decides where each operation of a tag goes. Returns the tag with the operations that need a new file. */
  #planTag(tag: DesiredTag): readonly { readonly tag: DesiredTag; readonly operations: readonly DesiredOperation[] }[] {
    const { located } = this.#input;
    const { containers, functions } = located;
    const ofTag = withoutDuplicates(containers.filter(({ type }) => implementsTag(type, tag)));
    const own = functions.filter(({ operation }) => this.#tagOf(operation) === tag.identifier);
    const missing: DesiredOperation[] = [];
    for (const operation of tag.operations) {
      if (this.#input.contested.has(operation.identifier)) continue;
      const placement = placementOf(operation, ofTag, this.#input);
      if (placement.kind === "missing") missing.push(operation);
      else this.#place(operation, placement);
    }
    if (missing.length === 0) return [];
    if (ofTag.length > 0) {
      for (const operation of missing) this.#place(operation, placementInPart(tag, operation, ofTag, this.#input));
      return [];
    }
    const [first] = own;
    if (first !== undefined) {
      if (own.some(({ source }) => source !== first.source)) {
        for (const operation of missing) this.#diagnostics.push(ambiguousPlacement(tag, operation, own));
      } else if (!this.#input.known.sources.isEditable(first.source)) {
        this.#diagnostics.push(uneditableFile(tag, first, missing));
      } else this.#functions.set(first.source, [...(this.#functions.get(first.source) ?? []), ...missing]);
      return [];
    }
    const refusal = this.#refusalOfFile(tag, missing);
    if (refusal === undefined) return [{ tag, operations: missing }];
    this.#diagnostics.push(...refusal);
    return [];
  }

  /** Returns the diagnostics that explain why the tag gets no new file: existing code may already implement it. */
  #refusalOfFile(tag: DesiredTag, missing: readonly DesiredOperation[]): readonly StubDiagnostic[] | undefined {
    const { located, known, options, files, currentName } = this.#input;
    const mention = unmatchedMention(tag, files, known);
    if (mention !== undefined) return mention;
    const [defined, ...others] = unclaimedDefinitions(tag, located, known);
    if (defined !== undefined) return [untypedDefinition(tag, [defined, ...others], options.module)];
    if (missing.length === tag.operations.length) return undefined;
    const held = new Set(tag.operations.filter((one) => !missing.includes(one)).map(({ identifier }) => identifier));
    const found = collectHandlers(located).find(({ name }) => held.has(currentName(name)));
    return [handlersElsewhere(tag, missing, found?.nameNode)];
  }

  /** Records what to do about an operation without a known handler. */
  #place(operation: DesiredOperation, placement: Placement): void {
    switch (placement.kind) {
      case "add":
        this.#addTo(placement.container, [operation]);
        break;
      case "unseen": {
        const { opaque } = placement;
        this.#hiddenIn.set(opaque, [...(this.#hiddenIn.get(opaque) ?? []), operation.identifier]);
        break;
      }
      case "undecided":
        this.#diagnostics.push(placement.diagnostic);
        break;
      case "handled":
      case "missing":
        break;
    }
  }

  #tagOf(operation: string): string | undefined {
    return this.#input.desired.operations.get(this.#input.currentName(operation))?.tag;
  }

  #addTo(container: Container, operations: readonly DesiredOperation[]): void {
    const tag = this.#input.desired.tags.find((one) => implementsTag(container.type, one));
    if (tag !== undefined && !this.#input.known.sources.isEditable(container.source)) {
      this.#diagnostics.push(uneditableFile(tag, container, operations));
      return;
    }
    const entry = this.#methods.get(container.node) ?? { container, operations: [] };
    entry.operations.push(...operations);
    this.#methods.set(container.node, entry);
  }

  #create(file: NewFile, operations: readonly DesiredOperation[]): boolean {
    const { path } = file;
    const taken = this.#isTaken(path);
    if (taken !== undefined) {
      this.#diagnostics.push({
        code: "stubs-homeless",
        message: `${path} cannot be created: a ${taken} of that name exists`,
        at: { path, start: 0, end: 0 },
        fix: `rename the ${taken}, or add the handlers manually`,
      });
      return false;
    }
    this.#created.push(file);
    this.#actions.push({ kind: "create", path });
    for (const { identifier } of operations) this.#actions.push({ kind: "add", path, operation: identifier });
    return true;
  }

  /** Returns what already exists at a new file's path. Compared case-insensitively: some file systems are. */
  #isTaken(path: string): "file" | "directory" | undefined {
    const { files, options } = this.#input;
    const isSame = (other: string): boolean => other.toLowerCase() === path.toLowerCase();
    if ((options.directories ?? []).some(isSame)) return "directory";
    return files.some((file) => isSame(file.path)) ? "file" : undefined;
  }

  /** Adds new tags to the object that joins all handlers, if there is exactly one and it is editable. */
  #join(tags: readonly DesiredTag[]): void {
    const joins = withoutDuplicates(
      this.#input.located.containers.filter(({ type }) => type.kind === "join" && type.keys.kind !== "only"),
    );
    const [join, ...others] = joins;
    if (join === undefined || others.length > 0 || !this.#input.known.sources.isEditable(join.source)) return;
    if (isModuleHolder(join.node)) return;
    const names = new Set([...join.members.own, ...join.members.inherited].map(({ name }) => name));
    const missing = tags.filter(({ identifier }) => !names.has(identifier));
    if (missing.length > 0) this.#members.set(join, missing);
  }

  #style(): StubStyle {
    const { options, located } = this.#input;
    // An object of classes takes no other style.
    if (located.containers.some(({ type }) => type.kind === "join" && type.ofClasses)) return "nest";
    const whole = withoutDuplicates(located.containers.filter(({ type }) => type.kind === "tag" && !type.partial));
    const classes = whole.filter(({ node }) => ts.isClassLike(node)).length;
    return options.style ?? (classes > whole.length - classes ? "class" : "object");
  }

  /** Returns the top-level file that exports the principal's type. */
  #principal(): string | undefined {
    const { sources } = this.#input.known;
    const found = sources.parsed.find((source) => {
      if (source.path.includes("/") || source.path.startsWith("index.")) return false;
      const meaning = resolveExport(source, principalName, sources);
      if (meaning?.kind !== "declaration") return false;
      const { node } = meaning;
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
      return isType && (node.typeParameters ?? []).every((parameter) => parameter.default !== undefined);
    });
    return found === undefined ? undefined : `./${withExtension(found.path, this.#importExtension())}`;
  }

  #importExtension(): "" | ".js" | ".ts" {
    return this.#input.options.importExtension ?? ".js";
  }

  #edits(): Additions["edits"] {
    const { desired, options } = this.#input;
    const { module } = options;
    const { formerModule } = this.#input.known;
    const style = this.#style();
    const touched = new Set<Source>([
      ...[...this.#methods.values()].map(({ container }) => container.source),
      ...this.#functions.keys(),
      ...[...this.#members.keys()].map(({ source }) => source),
    ]);
    return [...touched].map((source) => {
      const fileStyle = styleOf(source);
      const names = new ImportNames(source, fileStyle, (from) =>
        isNamedModule(source, from, [formerModule]) ? rebaseModule(source, module) : from,
      );
      const edits: Edit[] = [];
      for (const { container, operations } of this.#methods.values()) {
        if (container.source !== source) continue;
        const options = { style: fileStyle, names, module: generatedModuleIn(source, container.type.module, module) };
        edits.push(...addHandlers(container, operations, { ...options, desired }));
        this.#recordActions(source, operations);
      }
      const functions = this.#functions.get(source) ?? [];
      if (functions.length > 0) {
        const from = moduleIn(source, module, formerModule);
        edits.push(appendFunctions(source, functions, { style: fileStyle, names, module: from, desired }));
        this.#recordActions(source, functions);
      }
      for (const [join, tags] of this.#members) {
        if (join.source !== source) continue;
        const members = tags.map((tag) => {
          const local = names.use(exportedName(tag, style), {
            module: siblingSpecifier(source, tag, this.#importExtension()),
            typeOnly: false,
          });
          // The files may be new while the joining object has instances.
          const isInstance = style === "nest" && join.type.kind === "join" && join.type.ofClasses !== true;
          return groupMember(tag, isInstance ? "class" : style, local);
        });
        if (!isModuleHolder(join.node)) {
          edits.push(...addMembers({ source, node: join.node }, members, { style: fileStyle, spaced: false }));
        }
      }
      return { source, edits: [...edits, ...names.edits()] };
    });
  }

  #recordActions({ path }: Source, operations: readonly DesiredOperation[]): void {
    for (const { identifier } of operations) this.#actions.push({ kind: "add", path, operation: identifier });
  }
}

/** Adds handlers to an object, a class or a module. */
function addHandlers(
  container: Container,
  operations: readonly DesiredOperation[],
  options: NewFunctionOptions,
): readonly Edit[] {
  const { node, source } = container;
  if (!isModuleHolder(node)) return addMethods({ ...container, node }, operations, options);
  if (ts.isSourceFile(node)) return [appendFunctions(source, operations, options)];
  const block = lastBlock(node);
  return block === undefined ? [] : [addNamespaceFunctions(source, block, operations, options)];
}

function implementsTag(type: Container["type"], tag: DesiredTag): boolean {
  return type.kind === "tag" && type.interfaceName === tag.interfaceName;
}

function withoutDuplicates(containers: readonly Container[]): readonly Container[] {
  return containers.filter(({ node }, index) => containers.findIndex((other) => other.node === node) === index);
}
