import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../cli/command.js";
import { fleet } from "./fleet.js";
import { TestProject } from "./project.js";

let project: TestProject;
beforeEach(() => {
  project = new TestProject("packageName: '@acme/fleet'\nonly: [types, client, package]\n");
  project.write("openapi.yaml", fleet("current"));
});
afterEach(() => project.remove());

const imports = 'import type { NewShip, Ship, State } from "@acme/fleet/types";\n';

/** Runs the command on one file and returns the file after it. */
async function rename(text: string, ...args: readonly string[]): Promise<Outcome & { readonly after: string }> {
  project.write("src/a.ts", text);
  const result = await project.run("rename", "src", ...args);
  return { ...result, after: project.read("src/a.ts") };
}

describe("guildwire rename", { timeout: 60_000 }, () => {
  it("needs no generated package, and keeps line endings, byte order mark, comments and layout", async () => {
    const text =
      "\u{feff}import type { Ship } from '@acme/fleet/types' // first\r\n\r\nexport const a = (b : Ship)=>b . label;\t\r\n";
    const { after, code, stdout } = await rename(text);
    expect(after).toBe(text.replaceAll("Ship", "Vessel").replace("label", "name"));
    expect(stdout).toBe("~ src/a.ts: Ship to Vessel, label to name\n3 uses in 1 file renamed\n");
    expect(code).toBe(0);
  });

  it("prints a unified diff with --dry-run and writes nothing", async () => {
    const text = `${imports}export const port = (ship: Ship): unknown => ship.homePort;\n`;
    const { after, stdout, stderr } = await rename(text, "--dry-run");
    expect(after).toBe(text);
    expect(stdout).toBe(`--- a/src/a.ts
+++ b/src/a.ts
@@ -1,2 +1,2 @@
-import type { NewShip, Ship, State } from "@acme/fleet/types";
-export const port = (ship: Ship): unknown => ship.homePort;
+import type { NewVessel, Vessel, State } from "@acme/fleet/types";
+export const port = (ship: Vessel): unknown => ship["home-port"];
`);
    expect(stderr).toContain("4 uses in 1 file would change");
  });

  it("prints edits and findings as JSON", async () => {
    const { stdout, code } = await rename(
      `${imports}export const any = (ship: any): string => ship.label;\n`,
      "--json",
    );
    const report = JSON.parse(stdout) as {
      readonly files: readonly { readonly path: string; readonly edits: readonly object[] }[];
      readonly findings: readonly { readonly code: string; readonly location: object }[];
    };
    expect(report.files).toEqual([
      {
        path: "src/a.ts",
        edits: [
          { former: "NewShip", current: "NewVessel", start: 14, end: 21 },
          { former: "Ship", current: "Vessel", start: 23, end: 27 },
        ],
      },
    ]);
    expect(report.findings).toMatchObject([
      { code: "rename-uncertain", location: { file: "src/a.ts", line: 2, column: 48 } },
    ]);
    expect(code).toBe(1);
  });

  it("refuses code without a tsconfig.json, or with a broken one", async () => {
    project.write("tsconfig.json", '{ "extends": "./missing.json" }');
    const broken = await rename("export {};\n");
    expect(broken.code).toBe(2);
    expect(broken.stderr).toContain("tsconfig.json:1:1 error rename-project-invalid");
    const missing = await project.run("rename", "none");
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain("there is no file or folder");
  });

  it("changes nothing if the specification has errors", async () => {
    project.write("openapi.yaml", fleet("current").replace("schemas/State'", "schemas/Nothing'"));
    const { code, after } = await rename(imports, "--strict");
    expect(code).toBe(1);
    expect(after).toBe(imports);
  });

  it("explains why nothing changes without former names", async () => {
    project.write("openapi.yaml", fleet("former"));
    const { stdout, code } = await rename(imports);
    expect(stdout).toBe("unchanged (1 file; the specification states no former names)\n");
    expect(code).toBe(0);
  });

  it("searches the projects that a tsconfig.json refers to", async () => {
    const options = { target: "es2022", module: "nodenext", strict: true, composite: true, rootDir: "." };
    project.write("app/tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["**/*.ts"] }));
    project.write("app/a.ts", `${imports}export const a = (ship: Ship): string => ship.label;\n`);
    project.write("tsconfig.json", JSON.stringify({ files: [], references: [{ path: "app" }] }));
    const { code, stdout } = await project.run("rename", ".");
    expect(stdout).toBe("~ app/a.ts: NewShip to NewVessel, Ship to Vessel, label to name\n4 uses in 1 file renamed\n");
    expect(code).toBe(0);
  });

  it("resolves path mappings to the output folder", async () => {
    project.write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          module: "esnext",
          moduleResolution: "bundler",
          strict: true,
          paths: { "#api/*": ["./out/src/*"] },
        },
        include: ["src"],
      }),
    );
    await project.generate(fleet("current"));
    const { after } = await rename(
      'import type { Ship } from "#api/types/index.js";\nexport const a = (b: Ship): string => b.label;\n',
    );
    expect(after).toBe(
      'import type { Vessel } from "#api/types/index.js";\nexport const a = (b: Vessel): string => b.name;\n',
    );
  });

  it("keeps the former name as an alias if the new one is taken", async () => {
    const text = `import type { Ship } from "@acme/fleet/types";\ninterface Vessel { draught: number }\nexport const a = (b: Ship, c: Vessel): unknown => [b, c];\n`;
    const { after } = await rename(text);
    expect(after).toBe(text.replace("{ Ship }", "{ Vessel as Ship }"));
    expect((await rename(after)).stdout).toBe("unchanged (1 file)\n");
  });

  it("follows an earlier of several former names", async () => {
    const { after } = await rename('import { getShips } from "@acme/fleet/client";\nexport const all = getShips;\n');
    expect(after).toBe('import { listVessels } from "@acme/fleet/client";\nexport const all = listVessels;\n');
  });

  it("renames in code that uses former and current names", async () => {
    const text =
      'import type { Vessel } from "@acme/fleet/types";\nexport const a = (b: Vessel): unknown => [b.label, b.name, b.homePort];\n';
    const { after } = await rename(text);
    expect(after).toBe(text.replace("b.label", "b.name").replace("b.homePort", 'b["home-port"]'));
  });

  it("does not touch names of others", async () => {
    const text = `interface Ship { label: string; state: "moored" | "gone" }
function getShip(ship: Ship): string { return ship.state === "moored" ? ship.label : ""; }
const label = getShip({ label: "a", state: "moored" });
export const { homePort } = { homePort: label };
`;
    const { after, stdout, stderr } = await rename(text);
    expect(after).toBe(text);
    expect(stdout).toBe("unchanged (1 file; none imports the generated code, see packageName and out)\n");
    // The type lists a former value; whether it is meant is not known.
    expect(stderr.match(/^src.*$/gm)).toEqual(["src/a.ts:1:40 warning rename-text"]);
  });
});

/** Uses that are reported at a text, with the reason, and not changed. */
const uncertain: readonly (readonly [title: string, line: string, at: string, reason: string])[] = [
  ["a property of any", "export const a = (b: any): unknown => b.label;", "label", "the type of b is any"],
  [
    "a text as a property of any",
    'export const a = (b: any): unknown => b["label"];',
    '"label"',
    "the type of the value is any",
  ],
  [
    "a pattern for any",
    "export const a = ({ label }: any): unknown => label;",
    "label",
    "the type of the value is any",
  ],
  [
    "a union with a type of others",
    "export const a = (b: Ship | { label: string }): string => b.label;",
    "label;",
    "only some of the types",
  ],
  [
    "a computed name",
    "export const a = (b: Ship, key: string): unknown => (b as never as Ship)[key as never as any];",
    "key as",
    "known only when the program runs",
  ],
  [
    "a class that implements a type",
    'export class Own implements NewShip { label = ""; }',
    "label",
    "a class of your own declares the property again",
  ],
  [
    "an interface that extends a type",
    "export interface Own extends Ship { label: string }",
    "label",
    "an interface of your own declares the property again",
  ],
  [
    "a value of a type of others",
    'const own = { label: "a" }; export const a: NewShip = own;',
    "own;",
    "the type of the value that is passed is your own",
  ],
];

describe("guildwire rename reports", { timeout: 60_000 }, () => {
  it.each(uncertain)("%s", async (_title, line, at, reason) => {
    const text = `import type { NewShip, Ship } from "@acme/fleet/types";\n${line}\nexport type Used = [NewShip, Ship];\n`;
    const { after, code, stderr } = await rename(text);
    const column = (after.split("\n")[1] ?? "").indexOf(at) + 1;
    expect(column).toBeGreaterThan(0);
    expect(stderr).toContain(`src/a.ts:2:${column} warning rename-uncertain`);
    expect(stderr).toContain(reason);
    expect(code).toBe(1);
  });

  it("a string that no type describes, without failing", async () => {
    const { code, stderr, after } = await rename('export const key: string = "homePort";\n');
    expect(stderr).toContain("src/a.ts:1:28 warning rename-text");
    expect(after).toContain("homePort");
    expect(code).toBe(0);
  });
});
