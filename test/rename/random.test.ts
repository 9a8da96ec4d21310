import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fleet } from "./fleet.js";
import { TestProject } from "./project.js";

let project: TestProject;
beforeEach(async () => {
  project = new TestProject("packageName: '@acme/fleet'\nonly: [types, client, package]\n");
  await project.generate(fleet("former"));
});
afterEach(() => project.remove());

/** Uses of generated names, each in its own block, before and after the rename. The last ones are names of others. */
const uses: readonly (readonly [former: string, current: string])[] = [
  ["const p = ship.label; void p;", "const p = ship.name; void p;"],
  ["void ship ?. label;", "void ship ?. name;"],
  ['void ship["label"];', 'void ship["name"];'],
  ["void ship['homePort'];", "void ship['home-port'];"],
  ["void ship.homePort;", 'void ship["home-port"];'],
  ["void ship?.homePort?.length;", 'void ship?.["home-port"]?.length;'],
  ["const { label } = ship; void label;", "const { name: label } = ship; void label;"],
  ["const { label: l = 'x', ...r } = ship; void [l, r];", "const { name: l = 'x', ...r } = ship; void [l, r];"],
  ["let label: string; ({ label } = ship); void label;", "let label: string; ({ name: label } = ship); void label;"],
  ["let q: string; ({ label: q } = ship); void q;", "let q: string; ({ name: q } = ship); void q;"],
  ["const n: NewShip = { label: 'a' /* c */ }; void n;", "const n: NewVessel = { name: 'a' /* c */ }; void n;"],
  [
    "const homePort = 'h'; const n: NewShip = { 'label': `a`, homePort }; void n;",
    "const homePort = 'h'; const n: NewVessel = { 'name': `a`, \"home-port\": homePort }; void n;",
  ],
  ["const s: State[] = ['moored', `sailing`]; void s;", "const s: State[] = ['docked', `sailing`]; void s;"],
  ['if (ship.state === "moored") void 0;', 'if (ship.state === "docked") void 0;'],
  ["if ('moored' !== (ship.state)) void 0;", "if ('docked' !== (ship.state)) void 0;"],
  [
    "switch (ship.kind) { case 'boat': break; case 'ferry': }",
    "switch (ship.kind) { case 'tug': break; case 'ferry': }",
  ],
  [
    "const c: Record<State, number> = { moored: 1, sailing: 2, 'in-repair': 3 }; void c.moored;",
    "const c: Record<State, number> = { docked: 1, sailing: 2, 'in-repair': 3 }; void c.docked;",
  ],
  ["void Level.low; void Level['low'];", "void Level.small; void Level['small'];"],
  [
    "void (await addShip(client, { body: { label: '' } })).label;",
    "void (await addVessel(client, { body: { name: '' } })).name;",
  ],
  [
    "for (const { label } of await listShips(client, { shipState: 'moored' })) void label;",
    "for (const { name: label } of await listVessels(client, { state: 'docked' })) void label;",
  ],
  ["void (await read(client, { shipId: '1' }));", "void (await read(client, { vesselId: '1' }));"],
  ["void (await api.getShip(client, { shipId: '1' }));", "void (await api.getVessel(client, { vesselId: '1' }));"],
  [
    "const all = { listShips, addShip }; void all.listShips;",
    "const all = { listShips: listVessels, addShip: addVessel }; void all.listShips;",
  ],
  [
    "void api.createApi({ baseUrl: '' }).ships.listShips();",
    "void api.createApi({ baseUrl: '' }).vessels.listVessels();",
  ],
  [
    "const { listShips: l } = await import('../out/src/client/index.js'); void l;",
    "const { listVessels: l } = await import('../out/src/client/index.js'); void l;",
  ],
  [
    "type P = Pick<Ship, 'label' | 'id'>; const p = ship as P; void p.label;",
    "type P = Pick<Vessel, 'name' | 'id'>; const p = ship as P; void p.name;",
  ],
  [
    "type O = Omit<Ship, 'label'>; const o: O = ship; void o.homePort;",
    "type O = Omit<Vessel, 'name'>; const o: O = ship; void o[\"home-port\"];",
  ],
  ["const l: Ship['label'] = ''; void l;", "const l: Vessel['name'] = ''; void l;"],
  ["const k: keyof Ship = 'label'; void ship[k];", "const k: keyof Vessel = 'name'; void ship[k];"],
  [
    "type D = Extract<State, 'moored' | 'sailing'>; const d: D = 'moored'; void d;",
    "type D = Extract<State, 'docked' | 'sailing'>; const d: D = 'docked'; void d;",
  ],
  ["if (isApiError(0, 'addShip', 409) && 0) void 0;", "if (isApiError(0, 'addVessel', 409) && 0) void 0;"],
  ["void ('label' in ship);", "void ('name' in ship);"],
  [
    "\n/** {@link Ship.label} of {@link api.getShip} */ const f = 0; void f;",
    "\n/** {@link Vessel.name} of {@link api.getVessel} */ const f = 0; void f;",
  ],
  [
    "const m: Member = { job: 'master', title: 't' }; void m;",
    "const m: Member = { role: 'captain', fullName: 't' }; void m;",
  ],
  [
    "const m: Member = { job: 'galley', title: 't' }; void m;",
    "const m: Member = { role: 'cook', title: 't' }; void m;",
  ],
  [
    "const g = <T extends Ship>(t: T): string => t.label; void g(ship);",
    "const g = <T extends Vessel>(t: T): string => t.name; void g(ship);",
  ],
  [
    "void [ship].map(({ label: x }) => x).concat([ship].map((s) => s.label));",
    "void [ship].map(({ name: x }) => x).concat([ship].map((s) => s.name));",
  ],
  [
    "const i = {} as import('../out/src/types/index.js').Ship; void i;",
    "const i = {} as import('../out/src/types/index.js').Vessel; void i;",
  ],
  [
    "const label = { label: 1, moored: 2 }; void label.label; void label.moored;",
    "const label = { label: 1, moored: 2 }; void label.label; void label.moored;",
  ],
  ["class Ship { label = 1; } void new Ship().label;", "class Ship { label = 1; } void new Ship().label;"],
  [
    "const getShip = (shipId: string): string => shipId; void getShip('');",
    "const getShip = (shipId: string): string => shipId; void getShip('');",
  ],
];

