import type { Interface } from "../model/interface.js";
import { type File, jsonFile, markdownFile } from "../print/index.js";
import type { EmitOptions } from "./emit.js";
import { exampleCall } from "./typescript/example-call.js";

/** The bindings as a package of their own: package.json, tsconfig.json, README. */
export function emitPackage(model: Interface, options: EmitOptions): readonly File[] {
  const entries = ["types", "client"];
  const files = ["limits", "events", "permissions"].filter((name) => present(name, model));
  const exports = Object.fromEntries([
    ...entries.map((name) => [`./${name}`, entry(`${name}/index`)]),
    ...files.map((name) => [`./${name}`, entry(name)]),
    ["./openapi.json", "./openapi.json"],
    ["./package.json", "./package.json"],
  ]);
  const manifest = {
    name: options.packageName,
    version: options.packageVersion,
    description: `Typed bindings of ${model.info.title}, written by guildwire.`,
    license: model.info.license ?? "UNLICENSED",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    files: ["dist", "src", "reference", "openapi.json"],
    exports,
    scripts: { build: "tsc -b", prepack: "tsc -b" },
    dependencies: { "@guildwire/runtime": options.runtimeVersion },
  };
  return [
    jsonFile("package.json", manifest),
    jsonFile("tsconfig.json", compilerSettings),
    markdownFile("README.md", "readme", readme(model, options)),
  ];
}

function entry(path: string): { readonly types: string; readonly default: string } {
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
}

function present(name: string, model: Interface): boolean {
  if (name === "events") return model.events.length > 0;
  return name !== "permissions" || model.permissions.length > 0;
}

/** Every flag that the output promises to compile under. */
const compilerSettings = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    module: "nodenext",
    moduleResolution: "nodenext",
    types: [],
    rootDir: "src",
    outDir: "dist",
    tsBuildInfoFile: "dist/.tsbuildinfo",
    composite: true,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    isolatedDeclarations: true,
    erasableSyntaxOnly: true,
    skipLibCheck: false,
  },
  include: ["src"],
};

function readme(model: Interface, options: EmitOptions): unknown {
  const operation = model.operations.find((candidate) => candidate.method === "get") ?? model.operations[0];
  const entries = [
    { name: `${options.packageName}/types`, text: "interfaces and enum-like constants" },
    { name: `${options.packageName}/client`, text: "createClient, createApi and one function per operation" },
    { name: `${options.packageName}/limits`, text: "every bound as a constant" },
    { name: `${options.packageName}/events`, text: "gateway events with their payloads" },
    { name: `${options.packageName}/permissions`, text: "permission bits and helpers" },
  ];
  return {
    packageName: options.packageName,
    title: model.info.title,
    version: model.info.version,
    operations: model.operations.length,
    types: model.types.size,
    usage: operation === undefined ? "" : exampleCall(operation, model, options.packageName),
    entries: entries.filter(({ name }) => present(name.slice(options.packageName.length + 1), model)),
  };
}
