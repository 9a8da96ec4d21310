import { resolve } from "node:path";
import { expect, it } from "vitest";
import { emitAll, standardEmitters } from "../../generator/src/emit/emit.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";

const documents = [
  "third-party/documents/trains.yaml",
  "third-party/documents/transcripts.yaml",
  "../spec/openapi.yaml",
];
const optional = ["llms", "tanstack-query", "msw", "openapi-typescript"];

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

it.each(documents)(
  "no optional emitter changes a byte of the standard output of %s",
  { timeout: 120_000 },
  (document) => {
    const emit = emitterOf(document);
    const standard = emit([]);
    expect(standard.files.size).toBeGreaterThan(20);
    for (const emitter of optional) {
      const { files, manifest, readme } = emit([emitter]);
      expect(files.size, emitter).toBeGreaterThan(standard.files.size);
      for (const [path, text] of standard.files) expect([path, files.get(path)]).toEqual([path, text]);
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
