import { ts } from "ts-morph";
import type { Container } from "./container.js";
import type { Desired, DesiredOperation, DesiredTag } from "./desired.js";
import { styleOf } from "./file-style.js";
import { placeOf, type StubFinding } from "./finding.js";
import { foundHandlers } from "./found-handlers.js";
import type { Known } from "./handler-type.js";
import { ImportNames } from "./import-names.js";
import type { Located } from "./locate.js";
import { moduleIn, rebased, siblingOf } from "./module-path.js";
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
import { functionText } from "./new-functions.js";
import { addMembers, addMethods } from "./new-methods.js";
import type { Action, ReconcileOptions } from "./reconcile.js";
import { assignedLater, elsewhere, leftAlone, mentionedIn, startOf, unplaced, withoutType } from "./refusals.js";
import { exportOf } from "./scope.js";
import type { FileInput, Source } from "./source-files.js";
import type { Edit } from "./splice.js";
import { possibleDefinitions, unclaimedDefinitions } from "./unclaimed.js";
import { mentionOf } from "./unreadable.js";

export interface Additions {
  readonly edits: readonly { readonly source: Source; readonly edits: readonly Edit[] }[];
  readonly created: readonly NewFile[];
  readonly actions: readonly Action[];
  readonly findings: readonly StubFinding[];
  /** Tags that become members of the object that joins all. */
  readonly joined: ReadonlySet<string>;
}

export interface AdditionsInput {
  readonly desired: Desired;
  readonly located: Located;
  readonly known: Known;
  /** What an operation is called after the renames of this run. */
  readonly currentName: (name: string) => string;
  /** Files that could hold handlers; tests are not among them. */
  readonly files: readonly FileInput[];
  /** Operations whose handler may stand under another name. */
  readonly contested: ReadonlySet<string>;
  readonly options: ReconcileOptions;
}

/** What has to be written for operations that have no handler yet, and where. */
export function planAdditions(input: AdditionsInput): Additions {
  return new AdditionPlanner(input).plan();
}

class AdditionPlanner {
  readonly #input: AdditionsInput;
  readonly #methods = new Map<Container["node"], { container: Container; operations: DesiredOperation[] }>();
  readonly #functions = new Map<Source, DesiredOperation[]>();
  readonly #members = new Map<Container, DesiredTag[]>();
  readonly #unseenIn = new Map<ts.Node, string[]>();
  readonly #created: NewFile[] = [];
  readonly #actions: Action[] = [];
  readonly #findings: StubFinding[] = [];

  constructor(input: AdditionsInput) {
    this.#input = input;
  }

