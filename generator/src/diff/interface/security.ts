import type { Interface, OAuthFlow, Operation, SecurityRequirement, SecurityScheme } from "../../model/interface.js";
import type { Pointer } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import { formatList } from "../message-format.js";
import { type Pairing, paired } from "../pairing.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";

/** Compares access to an operation: security requirements, scopes, permissions. */
export function compareAccess(base: Operation, head: Operation, reporter: ChangeReporter): void {
  compareSecurity(base, head, reporter);
  comparePermissions(base, head, reporter);
}

type Alternative = readonly SecurityRequirement[];

function compareSecurity(base: Operation, head: Operation, { report }: ChangeReporter): void {
  // Operations may inherit the document's security; a change there is reported for each of them.
  const pointers = { base: base.securityAt, head: head.securityAt, isPerContext: true };
  const open = ({ security }: Operation): boolean => security.length === 0 || security.some((one) => one.length === 0);
  if (open(base) && !open(head)) {
    const message = `was open to everyone, and requires ${formatAlternatives(head.security)}`;
    report("security-introduced", { message, ...pointers });
    return;
  }
  if (!open(base) && open(head)) {
    const message = `required ${formatAlternatives(base.security)}, and is open to everyone`;
    report("security-dropped", { message, ...pointers });
    return;
  }
  const { removed, added, kept } = pairAlternatives(base.security, head.security);
  for (const alternative of added) {
    const key = formatAlternative(alternative);
    const details = { message: `accepts ${key}`, key };
    report("security-alternative-added", { ...pointers, ...details, head: pointerOf(alternative, head) });
  }
  for (const alternative of removed) {
    const key = formatAlternative(alternative);
    const former = { ...pointers, key, base: pointerOf(alternative, base) };
    // Callers that satisfied all former schemes satisfy the remaining ones.
    const successor = head.security.find((other) => requiresNoMore(other, alternative));
    if (successor === undefined) {
      report("security-alternative-removed", { ...former, message: `no longer accepts ${key}` });
    } else {
      const remaining = successor.length === 0 ? "no authentication" : `only ${formatAlternative(successor)}`;
      const message = `required ${key}, and requires ${remaining}`;
      report("security-alternative-eased", { ...former, message, head: pointerOf(successor, head) });
    }
  }
  for (const [was, is] of kept) {
    const both = { ...pointers, base: pointerOf(was, base), head: pointerOf(is, head) };
    const scopes = paired(scopesOf(was), scopesOf(is), String);
    for (const scope of scopes.added) {
      report("scope-added", { ...both, message: `requires the scope ${scope}`, key: scope });
    }
    for (const scope of scopes.removed) {
      report("scope-removed", { ...both, message: `no longer requires the scope ${scope}`, key: scope });
    }
  }
}

function pointerOf(alternative: Alternative, { security, securityAt }: Operation): Pointer {
  return `${securityAt}/${security.indexOf(alternative)}`;
}

/** Pairs equal requirements first, then those with other scopes of the same schemes; each alternative once. */
function pairAlternatives(base: readonly Alternative[], head: readonly Alternative[]): Pairing<Alternative> {
  const named = (alternatives: readonly Alternative[]): readonly Alternative[] =>
    alternatives.filter((one) => one.length > 0);
  const same = pairedOnce(named(base), named(head), formatAlternative);
  const { removed, added, kept } = pairedOnce(same.removed, same.added, formatSchemes);
  return { removed, added, kept: [...same.kept, ...kept] };
}

/** Pairs entries by a non-unique key: the first of one side with the first of the other, and so on. */
function pairedOnce(
  base: readonly Alternative[],
  head: readonly Alternative[],
  keyOf: (alternative: Alternative) => string,
): Pairing<Alternative> {
  const added = [...head];
  const kept: (readonly [Alternative, Alternative])[] = [];
  const removed = base.filter((alternative) => {
    const index = added.findIndex((other) => keyOf(other) === keyOf(alternative));
    if (index >= 0) kept.push([alternative, ...added.splice(index, 1)] as [Alternative, Alternative]);
    return index < 0;
  });
  return { removed, added, kept };
}

