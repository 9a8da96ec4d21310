import type { ArrayType, NumberType, ObjectType, SchemaUse, StringType } from "../../model/type.js";
import type { Json } from "../../values/json.js";
import { canonicalJson } from "../canonical-json.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { SidedSchema } from "./candidates.js";

/** What a message must show. */
export interface ChangedSchema {
  readonly change: SchemaChangeId;
  /** The value of an enum member, as canonical JSON. */
  readonly key?: string | undefined;
  /** The property that is required on one side only. */
  readonly property?: string | undefined;
}

type CheckedType = StringType | NumberType | ArrayType | ObjectType;

/** Rules about one keyword. */
const aboutKeyword =
  /^(min-length|max-length|pattern|format|minimum|maximum|multiple-of|min-items|max-items|unique-items|contains|min-properties|max-properties|property-names)-(?:tightened|loosened|introduced|dropped|changed)$/;

/** Whether the receiver rejects a value of the changed schema, or of the object around it, because of the change. */
export function showsChange({ change, key }: ChangedSchema, value: Json, receivers: readonly SidedSchema[]): boolean {
  if (change === "null-allowed" || change === "null-forbidden") return value === null;
  if (change === "enum-member-added" || change === "enum-member-removed") return canonicalJson(value) === key;
  const keyword = aboutKeyword.exec(change)?.[1];
  const checks = keyword === undefined ? [] : receivers.flatMap((receiver) => limitedTo(receiver, keyword));
  const deciding = checks.length > 0 ? checks : receivers;
  return (
    deciding.length === 0 ||
    deciding.some(({ side, use, direction }) => side.decide(use, value, direction) === "rejected")
  );
}

/** Returns the parts of a schema, and of its alternatives, that have a keyword, without all other keywords. */
function limitedTo(receiver: SidedSchema, keyword: string): readonly SidedSchema[] {
  const { schemas } = receiver.side;
  const schema = schemas.of(receiver.use);
  const parts = [
    schema,
    ...schema.unions.flatMap(({ alternatives }) => alternatives.map((alternative) => schemas.of(alternative))),
  ];
  const types = parts.flatMap(({ strings, numbers, arrays, objects }) => [
    ...strings,
    ...numbers,
    ...arrays,
    ...objects,
  ]);
  return types.flatMap((type) => {
    const limited = keyword === "format" ? onlyFormat(type) : onlyChecks(type, keyword);
    return limited === undefined
      ? []
      : { ...receiver, use: { ...receiver.use, nullable: false, type: limited } satisfies SchemaUse };
  });
}

function onlyFormat(type: CheckedType): CheckedType | undefined {
  if (type.kind === "string") return { ...type, checks: [] };
  return type.kind === "number" && type.format !== undefined ? { ...type, checks: [] } : undefined;
}

function onlyChecks(type: CheckedType, keyword: string): CheckedType | undefined {
  const kinds: ReadonlySet<string> = new Set([keyword, `exclusive-${keyword}`]);
  const isKept = ({ kind }: { readonly kind: string }): boolean => kinds.has(kind);
  if (!type.checks.some(isKept)) return undefined;
  switch (type.kind) {
    case "string": {
      const { format: _format, content: _content, ...others } = type;
      return { ...others, checks: type.checks.filter(isKept) };
    }
    case "number": {
      const { format: _format, ...others } = type;
      return { ...others, integer: false, checks: type.checks.filter(isKept) };
    }
    case "array": {
      const { items: _items, ...others } = type;
      return { ...others, prefix: [], checks: type.checks.filter(isKept) };
    }
    case "object": {
      const { additional: _additional, ...others } = type;
      return { ...others, properties: [], requiredElsewhere: [], patterns: [], checks: type.checks.filter(isKept) };
    }
  }
}
