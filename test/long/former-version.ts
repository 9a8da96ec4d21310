import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");

/** Former versions of the service whose tables the present one changes, by commit. */
export const formerVersions: readonly { readonly commit: string; readonly migration: string }[] = [
  // Before tables for versions 9 and 10 were added.
  { commit: "83c1ec6ff5922e5b9fc466611329de230b70e0c6", migration: "0005" },
  { commit: "652ec37d880565f0bc71217683a8c7bfde8feb56", migration: "0006, of 0.3.0" },
];

/** Whether the history has the commits. */
export const hasFormerVersions: boolean = await Promise.all(
  formerVersions.map(({ commit }) => run("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root })),
).then(
  () => true,
  () => false,
);

/** A compiled worktree of a former version. */
export interface FormerVersion {
  /** The program of the service. */
  readonly bin: string;
  remove(): Promise<void>;
}

/** Checks out and compiles a former version, with the packages that are installed here. */
export async function compileFormerVersion(commit: string): Promise<FormerVersion> {
  const folder = join(await mkdtemp(join(tmpdir(), "guildwire-former-")), "worktree");
  await run("git", ["worktree", "add", "--detach", folder, commit], { cwd: root });
  const remove = async () => {
    await run("git", ["worktree", "remove", "--force", folder], { cwd: root });
    await rm(join(folder, ".."), { recursive: true, force: true });
  };
  try {
    await linkPackages(join(folder, "node_modules"));
    // Reports packages that only the former version has; the service starts without them.
    await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-b", "service"], {
      cwd: folder,
    }).catch(() => undefined);
    return { bin: join(folder, "service/bin/guildwire-service.js"), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Links to the installed packages; those of this repository are the ones of the worktree. */
async function linkPackages(target: string): Promise<void> {
  const source = join(root, "node_modules");
  await mkdir(join(target, "@guildwire"), { recursive: true });
  for (const name of await readdir(source))
    if (name !== "@guildwire") await symlink(join(source, name), join(target, name), "junction");
  for (const name of await readdir(join(source, "@guildwire"))) {
    const relative = await readlink(join(source, "@guildwire", name));
    await symlink(relative, join(target, "@guildwire", name));
  }
}
