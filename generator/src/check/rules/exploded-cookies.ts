import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/**
 * Reports exploded cookies with properties of any name: each is a cookie by itself, which servers cannot distinguish from
 * cookies of other programs.
 */
export function checkExplodedCookies({ model, schemas, report }: CheckContext): void {
  const reported = new Set<string>();
  for (const { parameters } of model.operations) {
    for (const { name, at, in: location, explode, style, use } of parameters) {
      if (location !== "cookie" || !explode || style === "content" || reported.has(at)) continue;
      const isOpen = schemas
        .of(use)
        .objects.some(({ additional, additionalStated }) => additionalStated && additional?.type.kind !== "never");
      if (!isOpen) continue;
      reported.add(at);
      const message = `undeclared properties of the exploded cookie ${quoteName(name)} cannot be distinguished from other cookies, so servers do not read them`;
      report({ code: "cookie-properties-lost", message, pointer: at, fix: "write `explode: false`, or declare them" });
    }
  }
}
