import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { PortProject } from "./port-project.js";

interface Report {
  readonly left: readonly { readonly file: string; readonly why: string }[];
  readonly files: readonly string[];
}

/** Callers that use everything that has another name or another module now. */
const pilots = `import { type Client, getApiV1PilotsId } from "BINDINGS/client";
import type { Pilot } from "BINDINGS/types";
import { isPilot } from "../../bindings/generated/src/validators/schemas.js";

export async function pilotOf(client: Client, id: string): Promise<Pilot | undefined> {
  const pilot = await getApiV1PilotsId(client, { id });
  return isPilot(pilot) ? pilot : undefined;
}
`;

const board = `import type { Client } from "BINDINGS/client";
import { pilotOf } from "../../desk/src/pilots.js";

export const nameOf = async (client: Client, id: string): Promise<string> => (await pilotOf(client, id))?.name ?? "nobody";
`;

const handlers = `import type { DefaultHandlers } from "BINDINGS/server";

export const office: Partial<DefaultHandlers> = {
  getApiV1PilotsId: ({ path: { id } }) => ({ id, name: "Ada" }) as never,
};
`;

/** A repository with the bindings and their callers in packages of their own, which share a configuration of the compiler. */
function monorepo(bindings: "port-bindings" | "@port"): PortProject {
  const project = new PortProject();
  onTestFinished(() => project.remove());
  const { folder } = project;
  for (const path of ["packages/bindings", "packages/desk/src", "packages/web/src"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const name of ["guildwire.config.yaml", "openapi.yaml", "generated"]) {
    renameSync(join(folder, name), join(folder, "packages/bindings", name));
  }
  const installed = join(folder, "node_modules/port-bindings");
  rmSync(installed);
  if (bindings === "port-bindings") symlinkSync(join(folder, "packages/bindings/generated"), installed, "junction");
  rmSync(join(folder, "src"), { recursive: true });
  const compilerOptions = {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node"],
    strict: true,
    skipLibCheck: true,
    composite: true,
    paths: { "@port/*": ["./packages/bindings/generated/src/*/index.ts"] },
  };
  project.write("tsconfig.base.json", JSON.stringify({ compilerOptions }));
  const configuration = (...references: readonly string[]): string =>
    JSON.stringify({
      extends: "../../tsconfig.base.json",
      compilerOptions: { outDir: "dist" },
      include: ["src"],
      references: references.map((path) => ({ path })),
    });
  project.write("packages/desk/tsconfig.json", configuration("../bindings/generated"));
  project.write("packages/web/tsconfig.json", configuration("../desk", "../bindings/generated"));
  project.write("tsconfig.json", '{ "files": [], "references": [{ "path": "packages/web" }] }');
  const write = (path: string, text: string): void => project.write(path, text.replaceAll("BINDINGS", bindings));
  write("packages/desk/src/pilots.ts", pilots);
  write("packages/desk/src/office.ts", handlers);
  write("packages/web/src/board.ts", board);
  project.commit();
  return project;
}

const config = ["--config", "packages/bindings/guildwire.config.yaml"];

it.each([
  ["port-bindings", []],
  ["@port", ["packages/desk", "packages/web"]],
] as const)("edits the callers of %s in all packages", { timeout: 200_000 }, async (bindings, folders) => {
  const project = monorepo(bindings);
  const { stdout } = await project.run("upgrade", ...folders, ...config, "--format", "json");
  expect((JSON.parse(stdout) as Report).left).toEqual([]);
  const text = project.read("packages/desk/src/pilots.ts");
  expect(text).toContain(`import { type Client, getPilotsById } from "${bindings}/client";`);
  expect(text).toContain(`import { Pilot as ApiPilot } from "${bindings}/validators";`);
  expect(project.read("packages/desk/src/office.ts")).toContain(
    `import type { PilotsHandlers, TugsHandlers } from "${bindings}/server";`,
  );
  expect(project.compile()).toBe("");
  const upgraded = project.files();
  await project.run("upgrade", ...config);
  expect(project.files()).toEqual(upgraded);
  project.git("checkout", "--quiet", ".");
  project.git("clean", "--quiet", "--force");
  expect(project.git("status", "--porcelain")).toBe("");
});

it("refuses callers that git does not track, whatever its configuration shows", { timeout: 200_000 }, async () => {
  const project = monorepo("@port");
  project.git("config", "status.showUntrackedFiles", "no");
  project.write("packages/desk/src/new.ts", pilots.replaceAll("BINDINGS", "@port"));
  const before = project.files();
  const { code, stderr } = await project.run("upgrade", ...config);
  expect(code).toBe(2);
  expect(stderr).toContain("packages/desk/src/new.ts has changes that are not committed; nothing was written");
  expect(stderr).not.toContain("pilots.ts");
  expect(project.files()).toEqual(before);
});

it("refuses staged changes, and reads the state of each repository", { timeout: 200_000 }, async () => {
  const project = monorepo("@port");
  const web = join(project.folder, "packages/web");
  const own = (...args: readonly string[]): string => execFileSync("git", [...args], { cwd: web, encoding: "utf8" });
  project.git("rm", "--quiet", "-r", "--cached", "packages/web");
  project.git("commit", "--quiet", "--message", "Move web to its own repository");
  own("init", "--quiet");
  project.write("packages/web/src/pilots.ts", pilots.replaceAll("BINDINGS", "@port"));
  own("add", "--all");
  own("-c", "user.name=web", "-c", "user.email=web@example.org", "commit", "--quiet", "--message", "Keep what is here");
  project.replace("packages/desk/src/pilots.ts", "const pilot =", "const found =");
  project.replace("packages/desk/src/pilots.ts", "isPilot(pilot) ? pilot", "isPilot(found) ? found");
  project.git("add", "packages/desk");
  const before = project.files();
  const refused = await project.run("upgrade", ...config);
  expect(refused.code).toBe(2);
  expect(refused.stderr.match(/^.*has changes that are not committed/gm)).toHaveLength(1);
  expect(refused.stderr).toContain("packages/desk/src/pilots.ts has changes");
  expect(project.files()).toEqual(before);
  project.git("commit", "--quiet", "--message", "Rename a variable");
  await project.run("upgrade", ...config);
  expect(own("status", "--porcelain")).toBe(" M src/pilots.ts\n");
});
