import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { platform } from "../../platform/node.js";
import { joinFiles } from "../bundle/joined-files.js";
import type { Json } from "../document.js";
import { type ParsedFile, Sources } from "../files/sources.js";
import type { OpenedDocument } from "../opened-document.js";
import { type OverlayAction, type OverlayDocument, readOverlay } from "./overlay-document.js";
import { defaultOverlayLimits, type OverlayLimits } from "./overlay-limits.js";
import { isTargetError, TargetCompiler, type TargetError } from "./overlay-target.js";
import { type Conflict, type LocatedNode, OverlaidTree, overlaidFile } from "./overlay-tree.js";

const { basename, dirname, resolve } = platform.paths;

export interface OverlayOptions {
  /** Limits that override {@link defaultOverlayLimits}. */
  readonly limits?: Partial<OverlayLimits>;
  /** Whether to skip missing overlay files, as in a revision that predates the overlay. */
  readonly skipsMissing?: boolean;
}

/**
 * Applies overlays (Overlay Specification 1.0 and 1.1) in order to the whole document. A document of several files is
 * bundled first, so that every target of a reference is a component.
 *
 * @param paths Absolute, or relative to the base folder of the document.
 */
export function applyOverlays(
  opened: OpenedDocument,
  paths: readonly string[],
  options: OverlayOptions = {},
): OpenedDocument {
  const { root, report } = opened;
  if (root === undefined) return opened;
  const limits = { ...defaultOverlayLimits, ...options.limits };
  if (paths.length > limits.overlays) {
    const location = { file: paths[limits.overlays] as string, line: 1, column: 1, endLine: 1, endColumn: 1 };
    const message = `there are ${paths.length} overlays`;
    report(diagnose("limit-exceeded", message, { location, expected: `at most ${limits.overlays}` }));
    return opened;
  }
  const read = paths.map((path) => openOverlay(path, options, opened));
  const files = read.flatMap(({ file }) => file ?? []);
  const overlays = files.map(({ source }) => source);
  const lookups = read.flatMap((overlay) => overlay.lookups);
  const documents = files.flatMap((file) => readOverlay(file, limits.actions, report) ?? []);
  // Without one of its overlays, the document would not be the configured one.
  if (read.some(({ isUnreadable }) => isUnreadable)) {
    const { root: _, ...unread } = opened;
    return { ...unread, overlays, lookups };
  }
  for (const document of documents) checkExtends(document, root, report);
  const joined = joinFiles(root, opened);
  const application = new OverlayApplication(joined.root, limits, opened);
  for (const document of documents) application.apply(document);
  const result = overlaidFile(joined.root, application.tree, new Set(files));
  joined.reportRemaining(result.value);
  return { ...opened, root: result, overlays, lookups };
}

interface OpenedOverlay {
  /** Absent if the overlay is unreadable, or missing where it may be. */
  readonly file?: ParsedFile;
  readonly isUnreadable: boolean;
  readonly lookups: ReturnType<Sources["lookups"]>;
}

function openOverlay(
  path: string,
  { skipsMissing = false }: OverlayOptions,
  { cwd, limits, readFile, unsaved, parsed, report }: OpenedDocument,
): OpenedOverlay {
  const sources = new Sources(path, { cwd, limits, readFile, unsaved, parsed, report });
  const opened = sources.openRoot();
  const lookups = sources.lookups();
  if ("file" in opened) return { file: opened.file, isUnreadable: false, lookups };
  const { code, message, ...rest } = opened.error;
  const isMissing = code === "file-unreadable" && message.endsWith("does not exist");
  const isUnreadable = !(isMissing && skipsMissing);
  if (code !== undefined && isUnreadable) {
    const location = { file: sources.rootName, line: 1, column: 1, endLine: 1, endColumn: 1 };
    report(diagnose(code, message, { location, ...rest }));
  }
  return { isUnreadable, lookups };
}

/** Checks `extends` if it is a relative path: the original URL of a downloaded document is unknown. */
function checkExtends({ extends: written, file }: OverlayDocument, root: ParsedFile, report: Report): void {
  if (written === undefined || /^[a-z][a-z0-9+.-]*:/i.test(written)) return;
  const named = resolve(dirname(file.source.path), decodePath(written));
  if (named === root.source.path) return;
  const location = file.locate(["extends"], "value");
  const message = `the overlay extends ${JSON.stringify(written)}, but is applied to ${root.source.name}`;
  const fix = `name ${basename(root.source.path)} relative to the overlay, or omit extends`;
  report(diagnose("overlay-extends-mismatch", message, { location, fix }));
}

