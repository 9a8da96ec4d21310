import { resolve } from "node:path";
import { expect, it } from "vitest";
import { emitAll, standardEmitters } from "../../generator/src/emit/emit.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";

const optional = ["llms", "tanstack-query", "msw", "openapi-typescript"];
const each = optional.map((emitter) => [emitter]);
/** Documents, and the optional emitters of each run. A run for the largest one takes long, so that it has all of them. */
const runs: readonly (readonly [document: string, emitters: readonly (readonly string[])[]])[] = [
  ["third-party/documents/trains.yaml", each],
  ["third-party/documents/transcripts.yaml", each],
  ["../spec/openapi.yaml", [optional]],
];

interface Manifest {
  readonly [section: string]: unknown;
  readonly exports: Readonly<Record<string, unknown>>;
}

interface Output {
  /** Texts by path, without the manifest and the README. */
  readonly files: ReadonlyMap<string, string>;
  readonly manifest: Manifest;
  readonly readme: readonly string[];
}

/** Returns what writes the output with optional emitters besides the standard ones. */
function emitterOf(document: string): (emitters: readonly string[]) => Output {
  const { loaded } = loadDocument(resolve(import.meta.dirname, "..", document));
  if (loaded === undefined) throw new Error(`${document} cannot be read`);
  const { model } = buildModel(loaded);
  const names = { packageName: "any", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
  const documents = { bundle: bundleText(loaded) };
  return (emitters) => {
    const all = emitAll(model, documents, { ...names, only: [...standardEmitters, ...emitters] });
    const texts = new Map(all.map(({ path, text }) => [path, text]));
    const manifest = JSON.parse(texts.get("package.json") ?? "") as Manifest;
    const readme = (texts.get("README.md") ?? "").split("\n");
    for (const path of ["package.json", "README.md"]) texts.delete(path);
    return { files: texts, manifest, readme };
  };
}

it.each(runs)(
  "no optional emitter changes a byte of the standard output of %s",
  { timeout: 120_000 },
  (document, emitters) => {
    const emit = emitterOf(document);
    const standard = emit([]);
    expect(standard.files.size).toBeGreaterThan(20);
    for (const added of emitters) {
      const { files, manifest, readme } = emit(added);
      expect(files.size, added.join()).toBeGreaterThan(standard.files.size);
      expect([...standard.files].filter(([path, text]) => files.get(path) !== text)).toEqual([]);
      // The README and the manifest list what was added, and keep the rest.
      const lines = new Set(readme);
      expect(standard.readme.filter((line) => !lines.has(line))).toEqual([]);
      const { exports, peerDependencies: _peers, peerDependenciesMeta: _optional, ...others } = manifest;
      const {
        exports: own,
        peerDependencies: _ownPeers,
        peerDependenciesMeta: _ownOptional,
        ...same
      } = standard.manifest;
      expect(others).toEqual(same);
      expect(exports).toMatchObject(own);
    }
  },
);
