import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

/**
 * Makes a folder that is not there, or is empty, an embedded database without tables. Making one from nothing takes six
 * seconds of a processor, so that a copy of one is taken where the build has left one.
 *
 * It is made beside its place and then put there, so that a process that is killed meanwhile leaves no half of one that
 * could not be opened. A folder that holds something is left as it is.
 */
export async function layEmptyDatabase(folder: string, template: string = templateFolder()): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) return;
  const made = `${folder}.new`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(made, { recursive: true, force: true });
  if (existsSync(template)) await cp(template, made, { recursive: true });
  else await initialise(made);
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder);
}

/** Leaves a database to copy beside the compiled files, unless there is one. For the build; several may do it at once. */
export async function makeTemplate(template: string = templateFolder()): Promise<void> {
  if (existsSync(template)) return;
  await mkdir(dirname(template), { recursive: true });
  const place = await mkdtemp(`${template}.new-`);
  const made = join(place, "database");
  await initialise(made);
  await rename(made, template).catch((error: unknown) => {
    if (!existsSync(template)) throw error;
  });
  await rm(place, { recursive: true });
}

async function initialise(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder });
  await database.close();
}

/** A database belongs to the version that made it: another one may not be able to open it. */
function templateFolder(): string {
  const main = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const { version } = JSON.parse(readFileSync(join(dirname(main), "..", "package.json"), "utf8")) as {
    version: string;
  };
  return fileURLToPath(new URL(`../empty-database/${version}`, import.meta.url));
}
