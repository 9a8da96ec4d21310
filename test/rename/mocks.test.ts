import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fleet } from "./fleet.js";
import { TestProject } from "./project.js";

/** Mocks of operations, before and after the rename of `getShip` to `getVessel` and `label` to `name`. */
const forms = (getShip: string): string => `import { mock } from "node:test";
import { vi } from "vitest";
import * as api from "@acme/api/client";
declare const jest: any;

vi.mock("@acme/api/client", async (original) => ({ ...(await original<typeof api>()), ${getShip}: vi.fn() }));
vi.mock(import("@acme/api/client"), async (original) => ({ ...(await original()), ${getShip}: vi.fn() }));
vi.doMock("../out/src/client/index.js", () => ({ "${getShip}": vi.fn(), hire: vi.fn() }));
jest.mock("@acme/api/client", function () {
  const other = 1;
  return { __esModule: true, ${getShip}: jest.fn(), other } as object;
});
jest.unstable_mockModule("@acme/api/client", () => ({ ${getShip}: jest.fn() }));
(mock as any).module("@acme/api/client", { namedExports: { ${getShip}: () => undefined } });
vi.spyOn(api, "${getShip}");
jest.spyOn(api, "${getShip}");
mock.method(api, "${getShip}");
`;

describe("guildwire rename in mocks", { timeout: 120_000 }, () => {
  let project: TestProject;
  beforeEach(async () => {
    project = new TestProject("packageName: '@acme/api'\n");
    for (const name of ["vitest", "@types"])
      symlinkSync(resolve(import.meta.dirname, "../../node_modules", name), join(project.folder, "node_modules", name));
    await project.generate(fleet("current"));
  });
  afterEach(() => project.remove());

  it("renames the exports of replaced modules, and the members of replaced objects", async () => {
    project.write("src/mocks.ts", forms("getShip"));
    const { code, stderr } = await project.run("rename", "src");
    expect(stderr).toBe("");
    expect(project.read("src/mocks.ts")).toBe(forms("getVessel"));
    expect(code).toBe(0);
    expect((await project.run("rename", "src")).stdout).toMatch(/^unchanged/);
  });

  it("keeps the variable of a shorthand, and members of other modules", async () => {
    project.write(
      "src/mocks.ts",
      `import { vi } from "vitest";
import "@acme/api/client";
vi.mock("@acme/api/client", () => {
  const getShip = vi.fn();
  return { getShip };
});
vi.mock("node:fs", () => ({ getShip: 1 }));
const own = { getShip: 1 };
vi.spyOn(own, "getShip" as never);
`,
    );
    expect((await project.run("rename", "src")).code).toBe(0);
    expect(project.read("src/mocks.ts")).toContain("return { getVessel: getShip };");
    expect(project.read("src/mocks.ts")).toContain('vi.mock("node:fs", () => ({ getShip: 1 }));');
    expect(project.read("src/mocks.ts")).toContain("const own = { getShip: 1 };");
  });

  it("reports a mock of a module that is not found, and of a value of any type", async () => {
    project.write(
      "src/mocks.ts",
      `import { vi } from "vitest";
import "@acme/api/client";
vi.mock("#elsewhere/client", () => ({ getShip: vi.fn(), other: 1 }));
declare const ship: any;
vi.spyOn(ship, "label");
`,
    );
    const { code, stderr } = await project.run("rename", "src");
    expect(code).toBe(1);
    expect(stderr).toContain('"getShip" may be a former name: the module "#elsewhere/client" is not found');
    expect(stderr).toContain('"label" may be a former name: the type of the value is any');
  });

  it("renames mocks in functions with a name, and in objects that an assertion makes a client", async () => {
    const text = (getShip: string, label: string): string => `import { vi } from "vitest";
import type * as client from "@acme/api/client";
import type { Ship } from "@acme/api/types";
const factory = () => ({ ${getShip}: vi.fn() });
vi.mock("@acme/api/client", factory);
function replaced() {
  return { ${getShip}: vi.fn() };
}
vi.doMock("@acme/api/client", replaced);
type Api = Pick<typeof client, "${getShip}">;
export const fake = { ${getShip}: async () => ({ id: "1" }) } as unknown as Api;
export const ship = { ${label}: 1 } as unknown as Ship;
`;
    project.write("src/mocks.ts", text("getShip", "label"));
    const { code, stderr } = await project.run("rename", "src");
    expect(stderr).toBe("");
    expect(project.read("src/mocks.ts")).toBe(
      text("getVessel", "name").replaceAll("Ship }", "Vessel }").replace("as Ship;", "as Vessel;"),
    );
    expect(code).toBe(0);
  });

  it("reports mocks in constants, behind assertions, and in parameters of constructors", async () => {
    project.write(
      "src/mocks.ts",
      `import { vi } from "vitest";
import { getShip } from "@acme/api/client";
import type { Ship } from "@acme/api/types";
const constant = { getShip: vi.fn() };
vi.mock("@acme/api/client", () => constant);
vi.mocked(getShip).mockResolvedValue({ id: "1", label: "x" } as never);
export class Model implements Partial<Ship> {
  constructor(public label: string) {}
}
`,
    );
    const { code, stderr } = await project.run("rename", "src");
    expect(code).toBe(1);
    expect(stderr).toContain("the object replaces a module, and other code may use it");
    expect(stderr).toContain("an assertion hides the type of the object");
    expect(stderr).toContain("a class of your own declares the property again");
  });

  it("renames keys of groups by type, and reports a property that a type of your own declares as well", async () => {
    project.write(
      "src/groups.ts",
      `import type { Ship, State } from "@acme/api/types";
type Named = Ship & { label: "Anna" };
export const first = (groups: Partial<Record<State, Ship[]>>): unknown => groups.moored?.[0]?.label;
export const second = (ship: Named): string => ship.label;
`,
    );
    const { code, stderr } = await project.run("rename", "src");
    expect(project.read("src/groups.ts")).toContain("groups.docked?.[0]?.name");
    expect(code).toBe(1);
    expect(stderr).toContain("src/groups.ts:4");
  });
});
