import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ZodType } from "zod";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";

/** A generated validator. */
export interface Validator {
  is(value: unknown): boolean;
  parse(value: unknown): { readonly ok: boolean; readonly value?: unknown };
  readonly response?: Omit<Validator, "response">;
}

/** A compiled package with schemas of Zod, beside the real library. */
export interface ZodPackage {
  readonly folder: ForeignPackage;
  readonly made: Generated;
  readonly schemas: Readonly<Record<string, ZodType>>;
  readonly validators: Readonly<Record<string, Validator>>;
}

/** Generates and compiles a package; fails with the errors of the compiler. */
export async function zodPackage(path: string, values: ValueSettings = {}): Promise<ZodPackage> {
  const made = await generated(path, values, ["zod"]);
  const folder = new ForeignPackage(made.files);
  symlinkSync(join(projectRoot, "node_modules/zod"), join(folder.folder, "node_modules/zod"), "junction");
  const errors = folder.compile({ infersTypes: true });
  if (errors !== "") throw new Error(errors);
  const moduleOf = (name: string): Promise<Record<string, never>> =>
    import(pathToFileURL(join(folder.packageFolder, "dist", name, "index.js")).href);
  return { folder, made, schemas: await moduleOf("zod"), validators: await moduleOf("validators") };
}