function requiresNoMore(one: Alternative, other: Alternative): boolean {
  return one.every(({ scheme, scopes }) => {
    const counterpart = other.find((requirement) => requirement.scheme === scheme);
    return counterpart !== undefined && scopes.every((scope) => counterpart.scopes.includes(scope));
  });
}

/** Returns scheme and scope, because two schemes of one alternative may share scope names. */
function scopesOf(alternative: Alternative): readonly string[] {
  return alternative.flatMap(({ scheme, scopes }) => scopes.map((scope) => `${scheme}:${scope}`));
}

function formatSchemes(alternative: Alternative): string {
  return formatList(alternative.map(({ scheme }) => scheme).sort());
}

/** Prints `oauth (read, write) and key`. */
function formatAlternative(alternative: Alternative): string {
  const words = alternative.map(({ scheme, scopes }) =>
    scopes.length === 0 ? scheme : `${scheme} (${[...scopes].sort().join(", ")})`,
  );
  return formatList(words.sort());
}

function formatAlternatives(alternatives: readonly Alternative[]): string {
  return alternatives.map(formatAlternative).join(" or ");
}

function comparePermissions(base: Operation, head: Operation, { report }: ChangeReporter): void {
  const pointers = { base: permissionsPointer(base), head: permissionsPointer(head) };
  const { removed, added, kept } = paired(base.permissions, head.permissions, ({ permission }) => permission);
  for (const { permission } of added) {
    report("permission-required", { message: `requires ${permission}`, ...pointers, key: permission });
  }
  for (const { permission } of removed) {
    report("permission-released", { message: `no longer requires ${permission}`, ...pointers, key: permission });
  }
  for (const [was, is] of kept) {
    if (was.when === is.when) continue;
    const words = (when: string | undefined): string => (when === undefined ? "always" : `when ${when}`);
    const message = `required ${is.permission} ${words(was.when)}, and requires it ${words(is.when)}`;
    report("permission-condition-changed", { message, ...pointers, key: is.permission });
  }
  const owners = { base: ownerOnlyPointer(base), head: ownerOnlyPointer(head) };
  if (!base.ownerOnly && head.ownerOnly) report("owner-only-introduced", { message: "is for owners only", ...owners });
  if (base.ownerOnly && !head.ownerOnly)
    report("owner-only-dropped", { message: "is no longer for owners only", ...owners });
}

function permissionsPointer({ at, permissions }: Operation): Pointer {
  return permissions.length === 0 ? at : `${at}/x-permissions`;
}

function ownerOnlyPointer({ at, ownerOnly }: Operation): Pointer {
  return ownerOnly ? `${at}/x-owner-only` : at;
}

export function compareSecuritySchemes(comparison: Comparison): void {
  const { base, head, renamedSchemes: renamed } = comparison;
  const { removed, added, kept } = paired(
    [...base.securitySchemes.values()],
    [...head.securitySchemes.values()],
    (one) => (base.securitySchemes.get(one.name) === one ? (renamed.get(one.name) ?? one.name) : one.name),
  );
  const used = usedSchemes(base);
  const reporter = ({ name }: SecurityScheme): ChangeReporter => reporterFor(comparison, `security scheme ${name}`);
  const around = "/components/securitySchemes";
  for (const scheme of removed) {
    const isUsed = used.has(scheme.name);
    reporter(scheme).report(isUsed ? "security-scheme-removed" : "unused-security-scheme-removed", {
      message: isUsed ? `${scheme.name} was removed` : `${scheme.name}, which nothing requires, was removed`,
      base: scheme.at,
      head: around,
    });
  }
  for (const scheme of added) {
    reporter(scheme).report("security-scheme-added", {
      message: `${scheme.name} was added`,
      base: around,
      head: scheme.at,
    });
  }
  for (const [was, is] of kept) {
    if (was.name !== is.name) {
      const message = `was named ${was.name}, and is named ${is.name}`;
      reporter(is).report("security-scheme-renamed", { message, base: was.at, head: is.at });
    }
    if (canonicalJson(meaningOf(was)) === canonicalJson(meaningOf(is))) {
      compareSchemeDetails(was, is, reporter(is));
      continue;
    }
    const isUsed = used.has(was.name);
    reporter(is).report(isUsed ? "security-scheme-changed" : "unused-security-scheme-removed", {
      message: isUsed ? `${is.name} works differently` : `${is.name}, which nothing required, works differently`,
      base: was.at,
      head: is.at,
    });
  }
}

