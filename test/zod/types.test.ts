import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCompiler } from "../compiler.js";
import { projectRoot } from "../types/compile.js";
import { type ZodPackage, zodPackage } from "./zod-package.js";

const packages: ZodPackage[] = [];
afterAll(() => {
  for (const { folder } of packages) folder.remove();
});

/** Types whose values Zod infers otherwise, by document: each must differ, or its entry is out of date. */
const differing: Readonly<Record<string, readonly string[]>> = {
  // A required property that only `additionalProperties` describes is missing in the generated type.
  "test/zod/shelf.yaml": ["Priced"],
  "test/third-party/documents/trains.yaml": [],
};

const head = `
import type { z } from "zod";
import type * as Schemas from "foreign-api/zod";
import type * as Types from "foreign-api/types";

// Parsed values belong to the caller: Zod's arrays are mutable.
type Mutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly unknown[]
    ? { -readonly [Index in keyof T]: Mutable<T[Index]> }
    : T extends object
      ? { [Key in keyof T]: Mutable<T[Key]> }
      : T;
type Assignable<From extends To, To> = [From, To];
`;

it.each(Object.keys(differing))(
  "what the schemas of %s accept and return has the generated types",
  { timeout: 120_000 },
  async (document) => {
    const made = await zodPackage(resolve(projectRoot, document));
    packages.push(made);
    const names = [...made.made.model.types.values()].map(({ identifier }) => identifier);
    expect(names.length).toBeGreaterThan(8);
    const checks = names.flatMap((name) => [
      `export type ${name}Out = Assignable<z.output<typeof Schemas.${name}>, Types.${name}>; // ${name}`,
      `export type ${name}In = Assignable<Mutable<Types.${name}>, z.input<typeof Schemas.${name}>>; // ${name}`,
    ]);
    const { folder } = made.folder;
    mkdirSync(join(folder, "types"), { recursive: true });
    const text = [head, ...checks].join("\n");
    writeFileSync(join(folder, "types/program.mts"), text);
    const compilerOptions = { strict: true, noEmit: true, module: "nodenext", target: "es2023", types: [] };
    writeFileSync(join(folder, "types/tsconfig.json"), JSON.stringify({ compilerOptions, include: ["program.mts"] }));
    const errors = runCompiler(join(folder, "types"), "-p", ".");
    const lines = text.split("\n");
    const wrong = [...errors.matchAll(/program\.mts\((\d+),/g)].map(([, line]) => lines[Number(line) - 1] ?? "");
    const found = new Set(wrong.map((line) => line.replace(/^.*\/\/ /, "")));
    expect([[...found].toSorted(), found.size === 0 ? errors : ""]).toEqual([differing[document] ?? [], ""]);
  },
);