const head = (names: "former" | "current"): string => {
  const text = `import { addShip, getShip as read, isApiError, listShips, createClient } from "../out/src/client/index.js";
import * as api from "../out/src/client/index.js";
import { Level, type Member, type NewShip, type Ship as Craft, type State, type Ship } from "../out/src/types/index.js";
void [isApiError, Level, listShips, addShip, read, api];
export type All = [Member, NewShip, Ship, State, Craft];
const client = createClient({ baseUrl: "" });
declare const ship: Ship;
`;
  if (names === "former") return text;
  return text
    .replaceAll(/Ship(?!s)\b/g, "Vessel")
    .replace("listShips }", "listVessels }")
    .replaceAll("listShips", "listVessels");
};

const layout = fc.record({
  use: fc.constantFrom(...uses),
  comment: fc.constantFrom("", " // label, Ship and 'moored'", " /* getShip */", "\t"),
  indent: fc.constantFrom("", "  ", "\t\t", "\n\n"),
});

it("renames every use in random programs, compiles, keeps all other bytes, and is idempotent", {
  timeout: 240_000,
}, async () => {
  const programs = fc.sample(fc.array(layout, { minLength: 10, maxLength: 60 }), 12);
  const program = (index: number, names: "former" | "current"): string => {
    const body = (programs[index] ?? []).map(
      ({ use: [former, current], comment, indent }) =>
        `${indent}{ ${names === "former" ? former : current} }${comment}\n`,
    );
    return `${head(names)}${body.join("")}`;
  };
  // One program with each use, and random ones.
  const whole = (position: 0 | 1): string =>
    `${head(position === 0 ? "former" : "current")}${uses.map((use) => `{ ${use[position]} }\n`).join("")}`;
  project.write("src/whole.ts", whole(0));
  for (const index of programs.keys()) project.write(`src/a${index}.ts`, program(index, "former"));
  expect(project.compile()).toBe("");
  await project.generate(fleet("current"));
  const { code, stderr } = await project.run("rename", "src");
  expect(stderr.match(/^src.*rename-uncertain$/gm) ?? []).toEqual([]);
  expect(code).toBe(0);
  expect(project.read("src/whole.ts")).toBe(whole(1));
  for (const index of programs.keys()) expect(project.read(`src/a${index}.ts`)).toBe(program(index, "current"));
  expect(project.compile()).toBe("");
  expect((await project.run("rename", "src")).stdout).toBe(`unchanged (${programs.length + 1} files)\n`);
});