/** Returns the names of the schemes that an operation, a webhook or a callback requires or accepts. */
function usedSchemes({ operations, webhooks, callbacks }: Interface): ReadonlySet<string> {
  const all = [
    ...operations,
    ...webhooks.map(({ operation }) => operation),
    ...[...callbacks.byOperation.values()].flat().map(({ operation }) => operation),
  ];
  return new Set(all.flatMap(({ security }) => security.flat().map(({ scheme }) => scheme)));
}

/** Compares properties of two schemes of the same kind other than how a request carries the credential. */
function compareSchemeDetails(base: SecurityScheme, head: SecurityScheme, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  if (base.deprecated !== true && head.deprecated === true) {
    report("security-scheme-deprecated", { message: "is deprecated", ...pointers });
  }
  if (base.kind === "oauth2" && head.kind === "oauth2") {
    compareFlows(base.flows, head.flows, report, pointers);
    if (base.metadataUrl !== head.metadataUrl) {
      const rule = base.metadataUrl === undefined ? "security-url-added" : "security-url-changed";
      const message = `oauth2MetadataUrl was ${base.metadataUrl ?? "absent"}, and is ${head.metadataUrl ?? "absent"}`;
      report(rule, { message, ...pointers, key: "oauth2MetadataUrl" });
    }
  }
  if (base.kind === "openIdConnect" && head.kind === "openIdConnect" && base.url !== head.url) {
    const message = `openIdConnectUrl was ${base.url}, and is ${head.url}`;
    report("security-url-changed", { message, ...pointers, key: "openIdConnectUrl" });
  }
  if (base.kind === "http" && head.kind === "http" && base.bearerFormat !== head.bearerFormat) {
    const words = ({ bearerFormat }: typeof base): string => bearerFormat ?? "not stated";
    report("bearer-format-changed", {
      message: `the format of tokens was ${words(base)}, and is ${words(head)}`,
      ...pointers,
    });
  }
}

const endpointUrls = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const;

function compareFlows(
  base: readonly OAuthFlow[],
  head: readonly OAuthFlow[],
  report: ChangeReporter["report"],
  around: { readonly base: Pointer; readonly head: Pointer },
): void {
  const { removed, added, kept } = paired(base, head, ({ name }) => name);
  for (const { name, at } of removed) {
    report("oauth-flow-removed", { message: `the flow ${name} was removed`, ...around, base: at, key: name });
  }
  for (const { name, at } of added) {
    report("oauth-flow-added", { message: `the flow ${name} was added`, ...around, head: at, key: name });
  }
  for (const [was, is] of kept) {
    const path = ` ${is.name}`;
    const pointers = { base: was.at, head: is.at };
    for (const address of endpointUrls.filter((one) => was[one] !== is[one])) {
      const [before, after] = [was[address], is[address]];
      const rule = before === undefined ? "security-url-added" : "security-url-changed";
      const message = `${address} was ${before ?? "absent"}, and is ${after ?? "absent"}`;
      report(rule, { message, ...pointers, key: address }, path);
    }
    const scopes = paired(was.scopes, is.scopes, String);
    for (const scope of scopes.removed) {
      report("oauth-scope-removed", { message: `no longer offers the scope ${scope}`, ...pointers, key: scope }, path);
    }
    for (const scope of scopes.added) {
      report("oauth-scope-added", { message: `offers the scope ${scope}`, ...pointers, key: scope }, path);
    }
  }
}

/** Names of headers and of HTTP authentication schemes are case-insensitive (RFC 9110, 5.1 and 11.1). */
export function meaningOf(scheme: SecurityScheme): object {
  const { kind } = scheme;
  if (kind === "http") return { kind, scheme: scheme.scheme.toLowerCase() };
  if (kind !== "apiKey") return { kind };
  const { in: location, parameter } = scheme;
  return { kind, in: location, parameter: location === "header" ? parameter.toLowerCase() : parameter };
}
