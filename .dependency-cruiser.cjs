// Layers and import cycles, for dependency-cruiser: `npm run check -- layers`. ARCHITECTURE.md explains the layers.

/** The modules of the generator, each a folder of generator/src. */
const generator = [
  "check",
  "cli",
  "diagnostics",
  "diff",
  "editing",
  "emit",
  "emitters",
  "examples",
  "load",
  "maps",
  "migrate",
  "model",
  "openapi",
  "pattern",
  "platform",
  "print",
  "project",
  "rename",
  "stubs",
  "typescript",
  "unicode",
  "upgrade",
  "uses",
  "values",
  "write",
];
const generatorModule = (name) => `^generator/src/${name}/`;
/** Every module of the generator may import it. */
const valuesModule = generatorModule("values");

/**
 * One entry per layer. `files` matches its files; a layer may always import itself. `layers` and `packages` may be imported,
 * `typeLayers` and `typePackages` as types only, `lazyPackages` as types or by `await import()` only. `node` says where Node's
 * own modules may be imported: everywhere, by `await import()` only, or in the files that a list names.
 */
const layers = {
  runtime: { files: "^runtime/src/(client|http|streams|validate)/" },
  "runtime/signing": { files: "^runtime/src/signing/", node: ["ed25519-node.ts"] },
  "runtime/devices": { files: "^runtime/src/devices/", layers: ["runtime"], lazyPackages: ["ws"], node: "lazily" },
  "runtime/server": { files: "^runtime/src/server/", layers: ["runtime"] },
  "runtime/adapters": { files: "^runtime/src/adapters/", layers: ["runtime", "runtime/server"] },
  "runtime/fixtures": { files: "^runtime/src/fixtures/", layers: ["runtime"] },
  "runtime/fetch": { files: "^runtime/src/fetch/", layers: ["runtime"] },
  "runtime/paths": { files: "^runtime/src/paths/" },
  "runtime/values": { files: "^runtime/src/values/", layers: ["runtime"] },
  "runtime/dispatch": {
    files: "^runtime/src/dispatch/",
    layers: ["runtime", "runtime/server", "runtime/signing"],
  },
  "runtime/webhooks": {
    files: "^runtime/src/webhooks/",
    layers: ["runtime", "runtime/signing"],
    node: ["post.ts", "public-address.ts"],
  },
  generated: { files: "^(service/)?generated/src/", packages: ["@guildwire/runtime"] },
  values: { files: valuesModule },
  diagnostics: { files: generatorModule("diagnostics") },
  openapi: { files: generatorModule("openapi") },
  unicode: { files: generatorModule("unicode") },
  platform: {
    files: generatorModule("platform"),
    packages: ["@noble/hashes", "ajv", "ajv-formats", "handlebars", "refa", "yaml"],
    node: ["node.ts"],
  },
  pattern: { files: generatorModule("pattern"), layers: ["platform"], typePackages: ["refa"] },
  load: {
    files: generatorModule("load"),
    // Patterns in the targets of overlays are matched in bounded time.
    layers: ["diagnostics", "openapi", "pattern", "platform"],
    packages: ["js-yaml", "json-p3"],
    typePackages: ["openapi-types", "yaml"],
  },
  model: {
    files: generatorModule("model"),
    layers: ["diagnostics", "openapi", "unicode"],
    typeLayers: ["load"],
  },
  check: {
    files: generatorModule("check"),
    layers: ["diagnostics", "load", "model", "openapi", "pattern", "platform"],
    packages: ["ajv", "ajv-formats"],
  },
  print: {
    files: generatorModule("print"),
    layers: ["platform", "unicode"],
    packages: ["oxc-transform"],
    typeLayers: ["typescript"],
    typePackages: ["@guildwire/runtime", "handlebars"],
    node: ["syntax-thread.ts", "syntax-worker.ts"],
  },
  maps: {
    files: generatorModule("maps"),
    layers: ["print"],
    packages: ["@jridgewell/gen-mapping"],
    typeLayers: ["typescript"],
  },
  examples: {
    files: generatorModule("examples"),
    layers: ["check", "model", "pattern", "platform"],
    typePackages: ["@faker-js/faker"],
  },
  emit: { files: generatorModule("emit"), layers: ["examples", "model", "pattern", "print"] },
  editing: {
    files: generatorModule("editing"),
    layers: ["load", "model", "openapi", "platform"],
    packages: ["js-yaml", "jsonc-parser"],
    typePackages: ["yaml"],
  },
  typescript: { files: generatorModule("typescript"), packages: ["ts-morph"], node: ["caller-program.ts"] },
  stubs: { files: generatorModule("stubs"), layers: ["model", "print", "typescript"], node: true },
  rename: {
    files: generatorModule("rename"),
    layers: ["check", "load", "model", "stubs", "typescript", "unicode"],
    node: true,
  },
  migrate: { files: generatorModule("migrate"), layers: ["model", "stubs", "typescript", "unicode"] },
  upgrade: {
    files: generatorModule("upgrade"),
    layers: ["migrate", "rename", "stubs", "typescript"],
    node: ["output-names.ts", "compare-outputs.ts"],
  },
  diff: {
    files: generatorModule("diff"),
    layers: ["check", "diagnostics", "examples", "load", "model", "openapi", "pattern", "platform"],
  },
  uses: {
    files: generatorModule("uses"),
    layers: ["diagnostics", "diff", "load", "model", "rename", "typescript"],
    typeLayers: ["print"],
    node: true,
  },
  write: { files: generatorModule("write"), layers: ["diagnostics"], node: true },
  project: {
    files: generatorModule("project"),
    layers: generator.filter((name) => !["cli", "project"].includes(name)),
    packages: ["oxc-transform", "import-meta-resolve", "jsonc-parser"],
    lazyPackages: ["undici"],
    node: true,
  },
  cli: {
    files: generatorModule("cli"),
    layers: generator,
    packages: ["commander", "diff", "import-meta-resolve", "jsonc-parser"],
    node: true,
  },
  "interface for emitters": {
    files: "^generator/src/emitter\\.ts$",
    layers: ["emit", "examples", "model", "pattern", "print"],
  },
  // What guildwire ships on this interface has no other access to the generator.
  emitters: { files: generatorModule("emitters"), layers: ["interface for emitters"] },
  // Users of the library have no terminal.
  "public API of the generator": {
    files: "^generator/src/(?!emitter\\.ts$)[^/]+$",
    layers: generator.filter((name) => name !== "cli"),
  },
  nest: {
    files: "^nest/src/",
    packages: ["@guildwire/runtime", "@nestjs/common", "@nestjs/core"],
  },
  tools: {
    files: "^tools/src/",
    packages: [
      "@guildwire/generator",
      "@guildwire/runtime",
      "@modelcontextprotocol/server",
      "ajv",
      "esbuild",
      "minisearch",
      "vscode-languageserver",
      "vscode-languageserver-textdocument",
      "yaml",
    ],
    node: true,
  },
  // VS Code provides `vscode`.
  vscode: {
    files: "^editors/vscode/src/",
    packages: ["vscode", "@types/vscode", "vscode-languageclient"],
    node: true,
  },
  playground: {
    // The build provides the two schemas.
    files: "^playground/(src|examples)/|^(document|message-components)\\.schema\\.json$",
    packages: [
      "@codemirror/autocomplete",
      "@codemirror/lang-javascript",
      "@codemirror/lang-json",
      "@codemirror/lang-yaml",
      "@codemirror/language",
      "@codemirror/lint",
      "@codemirror/state",
      "@codemirror/view",
      "@guildwire/api",
      "@guildwire/generator",
      "@lezer/highlight",
      "codemirror",
      // A plugin of the build resolves both schemas.
      "document.schema.json",
      "fflate",
      "jsonc-parser",
      "message-components.schema.json",
    ],
  },
  // Rules are pure functions: no clock, no database, no files.
  "service/rules": { files: "^service/src/rules/", packages: ["@guildwire/api", "@guildwire/runtime"] },
  // They extend the assertions of a test library, which only their users have.
  "service/matchers": {
    files: "^service/src/testing/(jest|vitest)\\.ts$",
    layers: ["service"],
    packages: ["expect", "vitest"],
  },
  service: {
    files: "^service/src/(?!rules/|testing/(jest|vitest)\\.ts$)",
    layers: ["service/rules"],
    packages: [
      "@electric-sql/pglite",
      "@fontsource/inter",
      "@guildwire/api",
      "@guildwire/control",
      "@guildwire/runtime",
      "@photostructure/sqlite",
      "commander",
      "envalid",
      "fontkit",
      "kysely",
      "pg",
      "pino",
      "prom-client",
      "sharp",
      "ws",
    ],
    lazyPackages: ["@opentelemetry/api", "@redis/client"],
    node: true,
  },
};

