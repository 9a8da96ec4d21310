// Commands besides generate, on pinned documents: a comparison with 50 changes, and a rename with three uses.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const guildwire = join(root, "generator/bin/guildwire.js");
const methods = ["get", "put", "post", "delete", "patch"];

/**
 * Contenders for `measure`.
 *
 * @param {string} folder For the files of the cases.
 * @param {{ compared: string, renamed: string }} documents Paths of JSON documents.
 */
export function commandCases(folder, { compared, renamed }) {
  return [diffCase(join(folder, "diff"), compared), renameCase(join(folder, "rename"), renamed)];
}

/** Limits the length of 50 strings, each in another path. */
function diffCase(folder, path) {
  mkdirSync(folder, { recursive: true });
  const document = JSON.parse(readFileSync(path, "utf8"));
  let changes = 0;
  for (const item of Object.values(document.paths)) if (changes < 50 && limitFirstString(item)) changes += 1;
  if (changes < 50) throw new Error(`${path} has ${changes} paths with a string`);
  const head = join(folder, "head.json");
  writeFileSync(head, JSON.stringify(document));
  return { name: "diff, 50 changes", cwd: folder, args: [guildwire, "diff", path, head], statuses: [1] };
}

/** Whether a node contains a string without a limit, which is then limited. */
function limitFirstString(node) {
  if (typeof node !== "object" || node === null) return false;
  if (node.type === "string" && node.maxLength === undefined && node.enum === undefined) {
    node.maxLength = 77;
    return true;
  }
  return Object.values(node).some(limitFirstString);
}

/** Renames the first operation; a program calls it three times under its former name. */
function renameCase(folder, path) {
  const document = JSON.parse(readFileSync(path, "utf8"));
  const operations = Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []));
  const [operation] = operations;
  const former = operation.operationId;
  const caller = join(folder, "src/caller.ts");
  const write = () => {
    const lines = ["one", "two", "three"].map((name) => `export const ${name} = ${former};\n`);
    writeFileSync(caller, [`import { ${former} } from "@bench/api/client";\n`, ...lines].join(""));
  };
  mkdirSync(join(folder, "src"), { recursive: true });
  mkdirSync(join(folder, "node_modules/@guildwire"), { recursive: true });
  symlinkSync(join(root, "runtime"), join(folder, "node_modules/@guildwire/runtime"), "junction");
  operation.operationId = `${former}Renamed`;
  operation["x-renamed-from"] = [former];
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "guildwire.config.yaml"), "spec: openapi.json\nout: out\npackageName: '@bench/api'\n");
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, skipLibCheck: true, types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  return { name: "rename, 3 uses", prepare: write, cwd: folder, args: [guildwire, "rename", "src"] };
}
