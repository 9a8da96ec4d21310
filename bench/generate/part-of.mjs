/**
 * A smaller document of the same making: each `step`th path and webhook, what those refer to, and each `step`th of the
 * schemas to which nothing refers. Every one of them makes the document again.
 *
 * @param {any} document One OpenAPI document whose references are internal; its webhooks may stand in `x-webhooks`.
 * @param {number} step A whole number from 1 on.
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

/** How many operations its paths have. */
export function operationsIn({ paths }) {
  const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
  return Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => methods.includes(key))).length;
}

function onlyKept(kind, entries, kept) {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => kept.has(`#/components/${kind}/${name}`)));
}

/** All components that a node refers to, also through others. */
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
    // Those of a discriminator are text, not references.
    for (const reference of Object.values(next.discriminator?.mapping ?? {})) pending.push({ $ref: reference });
    pending.push(...Object.values(next));
  }
  return reached;
}
