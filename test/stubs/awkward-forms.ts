import {
  arrow,
  body,
  functions,
  type HandlerForm,
  members,
  methods,
  servedImport,
  typeImport,
  withBans,
} from "./handler-parts.js";

const head = `${typeImport("BansHandlers")}${servedImport}\n`;
const bans = (text: string): HandlerForm => withBans(head + text);
const object = `{\n${members}}`;
const properties = methods.replaceAll(/async (\w+)\(\) (.*)/g, "$1 = async () => $2;");
const locals = functions.replaceAll("export ", "");

/** Forms that are rare, but legal. */
export const awkwardForms: Readonly<Record<string, HandlerForm>> = {
  "default export": {
    ...bans(`export default ${object} satisfies BansHandlers;\n`),
    "index.ts": `${typeImport("Handlers")}import bans from "./bans.js";\nimport { guilds } from "./guilds.js";\n\nexport const handlers: Handlers = { bans, guilds };\n`,
  },
  "object named as the default export": {
    ...bans(`const all: BansHandlers = ${object};\nexport { all as default };\n`),
    "index.ts": `${typeImport("Handlers")}import bans from "./bans.js";\nimport { guilds } from "./guilds.js";\n\nexport const handlers: Handlers = { bans, guilds };\n`,
  },
  getters: bans(
    `export const bans: BansHandlers = {\n${members.replaceAll(/ {2}(\w+): (.*),/g, "  get $1() { return $2; },")}};\n`,
  ),
  "computed keys": bans(
    `export const bans: BansHandlers = {\n${members.replaceAll(/(\w+): async/g, '["$1"]: async')}};\n`,
  ),
  "quoted keys": bans(`export const bans: BansHandlers = {\n${members.replaceAll(/(\w+): async/g, "'$1': async")}};\n`),
  "frozen object": bans(`export const bans: BansHandlers = Object.freeze(${object});\n`),
  "constant object": bans(`export const bans = ${object} as const satisfies BansHandlers;\n`),
  "class with arrow functions": bans(
    `class Bans implements BansHandlers {\n${properties}}\nexport const bans = new Bans();\n`,
  ),
  "class with a private constructor": bans(
    `class Bans implements BansHandlers {\n  private constructor() {}\n  static readonly instance = new Bans();\n${methods}}\nexport const bans = Bans.instance;\n`,
  ),
  "abstract base class": bans(
    `abstract class Reading implements Pick<BansHandlers, "getBan"> {\n${methods.split("\n")[0]}\n}\nclass Bans extends Reading implements BansHandlers {\n${methods.split("\n").slice(1).join("\n")}}\nexport const bans = new Bans();\n`,
  ),
  "class expression": bans(`export const bans: BansHandlers = new (class {\n${methods}})();\n`),
  "immediately called function": bans(
    `export const bans: BansHandlers = (() => {\n${locals.replaceAll(/^(?=.)/gm, "  ")}  return { getBan, createBan, removeBan };\n})();\n`,
  ),
  factory: bans(
    `export function createBans(): BansHandlers {\n  return ${object};\n}\nexport const bans = createBans();\n`,
  ),
  "factory with an inferred type": bans(
    `const createBans = () => (${object});\nexport const bans: BansHandlers = createBans();\n`,
  ),
  "spread literals": bans(
    `export const bans: BansHandlers = {\n  ...{ getBan: ${arrow("getBan")} },\n  ...{ createBan: ${arrow("createBan")}, removeBan: ${arrow("removeBan")} },\n};\n`,
  ),
  "conditional spread": bans(
    `const isLogged = false as boolean;\nexport const bans: BansHandlers = {\n${members}  ...(isLogged ? { getBan: ${arrow("getBan")} } : {}),\n};\n`,
  ),
  "wrapping function": bans(
    `const logged = <H extends object>(handlers: H): H => handlers;\nexport const bans = logged<BansHandlers>(${object});\n`,
  ),
  "wrapping function with an inferred type": bans(
    `const logged = <H extends object>(handlers: H): H => handlers;\nexport const bans: BansHandlers = logged(${object});\n`,
  ),
  "wrapped handlers": bans(
    `const wrap = <F extends (...all: any[]) => unknown>(handler: F): F => handler;\nexport const bans: BansHandlers = {\n${members.replaceAll(/: (async .*),$/gm, ": wrap($1),")}};\n`,
  ),
  "late assignment": bans(`let all: BansHandlers;\nall = ${object};\nexport { all as bans };\n`),
  "read-only type": bans(`export const bans: Readonly<BansHandlers> = ${object};\n`),
  "mapped type": bans(
    `type Own = { [Id in keyof BansHandlers]: BansHandlers[Id] };\nexport const bans: Own = ${object};\n`,
  ),
  "type of all handlers": withBans(
    `${typeImport("Handlers")}${servedImport}\nexport const { bans }: Pick<Handlers, "bans"> = { bans: ${object} };\n`,
  ),
  "prototype with a merged interface": bans(
    `class Bans {\n  getBan = ${arrow("getBan")};\n  removeBan = ${arrow("removeBan")};\n}\ninterface Bans {\n  createBan(...args: unknown[]): Promise<void>;\n}\nBans.prototype.createBan = ${arrow("createBan")};\nexport const bans: BansHandlers = new Bans();\n`,
  ),
  "names of an enumeration": bans(
    `enum Operation {\n  Create = "createBan",\n}\nexport const bans: BansHandlers = {\n  getBan: ${arrow("getBan")},\n  [Operation.Create]: ${arrow("createBan")},\n  removeBan: ${arrow("removeBan")},\n};\n`,
  ),
  "names of a constant object": bans(
    `const operations = { create: "createBan" } as const;\nexport const bans: BansHandlers = {\n  getBan: ${arrow("getBan")},\n  [operations.create]: ${arrow("createBan")},\n  removeBan: ${arrow("removeBan")},\n};\n`,
  ),
  "member of a type literal": bans(
    `export const part: { readonly bans: BansHandlers } = { bans: ${object} };\nexport const { bans } = part;\n`,
  ),
  "member of a type literal by its name": bans(
    `const bans = ${object};\nexport const part: { bans: BansHandlers } = { bans };\nexport { bans };\n`,
  ),
  "member of a nested interface": bans(
    `interface Ports {\n  http: { bans: BansHandlers };\n}\nexport const ports = { http: { bans: ${object} } } satisfies Ports;\nexport const { bans } = ports.http;\n`,
  ),
  "member of a record": bans(
    `export const part: Record<"bans", BansHandlers> = { bans: ${object} };\nexport const { bans } = part;\n`,
  ),
  "member of an argument": bans(
    `const use = (part: { bans: BansHandlers }) => part;\nexport const { bans } = use({ bans: ${object} });\n`,
  ),
  "parameter of createNodeHandler": withBans(
    `import type { createNodeHandler } from "@guildwire/api/server";\n${servedImport}\nexport const bans: Parameters<typeof createNodeHandler>[0]["bans"] = ${object};\n`,
  ),
  "inline in the index": {
    ...withBans("export {};\n"),
    "index.ts": `${typeImport("Handlers")}${servedImport}import { guilds } from "./guilds.js";\n\nexport const handlers: Handlers = {\n  bans: {\n${members}  },\n  guilds,\n};\n`,
  },
  "spread of an instance": bans(
    `class Reading {\n  getBan = ${arrow("getBan")};\n}\nexport const bans: BansHandlers = {\n  ...new Reading(),\n  createBan: ${arrow("createBan")},\n  removeBan: ${arrow("removeBan")},\n};\n`,
  ),
  "class merged with a namespace": bans(
    `class Bans implements BansHandlers {\n${methods}}\nnamespace Bans {\n  export const version = 1;\n}\nexport const bans = new Bans();\n`,
  ),
  "overloaded method": bans(
    `class Bans implements BansHandlers {\n  async getBan(): Promise<never>;\n${methods}}\nexport const bans = new Bans();\n`,
  ),
  "bound functions": bans(
    `class Bans {\n${methods}}\nconst all = new Bans();\nexport const bans: BansHandlers = {\n${["getBan", "createBan", "removeBan"].map((id) => `  ${id}: all.${id}.bind(all),\n`).join("")}};\n`,
  ),
  "assigned parts": bans(
    `export const bans: BansHandlers = Object.assign({ getBan: ${arrow("getBan")} }, { createBan: ${arrow("createBan")}, removeBan: ${arrow("removeBan")} });\n`,
  ),
  "comments and odd whitespace": bans(
    `export const bans: BansHandlers = { // first\n\tgetBan : async () => ${body("getBan")} /* a */ ,\n\n  async createBan ( ) ${body("createBan")},\n  removeBan: async () => ${body("removeBan")} // last, without a comma\n};\n`,
  ),
};
