import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Project } from "./command.js";

const overlay =
  "overlay: 1.0.0\ninfo: { title: a, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: Shop } }]\n";

function project(): Project {
  const made = new Project();
  made.write("fix.overlay.yaml", overlay);
  made.write("names.ts", `export const spec = "openapi.yaml";\n`);
  made.write("tsconfig.json", `{ "compilerOptions": { "module": "nodenext" } }\n`);
  made.write("shop.yaml", made.read("openapi.yaml"));
  made.write(
    "guildwire.config.ts",
    `import { spec } from "./names.js";
export default {
  only: ["types"],
  output: "source",
  apis: { books: { spec, overlays: ["fix.overlay.yaml"] }, shop: { spec: "shop.yaml" } },
};
`,
  );
  return made;
}

test("generate --list-inputs lists what decides the output, sorted, without writing", async () => {
  const made = project();
  const inputs = [
    "books.yaml",
    "fix.overlay.yaml",
    "guildwire.config.ts",
    "names.ts",
    "openapi.yaml",
    "shop.yaml",
    "tsconfig.json",
  ];
  expect(await made.run("generate --list-inputs")).toEqual({ code: 0, stdout: `${inputs.join("\n")}\n`, stderr: "" });
  const { stdout } = await made.run("generate --list-inputs --format json --api shop");
  const ofShop = inputs.filter((name) => !["fix.overlay.yaml", "openapi.yaml"].includes(name));
  expect(JSON.parse(stdout)).toEqual({ inputs: ofShop });
  expect(Object.keys(made.files(".")).filter((name) => name.startsWith("src/"))).toEqual([]);
});

test("generate --list-outputs lists what generate writes", async () => {
  const made = project();
  const { code, stdout } = await made.run("generate --list-outputs");
  expect(code).toBe(0);
  await made.run("generate");
  const written = Object.keys(made.files("src")).map((name) => `src/${name}`);
  expect(stdout.trimEnd().split("\n")).toEqual(written.filter((name) => !name.includes("/.guildwire/")).sort());
});

test("the lists report errors and refuse other modes", async () => {
  const made = project();
  expect(await made.run("generate --list-inputs --check")).toMatchObject({ code: 2 });
  made.remove("shop.yaml");
  const { code, stdout, stderr } = await made.run("generate --list-inputs");
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("[shop] shop.yaml");
});

/** Returns whether the globs of a cache select a path; those with `!` exclude. */
function selects(globs: readonly string[], path: string): boolean {
  const matches = (glob: string): boolean => {
    const pattern = glob
      .split("**")
      .map((part) => part.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*"));
    return new RegExp(`^${pattern.join(".*")}(?:/.*)?$`).test(path);
  };
  const excluded = globs.filter((glob) => glob.startsWith("!")).some((glob) => matches(glob.slice(1)));
  return !excluded && globs.some((glob) => !glob.startsWith("!") && matches(glob));
}

test("the caches of docs/regenerating.md cover exactly the listed files", async () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/regenerating.md"), "utf8");
  const blocks = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block = "{}"]) => JSON.parse(block));
  const [turbo, nx] = blocks.map(({ tasks, targets }) => (tasks ?? targets).generate) as {
    readonly inputs: readonly (string | object)[];
    readonly outputs: readonly string[];
  }[];
  const made = new Project();
  mkdirSync(join(made.folder, "openapi"));
  made.write("openapi/books.yaml", made.read("books.yaml"));
  made.write("openapi/openapi.yaml", made.read("openapi.yaml"));
  made.write("tsconfig.json", "{}\n");
  made.write("package.json", "{}\n");
  made.write(
    "guildwire.config.ts",
    `export default { spec: "openapi/openapi.yaml", output: "source", only: ["types"] };\n`,
  );
  await made.run("generate");
  const files = [...Object.keys(made.files(".")), "src/api/.guildwire/unchanged.json"];
  const listed = async (kind: string): Promise<readonly string[]> =>
    (await made.run(`generate --list-${kind}`)).stdout.trimEnd().split("\n");
  for (const task of [turbo, nx]) {
    const globs = (entries: readonly (string | object)[] = []): readonly string[] =>
      entries.filter((entry) => typeof entry === "string").map((entry) => entry.replace("{projectRoot}/", ""));
    expect(files.filter((path) => selects(globs(task?.inputs), path)).sort()).toEqual(await listed("inputs"));
    const outputs = files.filter((path) => selects(globs(task?.outputs), path) && !path.includes("/.guildwire/"));
    expect(outputs.sort()).toEqual(await listed("outputs"));
  }
  expect(selects(turbo?.outputs ?? [], "src/api/.guildwire/unchanged.json")).toBe(false);
});
