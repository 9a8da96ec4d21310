import type { Operation, SecurityRequirement, SecurityScheme } from "../../model/interface.js";
import { canonical } from "../schemas/comparison.js";
import { listInWords } from "../words.js";
import { type Comparison, paired, type Teller, tellerOf } from "./comparison.js";

/** Who may call an operation: logins, scopes, permissions. */
export function compareAccess(base: Operation, head: Operation, teller: Teller): void {
  compareSecurity(base, head, teller);
  comparePermissions(base, head, teller);
}

type Alternative = readonly SecurityRequirement[];

function compareSecurity(base: Operation, head: Operation, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  const open = ({ security }: Operation): boolean => security.length === 0 || security.some((one) => one.length === 0);
  if (open(base) && !open(head)) {
    const message = `was open to everyone, and asks for ${alternativesInWords(head.security)}`;
    tell("security-introduced", { message, ...places });
    return;
  }
  if (!open(base) && open(head)) {
    const message = `asked for ${alternativesInWords(base.security)}, and is open to everyone`;
    tell("security-dropped", { message, ...places });
    return;
  }
  const named = ({ security }: Operation): readonly Alternative[] => security.filter((one) => one.length > 0);
  const { gone, come, kept } = paired(named(base), named(head), alternativeInWords);
  for (const alternative of come) {
    const key = alternativeInWords(alternative);
    tell("security-alternative-added", { message: `accepts ${key}`, ...places, key });
  }
  for (const alternative of gone) {
    const key = alternativeInWords(alternative);
    tell("security-alternative-removed", { message: `no longer accepts ${key}`, ...places, key });
  }
  for (const [was, is] of kept) {
    const scopes = paired(scopesOf(was), scopesOf(is), String);
    for (const scope of scopes.come)
      tell("scope-added", { message: `asks for the scope ${scope}`, ...places, key: scope });
    for (const scope of scopes.gone) {
      tell("scope-removed", { message: `no longer asks for the scope ${scope}`, ...places, key: scope });
    }
  }
}

/** Scheme and scope, since two schemes of one alternative may have scopes of the same name. */
function scopesOf(alternative: Alternative): readonly string[] {
  return alternative.flatMap(({ scheme, scopes }) => scopes.map((scope) => `${scheme}:${scope}`));
}

function alternativeInWords(alternative: Alternative): string {
  return listInWords(alternative.map(({ scheme }) => scheme).sort());
}

function alternativesInWords(alternatives: readonly Alternative[]): string {
  return alternatives.map(alternativeInWords).join(" or ");
}

function comparePermissions(base: Operation, head: Operation, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  const { gone, come, kept } = paired(base.permissions, head.permissions, ({ permission }) => permission);
  for (const { permission } of come) {
    tell("permission-required", { message: `asks for ${permission}`, ...places, key: permission });
  }
  for (const { permission } of gone) {
    tell("permission-released", { message: `no longer asks for ${permission}`, ...places, key: permission });
  }
  for (const [was, is] of kept) {
    if (was.when === is.when) continue;
    const words = (when: string | undefined): string => (when === undefined ? "always" : `when ${when}`);
    const message = `asked for ${is.permission} ${words(was.when)}, and asks for it ${words(is.when)}`;
    tell("permission-condition-changed", { message, ...places, key: is.permission });
  }
  if (!base.ownerOnly && head.ownerOnly) tell("owner-only-introduced", { message: "is for owners only", ...places });
  if (base.ownerOnly && !head.ownerOnly)
    tell("owner-only-dropped", { message: "is no longer for owners only", ...places });
}

export function compareSecuritySchemes(comparison: Comparison): void {
  const { base, head } = comparison;
  const { gone, come, kept } = paired(
    [...base.securitySchemes.values()],
    [...head.securitySchemes.values()],
    (one) => one.name,
  );
  const teller = ({ name }: SecurityScheme): Teller => tellerOf(comparison, `security scheme ${name}`);
  const around = "/components/securitySchemes";
  for (const scheme of gone) {
    teller(scheme).tell("security-scheme-removed", {
      message: `${scheme.name} is gone`,
      base: scheme.at,
      head: around,
    });
  }
  for (const scheme of come) {
    teller(scheme).tell("security-scheme-added", { message: `${scheme.name} is new`, base: around, head: scheme.at });
  }
  for (const [was, is] of kept) {
    if (canonical(meaningOf(was)) === canonical(meaningOf(is))) continue;
    const message = `${is.name} works in another way`;
    teller(is).tell("security-scheme-changed", { message, base: was.at, head: is.at });
  }
}

function meaningOf({ at: _at, description: _description, ...meaning }: SecurityScheme): object {
  return meaning;
}