/** The parts of the service by name, in their order: a part imports only those before it. */
const serviceOrder = Object.entries({
  rules: "rules/",
  "shared files": "(documents|log|lru-cache|metrics|setting-error|site-urls|slices)\\.ts$",
  store: "store/",
  access: "access/",
  "members and images": "(images|members|widget-image)/",
  views: "views/",
  messages: "messages/",
  delivery: "delivery/",
  services: "(services|wrap-handlers)\\.ts$",
  limits: "limits/",
  versions: "versions/",
  handlers: "handlers/",
  gateway: "gateway/",
  control: "control/",
  http: "http/",
  transfer: "transfer/",
  // All other files.
  program: "",
}).map(([name, files]) => ({ name, files: `^service/src/${files}` }));
const serviceFiles = serviceOrder.map(({ files }) => files);

/** Packages of this repository resolve to folders, and not to node_modules. */
const workspaces = {
  "@guildwire/api": "^generated/",
  "@guildwire/control": "^service/generated/",
  "@guildwire/generator": "^generator/",
  "@guildwire/runtime": "^runtime/",
};
const filesOf = (names = []) => names.map((name) => layers[name].files);
const packageFiles = (names = []) =>
  names.flatMap((name) => [
    `(^|node_modules/)(@types/)?${name}(/|$)`,
    ...(workspaces[name] ? [`${workspaces[name]}dist/`] : []),
  ]);
