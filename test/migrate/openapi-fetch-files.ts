import { afterEach, beforeEach, expect } from "vitest";
import {
  bundled,
  type MigrationProject,
  type MigrationReport,
  migrate,
  openapiFetchProject,
  type Recording,
} from "./project.js";

/** The project of the current test. */
export let project: MigrationProject;

/** Gives each test of a file a project of its own. */
export function withProjects(): void {
  beforeEach(async () => {
    project = await openapiFetchProject(bundled);
  });
  afterEach(() => project.remove());
}

/** Migrates files, of which `main` is the program, and runs it before and after. */
export async function migrated(
  files: Readonly<Record<string, string>>,
  main = "main.ts",
): Promise<{ readonly report: MigrationReport; readonly before: Recording; readonly after: Recording }> {
  for (const [name, text] of Object.entries(files)) project.write(`src/${name}`, text);
  expect(project.compile()).toBe("");
  const before = await project.recordBundle(main);
  const report = await migrate(project, "openapi-fetch");
  expect(project.compile()).toBe("");
  const after = await project.recordBundle(main);
  const sources = project.sources();
  expect((await migrate(project, "openapi-fetch")).files).toEqual([]);
  expect(project.sources()).toEqual(sources);
  return { report, before, after };
}

/** What a report lists, by file and line. */
export const leftOf = ({ left }: MigrationReport): readonly string[] =>
  left.map(({ file, line, why }) => `${file.slice("src/".length)}:${line} ${why}`);

/** A module with a client. */
export const client = `import createClient from "openapi-fetch";
import type { paths } from "./schema";
export const client = createClient<paths>({ baseUrl: process.env["BASE_URL"] ?? "" });
`;
