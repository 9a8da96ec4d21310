/**
 * A smaller document of the same structure: every `step`th path and webhook with the components that they refer to, and
 * every `step`th unused schema. A step of 1 keeps the whole document.
 *
 * @param {any} document One OpenAPI document whose references are internal; it may have `x-webhooks`.
 * @param {number} step A positive integer.
 */
export function partOf(document, step) {
  const part = (entries) => Object.fromEntries(Object.entries(entries).filter((_entry, index) => index % step === 0));
  const roots = ["paths", "webhooks", "x-webhooks"].filter((key) => key in document);
  const chosen = Object.fromEntries(roots.map((key) => [key, part(document[key])]));
  const used = reachedFrom(
    roots.map((key) => document[key]),
    document,
  );
  const unused = Object.entries(document.components.schemas).filter(
    ([name]) => !used.has(`#/components/schemas/${name}`),
  );
  const free = Object.keys(part(Object.fromEntries(unused))).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const kept = reachedFrom([chosen, free], document);
  const components = Object.fromEntries(
    Object.entries(document.components).map(([kind, entries]) => [
      kind,
      kind === "securitySchemes" ? entries : onlyKept(kind, entries, kept),
    ]),
  );
  return { ...document, ...chosen, components };
}

/** The number of operations in the paths of a document. */
export function operationsIn({ paths }) {
  const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
  return Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => methods.includes(key))).length;
}

function onlyKept(kind, entries, kept) {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => kept.has(`#/components/${kind}/${name}`)));
}

/** All components that a node refers to, directly or indirectly. */
function reachedFrom(node, document) {
  const reached = new Set();
  const pending = [node];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    if (typeof next.$ref === "string" && !reached.has(next.$ref)) {
      reached.add(next.$ref);
      const [, , kind, name] = next.$ref.split("/");
      pending.push(document.components[kind]?.[name]);
    }
    // The mapping of a discriminator contains references as plain strings.
    for (const reference of Object.values(next.discriminator?.mapping ?? {})) pending.push({ $ref: reference });
    pending.push(...Object.values(next));
  }
  return reached;
}