  plan(): Additions {
    const { desired } = this.#input;
    const isFirst = this.#isFirst();
    const taken = new Set([...desired.tags.map(({ fileStem }) => fileStem), "index"]);
    const principalStem = taken.has("principal") ? "principal-of-calls" : "principal";
    const newTags = desired.tags.flatMap((tag) => this.#tag(tag));
    for (const [opaque, names] of this.#unseenIn) {
      this.#findings.push({
        code: "stubs-unseen",
        message: `whether ${names.join(", ")} can be found in what this brings is not known, because it has no type that says so`,
        at: placeOf(opaque),
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
      findings: this.#findings,
      joined: new Set([...this.#members.values()].flatMap((tags) => tags.map(({ identifier }) => identifier))),
    };
  }

  /** Whether nobody has written a handler in this folder yet, nor begun to. */
  #isFirst(): boolean {
    const { located, files, known } = this.#input;
    const nothing = located.containers.length === 0 && located.functions.length === 0;
    return nothing && !files.some(({ text }) => mentionOf(text, known.interfaces) !== undefined);
  }

  /** Decides about each operation of a tag; returns the tag with those that need a new file. */
  #tag(tag: DesiredTag): readonly { readonly tag: DesiredTag; readonly operations: readonly DesiredOperation[] }[] {
    const { located, options } = this.#input;
    const { containers, functions } = located;
    const ofTag = distinctNodes(containers.filter(({ type }) => claims(type, tag)));
    const own = functions.filter(({ operation }) => this.#tagOf(operation) === tag.identifier);
    const homeless = tag.operations.filter(
      (operation) => !this.#input.contested.has(operation.identifier) && !this.#settled(operation, ofTag),
    );
    if (homeless.length === 0) return [];
    const [only] = ofTag;
    if (ofTag.length > 0) {
      for (const operation of homeless) {
        const opaque = only === undefined ? undefined : this.#opaqueFor(operation, only);
        const [defined, ...more] = possibleDefinitions([operation], located, this.#input.known);
        if (ofTag.length > 1 || only === undefined) this.#findings.push(unplaced(tag, operation, ofTag));
        else if (defined !== undefined) this.#findings.push(withoutType(tag, [defined, ...more], options.module));
        else if (opaque !== undefined) this.#unseen(operation, opaque);
        else if (only.members.assigned.length > 0) this.#findings.push(assignedLater(tag, operation, only));
        else this.#addTo(only, [operation]);
      }
      return [];
    }
    const [first] = own;
    if (first !== undefined) {
      if (own.some(({ source }) => source !== first.source)) {
        for (const operation of homeless) this.#findings.push(unplaced(tag, operation, own));
      } else if (!this.#input.known.sources.isEditable(first.source)) {
        this.#findings.push(leftAlone(tag, first, homeless));
      } else this.#functions.set(first.source, [...(this.#functions.get(first.source) ?? []), ...homeless]);
      return [];
    }
    const refusal = this.#refusalOfFile(tag, homeless);
    if (refusal === undefined) return [{ tag, operations: homeless }];
    this.#findings.push(...refusal);
    return [];
  }

  /** Why no new file is written for a tag: something that could be its handlers is there. */
  #refusalOfFile(tag: DesiredTag, homeless: readonly DesiredOperation[]): readonly StubFinding[] | undefined {
    const { located, known, options, files, currentName } = this.#input;
    const mention = mentionedIn(tag, files, known);
    if (mention !== undefined) return mention;
    const [defined, ...others] = unclaimedDefinitions(tag, located, known);
    if (defined !== undefined) return [withoutType(tag, [defined, ...others], options.module)];
    if (homeless.length === tag.operations.length) return undefined;
    const held = new Set(tag.operations.filter((one) => !homeless.includes(one)).map(({ identifier }) => identifier));
    const found = foundHandlers(located).find(({ name }) => held.has(currentName(name)));
    return [elsewhere(tag, homeless, found?.nameNode)];
  }

  /** Whether an operation has its handler, or gets it in an object or class that asks for it, or was reported. */
  #settled(operation: DesiredOperation, ofTag: readonly Container[]): boolean {
    const { located, desired } = this.#input;
    const claimants = ofTag.filter((container) => asksFor(container, operation, this.#input.currentName));
    const lacking = claimants.filter((container) => !this.#holds(container, operation));
    if (claimants.length > 0 && lacking.length === 0) return true;
    const elsewhere = located.containers.find(
      (container) => container.type.kind === "tag" && !ofTag.includes(container) && this.#holds(container, operation),
    );
    const wanted = desired.tags.find(({ identifier }) => identifier === operation.tag)?.interfaceName;
    const typedElsewhere = located.functions.some(
      ({ operation: name, interfaceName = wanted }) =>
        this.#input.currentName(name) === operation.identifier && interfaceName !== wanted,
    );
    // Another tag's: it was moved, which is reported with its place.
    if (typedElsewhere || (elsewhere !== undefined && !ofTag.some(({ node }) => node === elsewhere.node))) return true;
    const apart = this.#apart(operation, ofTag, claimants);
    if (claimants.length === 0) return apart !== undefined || this.#isHidden(operation.identifier);
    if (this.#isHidden(operation.identifier)) return true;
    const [first, ...others] = lacking;
    if (first === undefined) return true;
    if (apart !== undefined) {
      this.#findings.push({
        code: "stubs-homeless",
        message: `${operation.identifier} has a handler that is not part of the handlers of ${operation.tag}`,
        at: placeOf(apart),
        related: [{ message: "it is missing here", at: startOf(first) }],
      });
      return true;
    }
    const opaque = this.#opaqueFor(operation, first);
    if (opaque !== undefined) {
      this.#unseen(operation, opaque);
      return true;
    }
    if (others.length > 0) {
      this.#findings.push({
        code: "stubs-ambiguous",
        message: `${operation.identifier} is missing in ${lacking.length} places, and one was expected`,
        at: startOf(first),
        related: others.map((other) => ({ message: "it is missing here, too", at: startOf(other) })),
        fix: "write it by hand where it belongs",
      });
      return true;
    }
    this.#addTo(first, [operation]);
    return true;
  }

  #holds({ members }: Container, { identifier, formerly }: DesiredOperation): boolean {
    const { currentName, known, desired } = this.#input;
    const named = [...members.own, ...members.assigned, ...members.inherited];
    if (named.some(({ name }) => currentName(name) === identifier)) return true;
    const names = [identifier, ...formerly.filter((name) => !desired.operations.has(name))];
    return members.opaque.some((node) => names.some((name) => known.types.holds(node, name) === "yes"));
  }

  /** What an object or class gets from elsewhere and may hold a handler, where its type does not say. */
  #opaqueFor({ identifier }: DesiredOperation, { members }: Container): ts.Node | undefined {
    return members.opaque.find((node) => this.#input.known.types.holds(node, identifier) === "unknown");
  }