const asTypes = ["type-only", "type-import"];

function layerRules([name, layer]) {
  const { files, layers: below, packages, typeLayers, typePackages, lazyPackages, node } = layer;
  // `/// <reference types="node" />` stands where Node's modules may be imported.
  const nodeTypes = node === undefined ? [] : ["node"];
  const everywhere = files.startsWith("^generator/src/") ? [valuesModule] : [];
  const values = [files, ...everywhere, ...filesOf(below), ...packageFiles(packages), ...packageFiles(nodeTypes)];
  const types = [...filesOf(typeLayers), ...packageFiles(typePackages)];
  const lazy = packageFiles(lazyPackages);
  const rules = [
    {
      name: `${name}: imports another layer`,
      from: { path: files },
      to: { pathNot: [...values, ...types, ...lazy], dependencyTypesNot: ["core"] },
    },
  ];
  if (types.length > 0) {
    const to = { path: types, pathNot: values, dependencyTypesNot: asTypes };
    rules.push({ name: `${name}: imports more than types`, from: { path: files }, to });
  }
  if (lazy.length > 0) {
    const to = { path: lazy, dynamic: false, dependencyTypesNot: asTypes };
    rules.push({ name: `${name}: imports an optional package statically`, from: { path: files }, to });
  }
  if (node !== true) {
    const pathNot = Array.isArray(node) ? node.map((file) => `${files}${file.replace(".", "\\.")}$`) : [];
    const to = {
      dependencyTypes: ["core"],
      dependencyTypesNot: asTypes,
      ...(node === "lazily" ? { dynamic: false } : {}),
    };
    rules.push({ name: `${name}: imports a module of Node`, from: { path: files, pathNot }, to });
  }
  return rules;
}

const sources = "^(runtime|generator|service|generated|service/generated|nest|tools|playground|editors/vscode)/src/";
/** What emitters share. */
const sharedByEmitters = "^generator/src/emit/(typescript/|contract\\.ts$)";

module.exports = {
  forbidden: [
    {
      name: "import cycle",
      comment: "Move what both files need to the module that owns the concept. Type-only imports count.",
      // Schemas of a specification may refer to each other, and so do the files that are generated from them.
      from: { path: sources, pathNot: "^(service/)?generated/" },
      to: { circular: true },
    },
    {
      name: "file outside of every layer",
      comment: "Add its folder to the layers of .dependency-cruiser.cjs.",
      from: { path: sources, pathNot: Object.values(layers).map(({ files }) => files) },
      to: {},
    },
    ...Object.entries(layers).flatMap(layerRules),
    {
      name: "emitter: imports another emitter",
      comment: "What emitters share is in emit/typescript; their types are in emit/contract.ts.",
      from: { path: "^generator/src/emit/([^/.]+)[/.]", pathNot: "^generator/src/emit/emit\\.ts$" },
      to: { path: "^generator/src/emit/", pathNot: ["^generator/src/emit/$1[/.]", sharedByEmitters] },
    },
    {
      name: "model: imports its builder",
      comment: "The model and the questions about it do not depend on how it is built.",
      from: { path: "^generator/src/model/[^/]+$" },
      to: { path: "^generator/src/model/build/" },
    },
    ...serviceOrder.slice(0, -1).map(({ name, files }, at) => ({
      name: `service: ${name} imports a later part`,
      comment: "Move what both parts need to the earlier one, or below both.",
      from: { path: files },
      to: { path: serviceFiles.slice(at + 1), pathNot: serviceFiles.slice(0, at + 1) },
    })),
    {
      name: "builder: imported by another module",
      comment: "build.ts is the entry of the builder.",
      from: { path: sources, pathNot: "^generator/src/model/build/" },
      to: { path: "^generator/src/model/build/(?!build\\.ts$)" },
    },
  ].map((rule) => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: ["node_modules/", "/dist/"] },
    // Sees the imports that compilation removes: those of types.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      mainFields: ["module", "main"],
    },
  },
};
