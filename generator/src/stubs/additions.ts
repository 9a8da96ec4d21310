import { ts } from "ts-morph";
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
import { generatedModuleIn, rebaseModule, siblingSpecifier } from "./module-path.js";
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
import { resolveExport } from "./scope.js";
import type { FileInput, Source } from "./source-files.js";
import type { Edit } from "./splice.js";
import { possibleDefinitions, unclaimedDefinitions } from "./unclaimed.js";
import {
  ambiguousPlacement,
  assignedOutsideObject,
  handlersElsewhere,
  startOfContainer,
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
        message: `whether ${names.join(", ")} can be found in what this brings is not known, because it has no type that says so`,
        at: rangeOf(opaque),
        fix: "add what the compiler misses by hand, or give this a type that shows what it holds",
      });
    }
    const present = this.#principal();
    const isPrincipalNew = isFirst && present === undefined && !this.#isTaken(`${principalStem}.ts`);
    const principal = isPrincipalNew ? `./${principalStem}.js` : present;
    const options: NewFileOptions = {
      module: this.#input.options.module,
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
    const { located, options } = this.#input;
    const { containers, functions } = located;
    const ofTag = withoutDuplicates(containers.filter(({ type }) => implementsTag(type, tag)));
    const own = functions.filter(({ operation }) => this.#tagOf(operation) === tag.identifier);
    const missing = tag.operations.filter(
      (operation) => !this.#input.contested.has(operation.identifier) && !this.#hasHandler(operation, ofTag),
    );
    if (missing.length === 0) return [];
    const [only] = ofTag;
    if (ofTag.length > 0) {
      for (const operation of missing) {
        const opaque = only === undefined ? undefined : this.#opaqueFor(operation, only);
        const [defined, ...more] = possibleDefinitions([operation], located, this.#input.known);
        if (ofTag.length > 1 || only === undefined) this.#diagnostics.push(ambiguousPlacement(tag, operation, ofTag));
        else if (defined !== undefined)
          this.#diagnostics.push(untypedDefinition(tag, [defined, ...more], options.module));
        else if (opaque !== undefined) this.#mayBeHidden(operation, opaque);
        else if (only.members.assigned.length > 0) this.#diagnostics.push(assignedOutsideObject(tag, operation, only));
        else this.#addTo(only, [operation]);
      }
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

  /** Whether an operation has a handler, will get one in an existing object or class, or has been reported. */
  #hasHandler(operation: DesiredOperation, ofTag: readonly Container[]): boolean {
    const { located, desired } = this.#input;
    const claimants = ofTag.filter((container) => requiresOperation(container, operation, this.#input.currentName));
    const lacking = claimants.filter((container) => !this.#hasMember(container, operation));
    if (claimants.length > 0 && lacking.length === 0) return true;
    const elsewhere = located.containers.find(
      (container) =>
        container.type.kind === "tag" && !ofTag.includes(container) && this.#hasMember(container, operation),
    );
    const wanted = desired.tags.find(({ identifier }) => identifier === operation.tag)?.interfaceName;
    const typedElsewhere = located.functions.some(
      ({ operation: name, interfaceName = wanted }) =>
        this.#input.currentName(name) === operation.identifier && interfaceName !== wanted,
    );
    // The handler moved to another tag's container, which `reportHandlers` reports.
    if (typedElsewhere || (elsewhere !== undefined && !ofTag.some(({ node }) => node === elsewhere.node))) return true;
    const inSeparatePart = this.#isInSeparatePart(operation, ofTag, claimants);
    if (claimants.length === 0) return inSeparatePart !== undefined || this.#isHidden(operation.identifier);
    if (this.#isHidden(operation.identifier)) return true;
    const [first, ...others] = lacking;
    if (first === undefined) return true;
    if (inSeparatePart !== undefined) {
      this.#diagnostics.push({
        code: "stubs-homeless",
        message: `${operation.identifier} has a handler that is not part of the handlers of ${operation.tag}`,
        at: rangeOf(inSeparatePart),
        related: [{ message: "it is missing here", at: startOfContainer(first) }],
      });
      return true;
    }
    const opaque = this.#opaqueFor(operation, first);
    if (opaque !== undefined) {
      this.#mayBeHidden(operation, opaque);
      return true;
    }
    if (others.length > 0) {
      this.#diagnostics.push({
        code: "stubs-ambiguous",
        message: `${operation.identifier} is missing in ${lacking.length} places, and one was expected`,
        at: startOfContainer(first),
        related: others.map((other) => ({ message: "it is missing here, too", at: startOfContainer(other) })),
        fix: "write it by hand where it belongs",
      });
      return true;
    }
    this.#addTo(first, [operation]);
    return true;
  }

  #hasMember({ members }: Container, { identifier, formerNames }: DesiredOperation): boolean {
    const { currentName, known, desired } = this.#input;
    const named = [...members.own, ...members.assigned, ...members.inherited];
    if (named.some(({ name }) => currentName(name) === identifier)) return true;
    const names = [identifier, ...formerNames.filter((name) => !desired.operations.has(name))];
    return members.hasOpaqueMembers.some((node) => names.some((name) => known.types.hasMember(node, name) === "yes"));
  }

  /** Returns an inherited value of unknown type that may contain the handler. */
  #opaqueFor({ identifier }: DesiredOperation, { members }: Container): ts.Node | undefined {
    return members.hasOpaqueMembers.find((node) => this.#input.known.types.hasMember(node, identifier) === "unknown");
  }

  #mayBeHidden({ identifier }: DesiredOperation, opaque: ts.Node): void {
    this.#hiddenIn.set(opaque, [...(this.#hiddenIn.get(opaque) ?? []), identifier]);
  }

  /** Returns a handler of the operation outside the containers that require it: a function or a partial container. */
  #isInSeparatePart(
    operation: DesiredOperation,
    ofTag: readonly Container[],
    claimants: readonly Container[],
  ): ts.Node | undefined {
    const { located, currentName } = this.#input;
    const single = located.functions.find((handler) => currentName(handler.operation) === operation.identifier);
    if (single !== undefined) return single.nameNode;
    const part = ofTag.find((container) => !claimants.includes(container) && this.#hasMember(container, operation));
    const named = part === undefined ? [] : [...part.members.own, ...part.members.assigned];
    return named.find(({ name }) => currentName(name) === operation.identifier)?.nameNode ?? part?.node;
  }

  /** Whether an unreadable file mentions the operation and may therefore hold its handler. */
  #isHidden(operation: string): boolean {
    const { files, known } = this.#input;
    const read = new Set(known.sources.readableFiles.map(({ path }) => path));
    return files.some(({ path, text }) => !read.has(path) && mentionOf(text, new Set([operation])) !== undefined);
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
        message: `${path} cannot be written, because there is a ${taken} of that name already`,
        at: { path, start: 0, end: 0 },
        fix: "rename it, or write the handlers by hand",
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
    const joins = withoutDuplicates(this.#input.located.containers.filter(({ type }) => type.kind === "join"));
    const [join, ...others] = joins;
    if (join === undefined || others.length > 0 || !this.#input.known.sources.isEditable(join.source)) return;
    if (isModuleHolder(join.node)) return;
    const names = new Set([...join.members.own, ...join.members.inherited].map(({ name }) => name));
    const missing = tags.filter(({ identifier }) => !names.has(identifier));
    if (missing.length > 0) this.#members.set(join, missing);
  }

  #style(): StubStyle {
    const { options, located } = this.#input;
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
    return found === undefined ? undefined : `./${found.path.replace(/\.([cm]?)tsx?$/, ".$1js")}`;
  }

  #edits(): Additions["edits"] {
    const { desired, options } = this.#input;
    const { module } = options;
    const style = this.#style();
    const touched = new Set<Source>([
      ...[...this.#methods.values()].map(({ container }) => container.source),
      ...this.#functions.keys(),
      ...[...this.#members.keys()].map(({ source }) => source),
    ]);
    return [...touched].map((source) => {
      const fileStyle = styleOf(source);
      const names = new ImportNames(source, fileStyle);
      const edits: Edit[] = [];
      for (const { container, operations } of this.#methods.values()) {
        if (container.source !== source) continue;
        const options = { style: fileStyle, names, module: generatedModuleIn(source, container.type.module, module) };
        edits.push(...addHandlers(container, operations, { ...options, desired }));
        this.#recordActions(source, operations);
      }
      const functions = this.#functions.get(source) ?? [];
      if (functions.length > 0) {
        const from = rebaseModule(source, module);
        edits.push(appendFunctions(source, functions, { style: fileStyle, names, module: from, desired }));
        this.#recordActions(source, functions);
      }
      for (const [join, tags] of this.#members) {
        if (join.source !== source) continue;
        const members = tags.map((tag) => {
          const local = names.use(exportedName(tag, style), { module: siblingSpecifier(source, tag), typeOnly: false });
          return groupMember(tag, style, local);
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

/** Whether the container's type requires the operation, so that the compiler reports its absence. */
function requiresOperation(
  { type }: Container,
  { identifier }: DesiredOperation,
  currentName: (name: string) => string,
): boolean {
  if (type.kind !== "tag" || type.partial) return false;
  if (type.keys.kind === "all") return true;
  const named = [...type.keys.names].some((name) => currentName(name) === identifier);
  return type.keys.kind === "only" ? named : !named;
}

function withoutDuplicates(containers: readonly Container[]): readonly Container[] {
  return containers.filter(({ node }, index) => containers.findIndex((other) => other.node === node) === index);
}
