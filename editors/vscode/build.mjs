// Bundles the extension into dist/extension.cjs. VS Code provides `vscode`; everything else is in the bundle.
import { copyFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const folder = dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: folder,
  entryPoints: ["src/extension.ts"],
  outfile: "dist/extension.cjs",
  bundle: true,
  platform: "node",
  // Node.js of VS Code 1.91, the oldest supported version.
  target: "node20",
  format: "cjs",
  external: ["vscode"],
  minify: true,
  legalComments: "none",
});
copyFileSync(join(folder, "..", "..", "LICENSE"), join(folder, "LICENSE"));
