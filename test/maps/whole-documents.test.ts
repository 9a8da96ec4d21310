import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { composeDeclarationMap } from "../../generator/src/maps/declaration-map.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { specificationLocator } from "../../generator/src/project/specification-locator.js";
import { packed } from "../foreign/packed.js";
import { derived, leads, wordAt } from "./leads.js";

const documents = [
  { title: "spec/", path: resolve(import.meta.dirname, "../../spec/openapi.yaml"), atLeast: 1500 },
  {
    title: "a booking service in 3.1",
    path: await packed({
      package: "@readme/oas-examples@8.2.2",
      entry: "package/3.1/json/train-travel.json",
      sha256: "213e8f751c0d41cb3770374c8199ba6c897ac146389e94d688001285d43b92d7",
      cached: "train-travel-8.2.2.json",
    }),
    atLeast: 100,
  },
  {
    title: "a government's dialogues in 3.0",
    path: await packed({
      package: "@digdir/dialogporten-schema@1.40.0",
      entry: "package/swagger.verified.json",
      sha256: "427bd2a891619625f51d68bfa250d900fdae85fd1520ca89b1c2a4ca2c3e8141",
      cached: "dialogporten-1.40.0.json",
    }),
    atLeast: 500,
  },
];

/** The letters and digits of a name: words may be joined in code. */
const lettersOf = (name: string): string =>
  wordAt(name)
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Whether a name is what is written at its target. */
function isNameOf(name: string, target: string, module: string): boolean {
  const written = lettersOf(target);
  if (lettersOf(name) === written) return true;
  // The total of a cross-field check is its `max`, and an alternative leads to its schema.
  if (module.endsWith("limits.ts") && /^(?:maxTotalLength|variant\d+)$/.test(name))
    return /^(?:max|type)$/.test(written);
  // Types of headers, and those of the response direction, are named after a schema, a response or an operation.
  if (/(?:Headers|Response)$/.test(name)) return lettersOf(name).includes(written);
  // A status leads to its response, which several operations may share under a name.
  if (module.endsWith("client/errors.ts") && /^[1-5]\d\d$/.test(name)) return /^[a-z]/.test(written);
  // A group of operations without a tag is named after their paths, and leads to the first of them.
  return /(?:create-api|handlers)\.ts$/.test(module) && /^(?:get|put|post|delete|patch)$/.test(written);
}

it.each(documents)(
  "$title: every name leads to where it is written",
  { timeout: 120_000 },
  async ({ path, atLeast }) => {
    if (path === undefined) return;
    const { loaded } = await loadDocument(path);
    if (loaded === undefined) throw new Error(`${path} cannot be read`);
    const { model } = buildModel(loaded);
    const only = ["types", "client", "server", "limits"];
    const options = { packageName: "any", packageVersion: "1.0.0", runtimeVersion: "1.0.0", only };
    const locate = specificationLocator(loaded);
    const others: string[] = [];
    let located = 0;
    for (const { path: module, text, names = [] } of emitAll(model, { bundle: "" }, options)) {
      const source = { file: "a.ts", text, names };
      const { map } = composeDeclarationMap({ declarations: { name: "a.d.ts", text }, source, locate });
      const found = leads(text, JSON.stringify(map), (file) => (file === "a.ts" ? text : readFileSync(file, "utf8")));
      for (const { file, name, target } of found.filter((lead) => lead.file !== "a.ts" && !derived.test(lead.name))) {
        located += 1;
        if (!isNameOf(name, target, module)) others.push(`${module}: ${name} in ${file}: ${target.slice(0, 60)}`);
      }
    }
    expect(others).toEqual([]);
    expect(located).toBeGreaterThan(atLeast);
  },
);
