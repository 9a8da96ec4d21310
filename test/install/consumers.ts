import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Ended, run } from "./command.js";
import type { Registry } from "./registry.js";

/** A program that exists before guildwire is installed. */
export interface Consumer {
  readonly name: string;
  /** Files by path. `{api}` and `{server}` stand for the modules of the generated code. */
  readonly files: Readonly<Record<string, string>>;
  /** package.json, without a name. */
  readonly packageFile: object;
  /** Extension of relative imports in source mode. */
  readonly extension: "" | ".js" | ".ts";
  /** The project's own command, which the tests run in a clone. */
  readonly command: string;
}

export type OutputKind = "source" | "package";

/** A command that a consumer types, and the seconds that it took. */
export interface Step {
  readonly line: string;
  readonly seconds: number;
}

export interface Clone {
  readonly folder: string;
  /** The commands that set the project up, without those that make the clone. */
  readonly before: readonly Step[];
  /** The commands in the clone. */
  readonly after: readonly Step[];
  /** What the last command printed. */
  readonly ended: Ended;
}

const document = resolve(import.meta.dirname, "../fixtures/cli");

/** A program that calls its own server, in one process. */
export const program = `import { createClient, getBook } from "{api}";
import { createFetchHandler } from "{server}";

const handler = createFetchHandler({ books: { getBook: async ({ path }) => ({ title: \`Book \${path.book_id}\` }) } });
const client = createClient({
  baseUrl: "https://shelf.example",
  fetch: async (input, init) => handler(new Request(input, init)),
});
export const title: string = (await getBook(client, { book_id: "7" })).title;
`;

/**
 * Sets up a project with the commands that the documentation names, commits it, clones it without ignored files, and runs
 * the project's own command in the clone.
 */
export async function cloneOf(consumer: Consumer, output: OutputKind, registry: Registry): Promise<Clone> {
  const folder = registry.folder(`${consumer.name}-${output}`);
  writeFiles(folder, consumer, output);
  const before: Step[] = [];
  const after: Step[] = [];
  const env = {
    ...registry.env,
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_loglevel: "error",
    CI: "1",
  };
  const shell = async (line: string, cwd: string, steps: Step[]): Promise<Ended> => {
    const begun = performance.now();
    const ended = await run("bash", ["-c", line], { cwd, env, timeout: 280_000 });
    steps.push({ line, seconds: (performance.now() - begun) / 1000 });
    if (ended.code !== 0) throw new Error(`${line} ended with ${ended.code}\n${ended.stdout}${ended.stderr}`);
    return ended;
  };
  await shell("npm install --save-dev @guildwire/generator", folder, before);
  await shell(`npx guildwire init${output === "source" ? "" : " --output package"}`, folder, before);
  await shell("npm install", folder, before);
  const commit = "git add . && git -c user.name=a -c user.email=a@a.example commit --quiet --message first";
  await shell(`git init --quiet && ${commit}`, folder, []);
  const clone = `${folder}-clone`;
  await shell(`git clone --quiet ${JSON.stringify(folder)} ${JSON.stringify(clone)}`, folder, []);
  await shell("npm ci", clone, after);
  const ended = await shell(consumer.command, clone, after);
  await shell("npx guildwire generate --check", clone, []);
  return { folder: clone, before, after, ended };
}

function writeFiles(folder: string, { name, files, packageFile, extension }: Consumer, output: OutputKind): void {
  const index = extension === "" ? "" : `/index${extension}`;
  const modules =
    output === "source"
      ? { api: `./api${index}`, server: `./api/server${index}` }
      : { api: "shelf-bindings", server: "shelf-bindings/server" };
  cpSync(document, folder, { recursive: true });
  const all = {
    "package.json": `${JSON.stringify({ name, private: true, ...packageFile }, undefined, 2)}\n`,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.replaceAll("{api}", modules.api).replaceAll("{server}", modules.server));
  }
  // A package is found under the name of the document, wherever the file is.
  writeFileSync(join(folder, ".gitignore"), "node_modules/\ndist/\n*.tsbuildinfo\n.guildwire/\n.next/\n");
}
