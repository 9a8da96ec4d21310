import type { Interface, RpcChannel } from "../model/interface.js";
import { layout } from "../model/layout.js";
import { type File, jsonFile, markdownFile } from "../print/index.js";
import type { BundledDocuments, EmitOptions } from "./emit.js";
import { exampleCall } from "./typescript/example-call.js";

/** The bindings as a package of their own: package.json, tsconfig.json, README. */
export function emitPackage(
  model: Interface,
  options: EmitOptions,
  documents: BundledDocuments,
  written: ReadonlySet<string>,
): readonly File[] {
  const candidates = [...possibleEntries, ...model.channels.map(channelEntry), ...pluginEntries(options)];
  const entries = candidates.filter(({ module }) => written.has(`${module}.ts`));
  const binaries = model.channels.map(layout.channelBinary).filter((path) => written.has(path));
  const bundles = ["openapi.json", ...(documents.variants === undefined ? [] : ["openapi.variants.json"])];
  const exports = Object.fromEntries([
    ...entries.map(({ name, module }) => [`./${name}`, target(module)]),
    ...[...bundles, "package.json"].map((name) => [`./${name}`, `./${name}`]),
  ]);
  const manifest = {
    name: options.packageName,
    version: options.packageVersion,
    description: `Typed bindings of ${model.info.title}, written by guildwire.`,
    license: model.info.license ?? "UNLICENSED",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    files: ["dist", "!dist/.tsbuildinfo", "src", "reference", ...bundles, ...otherFiles(written, bundles)],
    ...(binaries.length === 0 ? {} : { bin: Object.fromEntries(binaries.map((path) => [nameOf(path), `./${path}`])) }),
    exports,
    scripts: { build: "tsc -b", prepack: "tsc -b" },
    dependencies: { "@guildwire/runtime": options.runtimeVersion },
  };
  return [
    jsonFile("package.json", manifest),
    jsonFile("tsconfig.json", compilerSettings),
    markdownFile("README.md", "readme", readme(model, options, entries, bundles)),
  ];
}

/** An entry of the package that this specification has. */
interface PackageEntry {
  readonly name: string;
  /** The source file behind it, without extension. */
  readonly module: string;
  readonly text: string;
}

/** Every entry that a package may have; those are there whose source file is. */
const possibleEntries: readonly PackageEntry[] = [
  { name: "types", module: layout.typesIndex, text: "interfaces and enum-like constants" },
  { name: "validators", module: layout.validatorsIndex, text: "one validator per schema, with every limit" },
  { name: "constructors", module: layout.constructorsIndex, text: "short functions that build components" },
  { name: "client", module: layout.clientIndex, text: "createClient, createApi and one function per operation" },
  { name: "server", module: layout.serverIndex, text: "handler interfaces, and servers for Node and Fetch hosts" },
  { name: "interactions", module: layout.interactions, text: "an endpoint for interactions, and typed responses" },
  { name: "limits", module: layout.limits, text: "every bound as a constant" },
  { name: "events", module: layout.events, text: "gateway events with their payloads" },
  { name: "permissions", module: layout.permissions, text: "permission bits and helpers" },
];

/** What emitters that are not ours have for importers; a name that is ours stays ours. */
function pluginEntries({ plugins = [] }: EmitOptions): readonly PackageEntry[] {
  const ours = new Set(possibleEntries.map(({ name }) => name));
  return plugins.flatMap(({ definition: { name, entry } }) =>
    entry === undefined || ours.has(name) ? [] : [{ name, module: entry.module, text: entry.text }],
  );
}

/** What else stands at the top of the output: binaries of channels, and what emitters that are not ours put there. */
function otherFiles(written: ReadonlySet<string>, bundles: readonly string[]): readonly string[] {
  const known = new Set(["src", "reference", "openapi.variants.json", ...bundles]);
  const tops = new Set([...written].map((path) => path.split("/", 1)[0] ?? path));
  return [...tops].filter((top) => !known.has(top)).sort();
}

function channelEntry(channel: RpcChannel): PackageEntry {
  const text = `codecs, client and host of the channel ${channel.title ?? channel.name}`;
  return { name: channel.fileStem, module: layout.channel(channel), text };
}

function nameOf(path: string): string {
  return path.replace(/^bin\/|\.cjs$/g, "");
}

function target(module: string): { readonly types: string; readonly default: string } {
  const path = module.replace(/^src\//, "./dist/");
  return { types: `${path}.d.ts`, default: `${path}.js` };
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

function readme(
  model: Interface,
  options: EmitOptions,
  entries: readonly PackageEntry[],
  bundles: readonly string[],
): unknown {
  const operation = model.operations.find((candidate) => candidate.method === "get") ?? model.operations[0];
  return {
    packageName: options.packageName,
    title: model.info.title,
    version: model.info.version,
    operations: model.operations.length,
    types: model.types.size,
    usage: operation === undefined ? "" : exampleCall(operation, model, options.packageName),
    entries: entries.map(({ name, text }) => ({ name: `${options.packageName}/${name}`, text })),
    variants: bundles.includes("openapi.variants.json"),
  };
}