  #unseen({ identifier }: DesiredOperation, opaque: ts.Node): void {
    this.#unseenIn.set(opaque, [...(this.#unseenIn.get(opaque) ?? []), identifier]);
  }

  /** A handler of the operation that stands by itself or in a part of the tag's handlers. */
  #apart(
    operation: DesiredOperation,
    ofTag: readonly Container[],
    claimants: readonly Container[],
  ): ts.Node | undefined {
    const { located, currentName } = this.#input;
    const single = located.functions.find((handler) => currentName(handler.operation) === operation.identifier);
    if (single !== undefined) return single.nameNode;
    const part = ofTag.find((container) => !claimants.includes(container) && this.#holds(container, operation));
    const named = part === undefined ? [] : [...part.members.own, ...part.members.assigned];
    return named.find(({ name }) => currentName(name) === operation.identifier)?.nameNode ?? part?.node;
  }

  /** Whether a file that cannot be worked on could hold the handler. */
  #isHidden(operation: string): boolean {
    const { files, known } = this.#input;
    const read = new Set(known.sources.readable.map(({ path }) => path));
    return files.some(({ path, text }) => !read.has(path) && mentionOf(text, new Set([operation])) !== undefined);
  }

  #tagOf(operation: string): string | undefined {
    return this.#input.desired.operations.get(this.#input.currentName(operation))?.tag;
  }

  #addTo(container: Container, operations: readonly DesiredOperation[]): void {
    const tag = this.#input.desired.tags.find((one) => claims(container.type, one));
    if (tag !== undefined && !this.#input.known.sources.isEditable(container.source)) {
      this.#findings.push(leftAlone(tag, container, operations));
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
      this.#findings.push({
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

  /** What is in the way of a new file; names are compared without case, since some file systems do. */
  #isTaken(path: string): "file" | "directory" | undefined {
    const { files, options } = this.#input;
    const isSame = (other: string): boolean => other.toLowerCase() === path.toLowerCase();
    if ((options.directories ?? []).some(isSame)) return "directory";
    return files.some((file) => isSame(file.path)) ? "file" : undefined;
  }

  /** New tags become members of the object that joins all. */
  #join(tags: readonly DesiredTag[]): void {
    const joins = distinctNodes(this.#input.located.containers.filter(({ type }) => type.kind === "join"));
    const [join, ...others] = joins;
    if (join === undefined || others.length > 0 || !this.#input.known.sources.isEditable(join.source)) return;
    const names = new Set([...join.members.own, ...join.members.inherited].map(({ name }) => name));
    const missing = tags.filter(({ identifier }) => !names.has(identifier));
    if (missing.length > 0) this.#members.set(join, missing);
  }

  #style(): StubStyle {
    const { options, located } = this.#input;
    const whole = distinctNodes(located.containers.filter(({ type }) => type.kind === "tag" && !type.partial));
    const classes = whole.filter(({ node }) => ts.isClassLike(node)).length;
    return options.style ?? (classes > whole.length - classes ? "class" : "object");
  }

  /** The file of this folder that says who calls. */
  #principal(): string | undefined {
    const { sources } = this.#input.known;
    const found = sources.parsed.find((source) => {
      if (source.path.includes("/") || source.path.startsWith("index.")) return false;
      const meaning = exportOf(source, principalName, sources);
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
        const from = moduleIn(source, container.type.module, module);
        edits.push(...addMethods(container, operations, { style: fileStyle, names, module: from }));
        this.#note(source, operations);
      }
      const functions = this.#functions.get(source) ?? [];
      if (functions.length > 0) {
        edits.push(
          functionText(source, functions, { style: fileStyle, names, module: rebased(source, module), desired }),
        );
        this.#note(source, functions);
      }
      for (const [join, tags] of this.#members) {
        if (join.source !== source) continue;
        const members = tags.map((tag) => {
          const local = names.use(exportedName(tag, style), { module: siblingOf(source, tag), typeOnly: false });
          return groupMember(tag, style, local);
        });
        edits.push(...addMembers(join, members, { style: fileStyle, spaced: false }));
      }
      return { source, edits: [...edits, ...names.edits()] };
    });
  }

  #note({ path }: Source, operations: readonly DesiredOperation[]): void {
    for (const { identifier } of operations) this.#actions.push({ kind: "add", path, operation: identifier });
  }
}

function claims(type: Container["type"], tag: DesiredTag): boolean {
  return type.kind === "tag" && type.interfaceName === tag.interfaceName;
}

/** Whether the compiler misses the operation in an object or class that lacks it. */
function asksFor(
  { type }: Container,
  { identifier }: DesiredOperation,
  currentName: (name: string) => string,
): boolean {
  if (type.kind !== "tag" || type.partial) return false;
  if (type.keys.kind === "all") return true;
  const named = [...type.keys.names].some((name) => currentName(name) === identifier);
  return type.keys.kind === "only" ? named : !named;
}

function distinctNodes(containers: readonly Container[]): readonly Container[] {
  return containers.filter(({ node }, index) => containers.findIndex((other) => other.node === node) === index);
}
