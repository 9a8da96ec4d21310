import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json } from "../../load/document.js";
import { asList, asObject, asString, child, entriesOf } from "../../model/raw.js";
import type { DocumentCheckContext } from "../context.js";
import type { CheckDiagnostic } from "../diagnostic.js";
import { quoteName } from "../message-text.js";

/** Maximum number of tags that the message about a cycle lists. */
const maxTagsOfCycle = 10;

/** Checks names that operations use and the document declares: tags, security schemes, server variables. */
export function checkDocumentTables(context: DocumentCheckContext): void {
  checkTags(context);
  checkSecurity(context);
  checkServers(context);
}

function checkTags(context: DocumentCheckContext): void {
  const { document, objectsOf, report } = context;
  const declared = new Map<string, string>();
  for (const [index, tag] of asList(document["tags"]).entries()) {
    const name = asString(asObject(tag)?.["name"]);
    if (name === undefined) continue;
    const pointer = `/tags/${index}/name`;
    const before = declared.get(name);
    if (before === undefined) declared.set(name, pointer);
    else {
      const related = [{ message: "the first of this name", pointer: before }];
      report({ code: "tag-duplicate", message: `the tag ${quoteName(name)} is declared twice`, pointer, related });
    }
  }
  checkTagParents(context, declared);
  const reported = new Set<string>();
  for (const { node, pointer } of [...objectsOf("operation"), ...objectsOf("variant")]) {
    for (const [index, tag] of asList(node["tags"]).entries()) {
      if (typeof tag !== "string" || declared.has(tag) || reported.has(tag)) continue;
      reported.add(tag);
      const message = `the tag ${quoteName(tag)} is not declared under the document's \`tags\``;
      report({
        code: "tag-undeclared",
        message,
        pointer: `${pointer}/tags/${index}`,
        ...didYouMean(tag, declared.keys()),
      });
    }
  }
}

interface TagParent {
  readonly tag: string;
  readonly parent: string;
  readonly pointer: string;
}

/** Checks that parents of tags are declared, and reports each cycle of them once. */
function checkTagParents({ document, report }: DocumentCheckContext, declared: ReadonlyMap<string, string>): void {
  const parents = new Map<string, TagParent>();
  for (const [index, node] of asList(document["tags"]).entries()) {
    const tag = asString(asObject(node)?.["name"]);
    const parent = asString(asObject(node)?.["parent"]);
    if (tag === undefined || parent === undefined || parents.has(tag)) continue;
    const pointer = `/tags/${index}/parent`;
    parents.set(tag, { tag, parent, pointer });
    if (declared.has(parent)) continue;
    const message = `the parent ${quoteName(parent)} of the tag ${quoteName(tag)} is not declared under \`tags\``;
    report({ code: "tag-undeclared", message, pointer, ...didYouMean(parent, declared.keys()) });
  }
  const visited = new Set<string>();
  for (const start of parents.keys()) {
    const chain: TagParent[] = [];
    let next = parents.get(start);
    while (next !== undefined && !visited.has(next.tag)) {
      visited.add(next.tag);
      chain.push(next);
      next = parents.get(next.parent);
    }
    const first = next === undefined ? -1 : chain.indexOf(next);
    if (next !== undefined && first !== -1) report(tagCycle(next, chain.slice(first)));
  }
}

function tagCycle({ tag, pointer }: TagParent, cycle: readonly TagParent[]): CheckDiagnostic {
  const shown = cycle.slice(0, maxTagsOfCycle);
  const names = [...shown.map((one) => quoteName(one.tag)), shown.length < cycle.length ? "…" : quoteName(tag)];
  return {
    code: "tag-parent-cycle",
    message: `the tag ${quoteName(tag)} is its own ancestor: ${names.join(" → ")}`,
    pointer,
    related: shown.slice(1).map((one) => ({ message: `the parent of ${quoteName(one.tag)}`, pointer: one.pointer })),
    fix: "remove one `parent` of the cycle",
  };
}

function checkSecurity({ document, objectsOf, references, report }: DocumentCheckContext): void {
  const schemes = asObject(asObject(document["components"])?.["securitySchemes"]) ?? {};
  const scopesOf = new Map<string, ReadonlySet<string> | undefined>();
  for (const { node, pointer } of objectsOf("securityRequirement")) {
    for (const [name, scopes] of entriesOf(node)) {
      const at = child(pointer, name);
      if (!Object.hasOwn(schemes, name)) {
        const message = `the security scheme ${quoteName(name)} is not defined`;
        report({
          code: "security-scheme-unknown",
          message,
          pointer: at,
          keyOrValue: "key",
          ...didYouMean(name, Object.keys(schemes)),
        });
        continue;
      }
      // Each operation may list a scheme with thousands of scopes.
      if (!scopesOf.has(name)) scopesOf.set(name, declaredScopes(schemes[name], references));
      const known = scopesOf.get(name);
      if (known === undefined) continue;
      for (const [index, scope] of asList(scopes).entries()) {
        if (typeof scope !== "string" || known.has(scope)) continue;
        const message = `no flow of ${quoteName(name)} has the scope ${quoteName(scope)}`;
        report({ code: "security-scope-unknown", message, pointer: child(at, index), ...didYouMean(scope, known) });
      }
    }
  }
}

/** Returns the scopes of all flows of a security scheme; undefined if it is not OAuth 2. */
function declaredScopes(
  scheme: Json | undefined,
  references: DocumentCheckContext["references"],
): ReadonlySet<string> | undefined {
  const target = references.followObject({ node: scheme as never, pointer: "" });
  if (target?.node["type"] !== "oauth2") return undefined;
  const scopes = entriesOf(target.node["flows"]).map(([, flow]) => asObject(asObject(flow)?.["scopes"]) ?? {});
  return new Set(scopes.flatMap((each) => Object.keys(each)));
}

function checkServers({ objectsOf, report }: DocumentCheckContext): void {
  for (const { node, pointer } of objectsOf("server")) {
    const url = asString(node["url"]);
    if (url === undefined) continue;
    const variables = asObject(node["variables"]) ?? {};
    const named = new Set([...url.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] as string));
    for (const name of named) {
      if (Object.hasOwn(variables, name)) continue;
      const message = `the variable ${quoteName(name)} of the server URL is not declared`;
      const hint = didYouMean(name, Object.keys(variables));
      const fix = hint.fix ?? `add ${quoteName(name)} with a \`default\` under \`variables\``;
      report({ code: "server-variable-undeclared", message, pointer: `${pointer}/url`, fix });
    }
  }
}
