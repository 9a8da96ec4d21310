import { didYouMean } from "../../diagnostics/spelling.js";
import type { Constructor, NamedType } from "../../model/interface.js";
import { asList, child } from "../../model/raw.js";
import { resolveType } from "../../model/resolve-type.js";
import type { ObjectType } from "../../model/type.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Checks that `x-constructors` is used on a schema that can be constructed and names existing properties. */
export function checkConstructors(context: CheckContext): void {
  const { model, objectsWith, report } = context;
  const constructed = objectsWith(["x-constructors"], "schema");
  if (constructed.length === 0) return;
  const components = new Map([...model.types.values()].map((type) => [type.at, type]));
  for (const { node, pointer } of constructed) {
    if (asList(node["x-constructors"]).length === 0) continue;
    const component = components.get(pointer);
    const target = constructedType(component, context);
    if (typeof target === "string") {
      const message = `no constructor can be generated: ${target}`;
      const expected = "an object with `properties`, under a name in `components/schemas`";
      report({
        code: "constructor-impossible",
        message,
        pointer: `${pointer}/x-constructors`,
        keyOrValue: "key",
        expected,
      });
      continue;
    }
    for (const each of component?.constructors ?? []) checkProperties(each, target, context);
  }
}

/** Returns the object type that constructors of a component return, or the reason why there is none. */
function constructedType(component: NamedType | undefined, { model }: CheckContext): ObjectType | string {
  if (component === undefined) return "the schema has no name";
  const type = resolveType(component.use.type, model);
  if (type.kind === "intersection" || type.kind === "union") return "the schema combines several others";
  if (type.kind !== "object") return `the schema is of type ${quoteName(type.kind)}`;
  return type.properties.length === 0 ? "the schema has no properties" : type;
}

function checkProperties({ at, fixed, positional, rest }: Constructor, type: ObjectType, context: CheckContext): void {
  const names = type.properties.map(({ name }) => name);
  const check = (name: string, pointer: string, keyOrValue: "key" | "value"): void => {
    if (names.includes(name)) return;
    const message = `the schema of this constructor has no property ${quoteName(name)}`;
    context.report({
      code: "constructor-property-unknown",
      message,
      pointer,
      keyOrValue,
      ...didYouMean(name, names),
    });
  };
  for (const name of Object.keys(fixed)) check(name, child(`${at}/fixed`, name), "key");
  for (const [index, name] of positional.entries()) check(name, child(`${at}/positional`, index), "value");
  if (rest !== undefined) check(rest, `${at}/rest`, "value");
}
