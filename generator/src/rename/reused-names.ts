import { type DeclaredRename, type DocumentRenames, isUnambiguous } from "../check/declared-renames.js";

/** One rename to undo. */
export interface Reversal extends DeclaredRename {
  readonly old: string;
}

/** The renames of a document by what code with a former name may mean. */
export interface RenamesByReuse {
  /** Those whose former name belongs to one declaration only. */
  readonly plain: readonly DeclaredRename[];
  /**
   * Those whose former name is also a current one, for example after two names were exchanged, and those whose current
   * name another declaration had before. They are undone together. A new declaration that has the former name of another
   * one gets a name that no code uses.
   */
  readonly reused: readonly Reversal[];
}

/** Kinds whose names decide in which file a declaration is, so that former and current declarations cannot be paired. */
const unpaired: ReadonlySet<string> = new Set(["tag"]);

export function divideByReuse(declared: DocumentRenames): RenamesByReuse {
  const chains = declared.renames.filter((rename) => isReusing(rename, declared));
  const chained = new Set<DeclaredRename>(chains);
  for (const chain of chains) for (const rename of givenAway(chain, declared)) chained.add(rename);
  const reversals = [...chained].map((rename) => ({ ...rename, old: rename.former[0] as string }));
  const reused = reversals.filter((one) => !isShared(one, reversals));
  return {
    plain: declared.renames.filter((rename) => !chained.has(rename)),
    reused: [...reused, ...displaced(reused, declared)],
  };
}

function isReusing(rename: DeclaredRename, declared: DocumentRenames): boolean {
  const { scope, kind, current, former } = rename;
  const [old] = former;
  if (old === undefined || old === current || unpaired.has(kind)) return false;
  return declared.names.get(scope)?.get(old)?.kind === kind || givenAway(rename, declared).length > 0;
}

/**
 * Returns the renames of the declarations that took the former name. Values are compared in the whole document: alternatives of a union
 * have one value each, and may exchange them.
 */
function givenAway(rename: DeclaredRename, { renames }: DocumentRenames): readonly DeclaredRename[] {
  const { scope, kind, former } = rename;
  return renames.filter(
    (other) =>
      other !== rename &&
      other.kind === kind &&
      other.current === former[0] &&
      (kind === "value" || other.scope === scope),
  );
}

/** Whether several declarations had the former name, so that undoing all renames would give it to each of them. */
function isShared({ scope, kind, current, old }: Reversal, reversals: readonly Reversal[]): boolean {
  return reversals.some(
    (other) => other.scope === scope && other.kind === kind && other.current !== current && other.old === old,
  );
}

/** Gives other names to new declarations that have the former name of another one. */
function displaced(reused: readonly Reversal[], { names }: DocumentRenames): readonly Reversal[] {
  const moved = (scope: object, name: string): boolean =>
    reused.some((other) => other.scope === scope && other.current === name);
  return reused.flatMap(({ scope, old, at }, index): readonly Reversal[] => {
    const holder = names.get(scope)?.get(old);
    if (holder === undefined || moved(scope, old)) return [];
    return [{ ...holder, scope, at, current: old, former: [], old: `guildwireNew${index}` }];
  });
}

/** The former name of a rename in a generation, if code that uses it can mean nothing else. */
export function formerNameOf(
  rename: DeclaredRename,
  generation: number,
  declared: DocumentRenames,
): string | undefined {
  const old = rename.former[Math.min(generation, rename.former.length - 1)];
  return old === undefined || old === rename.current || !isUnambiguous(rename, old, declared) ? undefined : old;
}
