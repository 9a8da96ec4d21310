import { join } from "node:path";
import { build } from "esbuild";
import { emitAll, standardEmitters } from "../../generator/src/emit/emit.js";
import { shippedEmitters } from "../../generator/src/emitters/shipped.js";
import type { LoadedDocument } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { File } from "../../generator/src/print/index.js";
import type { AnyConversion } from "../../runtime/src/values/index.js";
import { projectRoot } from "../types/compile.js";
import type { Validator } from "../zod/zod-package.js";

/** The functions and the validators of a document, bundled without a compiler. */
export interface FixturePackage {
  readonly model: Interface;
  readonly files: readonly File[];
  readonly fixtures: Readonly<Record<string, (overrides?: unknown, fixtures?: unknown) => unknown>>;
  readonly validators: Readonly<Record<string, Validator>>;
  /** Absent if no value has another form in code. */
  readonly conversions?: Readonly<Record<string, Pick<AnyConversion, "fromWire" | "toWire">>>;
}

export function filesOf(
  loaded: LoadedDocument,
  emitter = "fixtures",
): { readonly model: Interface; readonly files: readonly File[] } {
  const { model } = buildModel(loaded);
  const plugins = [{ definition: shippedEmitters[emitter] as never, options: undefined }];
  const only = [...standardEmitters, emitter];
  const options = { packageName: "foreign-api", packageVersion: "1.0.0", runtimeVersion: "0.1.0", only, plugins };
  return { model, files: emitAll(model, { bundle: bundleText(loaded) }, options) };
}

export async function fixturePackage(
  document: LoadedDocument | string,
  values?: ValueSettings,
): Promise<FixturePackage> {
  const read = typeof document === "string" ? loadDocument(document).loaded : document;
  if (read === undefined) throw new Error(`${document} is not readable`);
  const { model, files } = filesOf(values === undefined ? read : { ...read, values });
  const hasConversions = files.some(({ path }) => path === "src/conversions/index.ts");
  const entries = ["fixtures", "validators", ...(hasConversions ? ["conversions"] : [])];
  const text = await bundleOfFixtures(
    files,
    entries.map((name) => `export * as ${name} from "./src/${name}/index.js";`).join("\n"),
  );
  const made = (await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`)) as never;
  return { model, files, ...(made as Pick<FixturePackage, "fixtures" | "validators">) };
}

/** Bundles an entry that imports printed files. */
export async function bundleOfFixtures(files: readonly File[], entry: string): Promise<string> {
  const texts = new Map(files.map(({ path, text }) => [join("/package", path), text]));
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: "/package" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "error",
    plugins: [
      {
        name: "printed",
        setup(bundler) {
          bundler.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
            if (importer.startsWith(projectRoot)) return undefined;
            const target = join(resolveDir || "/package", path).replace(/\.js$/, ".ts");
            return { path: target, namespace: "printed" };
          });
          bundler.onResolve({ filter: /^zod$/ }, () => ({ path: join(projectRoot, "node_modules/zod/index.js") }));
          bundler.onResolve({ filter: /^@guildwire\/runtime\// }, ({ path }) => ({
            path: join(projectRoot, "runtime/dist", path.split("/")[2] ?? "", "index.js"),
          }));
          bundler.onLoad({ filter: /.*/, namespace: "printed" }, ({ path }) => ({
            contents: texts.get(path) ?? "",
            loader: "ts",
            resolveDir: join(path, ".."),
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}
