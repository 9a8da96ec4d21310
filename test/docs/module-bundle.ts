import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

let count = 0;

/** Bundles TypeScript source as if it were a file of a folder, and imports it. */
// biome-ignore lint/suspicious/noExplicitAny: a block of a page has whatever exports the test gives it
export async function moduleBundle(folder: string, source: string): Promise<any> {
  count += 1;
  const outfile = join(folder, `bundle-${count}.mjs`);
  const stdin = { contents: source, loader: "ts", resolveDir: folder } as const;
  await build({ stdin, outfile, bundle: true, format: "esm", platform: "node", logLevel: "silent" });
  return import(pathToFileURL(outfile).href);
}
