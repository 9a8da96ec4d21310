import type { Issue, Result, Validator } from "@guildwire/runtime/validate";
import type { NewerValue } from "../store/schema/guild-tables.js";
import { type Fields, isFields } from "./fields.js";
import { setAside } from "./newer-values.js";
import { type RequestDifference, requestDifferences } from "./request-differences.js";

/** A body with the properties of the interface. */
interface MappedBody {
  readonly body: unknown;
  readonly aside: ReadonlyMap<string, NewerValue>;
  readonly issues: readonly Issue[];
}

type BodyMapping = RequestDifference & Required<Pick<RequestDifference, "map">>;

/**
 * A validator that first converts a body of version 9 or 10 to the interface. It is the given one for operations whose
 * bodies do not differ.
 */
export function validatorOfNewer(operation: string, validator: Validator<unknown>): Validator<unknown> {
  const mappings = requestDifferences.filter(
    (difference): difference is BodyMapping =>
      difference.map !== undefined && difference.operations.includes(operation),
  );
  if (mappings.length === 0) return validator;
  return {
    ...validator,
    parse(value, options): Result<unknown> {
      const { body, aside, issues } = mapBody(mappings, value);
      const result = validator.parse(body, options);
      if (issues.length > 0) return { ok: false, issues: result.ok ? issues : [...issues, ...result.issues] };
      if (result.ok && typeof result.value === "object" && result.value !== null) setAside(result.value, aside);
      return result;
    },
  };
}

/**
 * Maximum number of objects that a difference is mapped for; the others stay as they are. A body with more of them is
 * refused: each overwrite needs two properties, and JSON has a maximum number of values.
 */
const maxObjects = 100_000;

function mapBody(mappings: readonly BodyMapping[], value: unknown): MappedBody {
  const aside = new Map<string, NewerValue>();
  const issues: Issue[] = [];
  let body = value;
  for (const { at, map } of mappings) {
    let objects = 0;
    body = mapAt(body, at.split("/").slice(1), "", (object, path) => {
      objects += 1;
      if (objects > maxObjects) return object;
      const mapped = map(object);
      if (mapped.aside !== undefined) aside.set(path, { ...aside.get(path), ...mapped.aside });
      for (const issue of mapped.issues ?? []) issues.push({ ...issue, path: path + issue.path });
      return mapped.object;
    });
  }
  return { body, aside, issues };
}

/** Maps the objects at a pointer in which `*` stands for each item; copies only what contains them. */
function mapAt(
  value: unknown,
  [segment, ...rest]: readonly string[],
  path: string,
  map: (object: Fields, path: string) => Fields,
): unknown {
  if (segment === undefined) return isFields(value) ? map(value, path) : value;
  if (segment === "*")
    return Array.isArray(value) ? value.map((item, index) => mapAt(item, rest, `${path}/${index}`, map)) : value;
  if (!isFields(value) || !Object.hasOwn(value, segment)) return value;
  const inner = value[segment];
  const mapped = mapAt(inner, rest, `${path}/${segment}`, map);
  return mapped === inner ? value : { ...value, [segment]: mapped };
}