function decodePath(written: string): string {
  try {
    return decodeURIComponent(written.replace(/[?#].*$/s, ""));
  } catch {
    return written;
  }
}

type Report = (diagnostic: Diagnostic) => void;

/** Applies overlays in sequence to one tree. */
class OverlayApplication {
  readonly tree: OverlaidTree;
  readonly #limits: OverlayLimits;
  readonly #depth: number;
  readonly #report: Report;
  readonly #targets: TargetCompiler;
  #inserted = 0;
  #stopped = false;

  constructor(root: ParsedFile, limits: OverlayLimits, { limits: { depth }, report }: OpenedDocument) {
    this.tree = new OverlaidTree(root);
    this.#limits = limits;
    this.#depth = depth;
    this.#report = report;
    this.#targets = new TargetCompiler(limits, depth);
  }

  apply({ file, actions }: OverlayDocument): void {
    for (const action of actions) {
      if (this.#stopped) return;
      this.#applyAction(action, file);
    }
  }

  #applyAction(action: OverlayAction, file: ParsedFile): void {
    const { tokens, change } = action;
    const target = { file, tokens: [...tokens, "target"], query: action.target };
    const locations = this.#select(target);
    if (locations === undefined) return;
    if (locations.length === 0) {
      const message = `the target ${JSON.stringify(action.target)} selects nothing`;
      const fix = "correct the target, or remove the action";
      this.#report(diagnose("overlay-target-unmatched", message, { location: this.#locate(target), fix }));
    } else if (change.kind === "remove") {
      if (locations.some((location) => location.length === 0)) {
        this.#refuse(target, "the root of the document cannot be removed");
      } else this.tree.remove(locations);
    } else {
      const added = change.kind === "update" ? this.#updateOf(change.value, action, file) : this.#copyOf(action, file);
      if (added !== undefined) this.#merge(locations, added, target);
    }
  }

  #updateOf(value: Json, { tokens }: OverlayAction, file: ParsedFile): LocatedNode {
    return { value, origin: { file, tokens: [...tokens, "update"] } };
  }

  #copyOf({ tokens, change }: OverlayAction, file: ParsedFile): LocatedNode | undefined {
    const source = { file, tokens: [...tokens, "copy"], query: (change as { readonly from: string }).from };
    const locations = this.#select(source);
    if (locations === undefined) return undefined;
    const [only, ...others] = locations;
    if (only !== undefined && others.length === 0) return this.tree.detachedNode(only);
    const message = `copy selects ${locations.length === 0 ? "nothing" : `${locations.length} nodes`}`;
    const details = { location: this.#locate(source), expected: "a query that selects one node" };
    this.#report(diagnose("overlay-target-unmatched", message, details));
    return undefined;
  }

  #merge(locations: readonly (readonly string[])[], added: LocatedNode, target: LocatedQuery): void {
    const size = measure(added.value, this.#limits.insertedNodes);
    const deepest = locations.reduce((depth, { length }) => Math.max(depth, length), 0);
    this.#inserted += size.nodes * locations.length;
    if (this.#inserted > this.#limits.insertedNodes || size.depth + deepest > this.#depth) {
      const isDeep = size.depth + deepest > this.#depth;
      const message = isDeep ? "the action nests the document too deeply" : "the overlays insert too many nodes";
      const expected = isDeep ? `at most ${this.#depth} levels` : `at most ${this.#limits.insertedNodes} nodes`;
      this.#stopped = true;
      this.#report(diagnose("limit-exceeded", message, { location: this.#locate(target), expected }));
      return;
    }
    const reported = new Set<Json>();
    for (const tokens of locations) {
      this.tree.merge(tokens, added, (conflict) => {
        const id = JSON.stringify([conflict.added.origin.tokens, describe(conflict.found)]);
        if (!reported.has(id)) this.#report(conflictError(conflict));
        reported.add(id);
      });
    }
  }

  #select(query: LocatedQuery): readonly (readonly string[])[] | undefined {
    const compiled = this.#targets.compile(query.query);
    const selected = isTargetError(compiled) ? compiled : compiled.select(this.tree.value);
    if (!isTargetError(selected)) return selected as readonly (readonly string[])[];
    const { code, message, ...rest } = selected as TargetError;
    this.#stopped ||= code === "limit-exceeded";
    this.#report(diagnose(code, message, { location: this.#locate(query), ...rest }));
    return undefined;
  }

  #refuse(query: LocatedQuery, message: string): void {
    this.#report(diagnose("overlay-incompatible", message, { location: this.#locate(query) }));
  }

  #locate({ file, tokens }: LocatedQuery) {
    return file.locate(tokens, "value");
  }
}

interface LocatedQuery {
  readonly file: ParsedFile;
  readonly tokens: readonly string[];
  readonly query: string;
}

function conflictError({ found, added }: Conflict): Diagnostic {
  const { file, tokens } = added.origin;
  const message = `${describe(added.value)} cannot be merged into ${describe(found)}`;
  const fix = "remove the node in a separate action first, then add the new value to its parent";
  return diagnose("overlay-incompatible", message, { location: file.locate(tokens, "value"), fix });
}

function describe(value: Json): string {
  if (Array.isArray(value)) return "an array";
  if (value === null) return "null";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** Counts the nodes and levels of a value, up to `most`. */
function measure(value: Json, most: number): { readonly nodes: number; readonly depth: number } {
  const pending: { readonly value: Json; readonly depth: number }[] = [{ value, depth: 0 }];
  let nodes = 0;
  let deepest = 0;
  for (let next = pending.pop(); next !== undefined && nodes <= most; next = pending.pop()) {
    nodes += 1;
    deepest = Math.max(deepest, next.depth);
    if (typeof next.value !== "object" || next.value === null) continue;
    const depth = next.depth + 1;
    for (const below of Object.values(next.value) as Json[]) pending.push({ value: below, depth });
  }
  return { nodes, depth: deepest };
}
