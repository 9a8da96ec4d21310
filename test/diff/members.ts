import { join, resolve } from "node:path";
import { type Symbol as Member, Project, type SourceFile, type Type } from "ts-morph";

/** A member of an object of the model, named by its interface: `Parameter.required`, `RpcChannel.ports.first`. */
export type MemberName = string;

/** The objects of a model whose type declares a member. */
export interface Holders {
  readonly key: string;
  readonly holders: readonly Record<string, unknown>[];
}

/** The declarations of `generator/src/model`, as the compiler reads them. */
export class ModelTypes {
  readonly #file: SourceFile;
  readonly #root: Type;

  constructor() {
    const folder = resolve(import.meta.dirname, "../../generator/src/model");
    const compilerOptions = { strict: true, target: 99, module: 199, moduleResolution: 99 };
    const project = new Project({ compilerOptions, skipAddingFilesFromTsConfig: true });
    this.#file = project.addSourceFileAtPath(join(folder, "interface.ts"));
    project.resolveSourceFileDependencies();
    this.#root = this.#file.getInterfaceOrThrow("Interface").getType();
  }

  /** Every member that the model declares. */
  declared(): ReadonlySet<MemberName> {
    const names = new Set<MemberName>();
    const seen = new Set<string>();
    const visit = (declaredType: Type, place: string): void => {
      const type = declaredType.getNonNullableType();
      if (isData(type)) return;
      const parts = partsOf(type);
      if (parts !== undefined) {
        for (const part of parts) visit(part, place.endsWith(".checks") ? place : (nameOf(type) ?? place));
        return;
      }
      const owner = ownerAt(place) === "Check" ? "Check" : (nameOf(type) ?? place);
      const id = `${owner} ${type.getText()}`;
      if (!isShape(type) || seen.has(id)) return;
      seen.add(id);
      for (const member of type.getProperties()) {
        const name = `${owner}.${member.getName()}`;
        names.add(name);
        visit(this.#typeOf(member), name);
      }
    };
    visit(this.#root, "");
    return names;
  }

  /** The objects of one model, by the members that they may have; unused members are omitted. */
  holdersIn(model: object): ReadonlyMap<MemberName, Holders> {
    const found = new Map<MemberName, { readonly key: string; readonly holders: Record<string, unknown>[] }>();
    const seen = new Set<unknown>();
    const visit = (value: unknown, declaredType: Type, place: string): void => {
      const type = declaredType.getNonNullableType();
      if (typeof value !== "object" || value === null || isData(type)) return;
      if (Array.isArray(value) || value instanceof Map) {
        const [item] = partsOf(chosen(type, (part) => partsOf(part) !== undefined)) ?? [];
        if (item !== undefined)
          for (const each of value.values())
            visit(each, item, place.endsWith(".checks") ? place : (nameOf(type) ?? place));
        return;
      }
      const shape = chosen(type, (part) => isOfKind(part, value, this.#file)) ?? type;
      const owner = ownerAt(place) === "Check" ? "Check" : (nameOf(shape) ?? nameOf(type) ?? place);
      if (seen.has(value)) return;
      seen.add(value);
      const holder = value as Record<string, unknown>;
      for (const member of shape.getProperties()) {
        const key = member.getName();
        const name = `${owner}.${key}`;
        const known = found.get(name);
        if (known === undefined) found.set(name, { key, holders: [holder] });
        else known.holders.push(holder);
        visit(holder[key], this.#typeOf(member), name);
      }
    };
    visit(model, this.#root, "");
    return new Map([...found].filter(([, { key, holders }]) => holders.some((holder) => holder[key] !== undefined)));
  }

  #typeOf(member: Member): Type {
    return member.getTypeAtLocation(this.#file);
  }
}

/** Absent if the type has no name: its parent names it then. */
function nameOf(type: Type): string | undefined {
  const name = type.getAliasSymbol()?.getName() ?? type.getSymbol()?.getName();
  return name !== undefined && /^(?:__type|(?:Readonly)?(?:Array|Map))$/.test(name) ? undefined : name;
}

/** Checks are compared in the same way in every schema. */
function ownerAt(place: string): string {
  return place.endsWith(".checks") ? "Check" : place;
}

/** JSON of the specification is compared as a whole. */
function isData(type: Type): boolean {
  const text = type.getText();
  return text.includes(".JsonObject") || (text.includes(".Json") && type.isUnion());
}

function isShape(type: Type): boolean {
  return type.isObject() || type.isIntersection();
}

/** The element types of an array, a map or a union. */
function partsOf(type: Type | undefined): readonly Type[] | undefined {
  if (type === undefined) return undefined;
  if (type.isUnion()) return type.getUnionTypes();
  if (type.isTuple()) return type.getTupleElements();
  const item = type.getArrayElementType();
  if (item !== undefined) return [item];
  return type.getSymbol()?.getName() === "ReadonlyMap" ? type.getTypeArguments().slice(1) : undefined;
}

function chosen(type: Type, fits: (part: Type) => boolean): Type | undefined {
  const parts = type.isUnion() ? type.getUnionTypes().filter((part) => isShape(part)) : [type];
  return parts.find(fits) ?? parts[0];
}

function isOfKind(type: Type, value: object, file: SourceFile): boolean {
  const kind = type.getProperty("kind")?.getTypeAtLocation(file);
  if (kind === undefined || !("kind" in value)) return false;
  return (kind.isUnion() ? kind.getUnionTypes() : [kind]).some((one) => one.getLiteralValue() === value.kind);
}
