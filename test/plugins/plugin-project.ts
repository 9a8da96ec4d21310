import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { Project } from "../cli/command.js";

export const projectRoot: string = resolve(import.meta.dirname, "../..");

/** The small project of the command line's tests, with the generator installed for emitters to import. */
export function pluginProject(): Project {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  linkGenerator(project);
  return project;
}

export function linkGenerator(project: Project): void {
  const scope = join(project.folder, "node_modules/@guildwire");
  mkdirSync(scope, { recursive: true });
  for (const name of ["generator", "runtime"]) symlinkSync(join(projectRoot, name), join(scope, name), "junction");
}

/** The source of an emitter `name` whose `emit` has this body. */
export function emitterText(name: string, body: string, more = ""): string {
  return [
    `import { code, defineEmitter, jsonFile, textFile, typescriptFile } from "@guildwire/generator/emitter";`,
    `export default defineEmitter({ name: "${name}", apiVersion: 1, ${more} emit(model, context) { ${body} } });\n`,
  ].join("\n");
}
