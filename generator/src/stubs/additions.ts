import { ts } from "ts-morph";
import type { Container } from "./container.js";
import type { Desired, DesiredOperation, DesiredTag } from "./desired.js";
import { styleOf } from "./file-style.js";
import { placeOf, type StubFinding } from "./finding.js";
import type { Known } from "./handler-type.js";
import { ImportNames } from "./import-names.js";
import type { FunctionHandler, Located } from "./locate.js";
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
import type { StubRecord } from "./record.js";
import { exportOf } from "./scope.js";
import type { FileInput, Source } from "./source-files.js";
import { isTypescript } from "./source-files.js";
import type { Edit } from "./splice.js";
import { mentionOf } from "./unreadable.js";

export interface Additions {
  readonly edits: readonly { readonly source: Source; readonly edits: readonly Edit[] }[];
  readonly created: readonly NewFile[];
  readonly actions: readonly Action[];
  readonly findings: readonly StubFinding[];
}

export interface AdditionsInput {
  readonly desired: Desired;
  readonly located: Located;
  readonly known: Known;
  /** What an operation is called after the renames of this run. */
  readonly currentName: (name: string) => string;
  readonly files: readonly FileInput[];
  readonly record: StubRecord;
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
    const hasPrincipal = this.#input.files.some(({ path }) => path === `${principalStem}.ts`);
    const principal = isFirst && !hasPrincipal ? `./${principalStem}.js` : this.#principal();
    const options: NewFileOptions = {
      module: this.#input.options.module,
      style: this.#style(),
      ...(principal === undefined ? {} : { principal }),
    };
    const created = newTags.filter(({ tag, operations }) =>
      this.#create(tagFile(tag, operations, options), operations),
    );
    if (created.length > 0 && isFirst) {
      if (!hasPrincipal) this.#create(principalFile(principalStem), []);
      this.#create(joinFile(desired, options), []);
    } else this.#join(created.map(({ tag }) => tag));
    return {
      edits: this.#edits(),
      created: this.#created,
      actions: this.#actions,
      findings: this.#findings,
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
    const { containers, functions } = this.#input.located;
    const ofTag = distinctNodes(containers.filter(({ type }) => claims(type, tag)));
    const own = functions.filter(({ operation }) => this.#tagOf(operation) === tag.identifier);
    const homeless = tag.operations.filter((operation) => !this.#settled(operation, ofTag));
    if (homeless.length === 0) return [];
    const [only] = ofTag;
    if (ofTag.length > 0) {
      if (ofTag.length === 1 && only !== undefined && only.members.opaque.length === 0) this.#addTo(only, homeless);
      else for (const operation of homeless) this.#unclaimed(tag, operation, ofTag);
      return [];
    }
    const [first] = own;
    if (first !== undefined) {
      if (own.every(({ source }) => source === first.source)) {
        this.#functions.set(first.source, [...(this.#functions.get(first.source) ?? []), ...homeless]);
      } else for (const operation of homeless) this.#unclaimed(tag, operation, own);
      return [];
    }
    return this.#isMentioned(tag) ? [] : [{ tag, operations: homeless }];
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
    const [opaque] = first.members.opaque;
    if (opaque !== undefined) {
      // What was asked for before is there, or else the compiler has missed it for long.
      if (Object.hasOwn(this.#input.record.operations, operation.identifier)) return true;
      this.#findings.push({
        code: "stubs-unseen",
        message: `whether ${operation.identifier} has a handler cannot be seen, because this could hold it`,
        at: placeOf(opaque),
        fix: `add ${operation.identifier} by hand if the compiler misses it`,
      });
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

  #holds({ members }: Container, { identifier }: DesiredOperation): boolean {
    return [...members.own, ...members.inherited].some(({ name }) => this.#input.currentName(name) === identifier);
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
    return part?.members.own.find(({ name }) => currentName(name) === operation.identifier)?.nameNode ?? part?.node;
  }

  #unclaimed(tag: DesiredTag, operation: DesiredOperation, places: readonly (Container | FunctionHandler)[]): void {
    const [first] = places;
    const at = first === undefined ? undefined : startOf(first);
    this.#findings.push({
      code: "stubs-homeless",
      message: `${operation.identifier} has no handler, and no single object or class asks for all of ${tag.interfaceName}`,
      ...(at === undefined ? {} : { at }),
      fix: "write it by hand where it belongs",
    });
  }

  /** Reported where an interface is mentioned and nothing satisfies it: a new file would stand beside somebody's own. */
  #isMentioned(tag: DesiredTag): boolean {
    const { files, known } = this.#input;
    const broken = new Set(known.sources.all.filter(({ problem }) => problem !== undefined).map(({ path }) => path));
    for (const { path, text } of files) {
      const mention = mentionOf(text, new Set([tag.interfaceName]));
      if (mention === undefined) continue;
      if (broken.has(path) || /\.[cm]?jsx?$/.test(path)) return true;
      this.#findings.push({
        code: "stubs-homeless",
        message: `${tag.interfaceName} is mentioned here, and nothing is seen that satisfies it`,
        at: { path, start: mention.start, end: mention.start + mention.name.length },
        fix: `give the object or class with the handlers of ${tag.identifier} the type ${tag.interfaceName}`,
      });
      return true;
    }
    return false;
  }

  /** Whether a file that cannot be worked on could hold the handler. */
  #isHidden(operation: string): boolean {
    const { files, known } = this.#input;
    const parsed = new Set(known.sources.parsed.map(({ path }) => path));
    const names = new Set([operation]);
    return files.some(
      ({ path, text }) =>
        !parsed.has(path) &&
        mentionOf(text, names) !== undefined &&
        (isTypescript(path) || mentionOf(text, known.interfaces) !== undefined),
    );
  }

  #tagOf(operation: string): string | undefined {
    return this.#input.desired.operations.get(this.#input.currentName(operation))?.tag;
  }

  #addTo(container: Container, operations: readonly DesiredOperation[]): void {
    const entry = this.#methods.get(container.node) ?? { container, operations: [] };
    entry.operations.push(...operations);
    this.#methods.set(container.node, entry);
  }

  #create(file: NewFile, operations: readonly DesiredOperation[]): boolean {
    const { path } = file;
    const taken = this.#input.files.some((existing) => existing.path.toLowerCase() === path.toLowerCase());
    if (taken) {
      this.#findings.push({
        code: "stubs-homeless",
        message: `${path} would be written, but there is a file of that name already`,
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

  /** New tags become members of the object that joins all. */
  #join(tags: readonly DesiredTag[]): void {
    const joins = distinctNodes(this.#input.located.containers.filter(({ type }) => type.kind === "join"));
    const [join, ...others] = joins;
    if (join === undefined || others.length > 0) return;
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
    const found = sources.parsed.find(
      (source) =>
        !source.path.includes("/") &&
        !source.path.startsWith("index.") &&
        exportOf(source, principalName, sources)?.kind === "declaration",
    );
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

function startOf({ source, node }: Container | FunctionHandler): StubFinding["at"] & object {
  const start = node.getStart(source.tree);
  return { path: source.path, start, end: start };
}
