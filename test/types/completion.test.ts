import { join } from "node:path";
import { Project, ScriptTarget, ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { programs } from "./compile.js";

const cursor = "|";
const patience = { timeout: 120_000 };

/** The completions at the cursor of a program that imports the generated package. */
function offered(program: string): readonly string[] {
  const project = new Project({
    compilerOptions: {
      strict: true,
      target: ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: [],
    },
  });
  const path = join(programs, "programs/completion.ts");
  project.createSourceFile(path, program.replace(cursor, ""));
  const service = project.getLanguageService().compilerObject;
  const completions = service.getCompletionsAtPosition(path, program.indexOf(cursor), undefined);
  return (completions?.entries ?? [])
    .filter(({ kind }) => kind === ts.ScriptElementKind.string)
    .map(({ name }) => name);
}

describe("an editor offers the known values of an open enumeration", () => {
  it("in a request that accepts others as well", patience, () => {
    const program = `import type { ModifyGuildBody } from "@guildwire/api/types";
export const body: ModifyGuildBody = { features: ["|"] };
`;
    expect(offered(program)).toEqual(expect.arrayContaining(["COMMUNITY", "DISCOVERABLE"]));
  });

  it("in a response", patience, () => {
    const program = `import type { PresenceUpdate } from "@guildwire/api/types";
export const isThere = (presence: PresenceUpdate) => presence.status === "|";
`;
    expect([...offered(program)].sort()).toEqual(["dnd", "idle", "offline", "online"]);
  });
});
