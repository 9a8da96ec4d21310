import {
  arrow,
  body,
  constants,
  functions,
  type HandlerForm,
  join,
  lines,
  members,
  methods,
  names,
  servedImport,
  server,
  typeImport,
  withBans,
} from "./handler-parts.js";

export type { HandlerForm } from "./handler-parts.js";

const namespaceJoin = join.replace("import { bans }", "import * as bans");
const reading = `${servedImport}\nexport const reading = { getBan: ${arrow("getBan")} };\n`;
const title = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
const typed = (id: string, prefix = ""): string =>
  `${typeImport(`${title(id)}Request`, `${title(id)}Result`)}${servedImport}\n${prefix}async function ${id}(_: ${title(id)}Request): Promise<${title(id)}Result> ${body(id)}\n`;
const writing = `${servedImport}\n${functions.split("\n").slice(1).join("\n")}`;

/** Forms in which users write the handlers of bans: every way in which an object, class or module can hold them. */
export const handlerForms: Readonly<Record<string, HandlerForm>> = {
  "annotated object": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nexport const bans: BansHandlers = {\n${members}};\n`,
  ),
  "module of functions": withBans(`${servedImport}\n${functions}`, { "index.ts": namespaceJoin }),
  "module of constants": withBans(`${servedImport}\n${constants}`, { "index.ts": namespaceJoin }),
  "module with an export list": withBans(
    `${servedImport}\n${functions.replaceAll("export ", "")}\nexport { getBan, createBan, removeBan };\n`,
    { "index.ts": namespaceJoin },
  ),
  "module of re-exports": withBans('export * from "./writing.js";\nexport { getBan } from "./reading.js";\n', {
    "index.ts": namespaceJoin,
    "writing.ts": writing,
    "reading.ts": `${servedImport}\nexport async function getBan() ${body("getBan")}\n`,
  }),
  "module exported as a namespace": withBans('export * as bans from "./functions.js";\n', {
    "functions.ts": `${servedImport}\n${functions}`,
  }),
  "module with an annotation": withBans(
    `${typeImport("BansHandlers")}import * as all from "./functions.js";\n\nexport const bans: BansHandlers = all;\n`,
    { "functions.ts": `${servedImport}\n${functions}` },
  ),
  "module given to a server": withBans(`${servedImport}\n${functions}`, {
    "index.ts": `import { createNodeHandler } from "${server}";\nimport * as bans from "./bans.js";\nimport { guilds } from "./guilds.js";\n\nexport const handlers = { bans, guilds };\nexport const listener = createNodeHandler(handlers, {});\n`,
  }),
  "namespace with functions": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nnamespace Impl {\n${lines(functions)}}\n\nexport const bans: BansHandlers = Impl;\n`,
  ),
  "namespace with constants": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nexport namespace Impl {\n${lines(constants)}}\nexport const bans = Impl satisfies BansHandlers;\n`,
  ),
  "namespace of requests": withBans(
    `${typeImport("BansHandlers", "GetBanRequest", "CreateBanRequest", "RemoveBanRequest")}${servedImport}\nnamespace Impl {\n${lines(
      functions.replaceAll(
        /function (\w)(\w+)\(\)/g,
        (_all, first: string, rest: string) => `function ${first}${rest}(_: ${first.toUpperCase()}${rest}Request)`,
      ),
    )}}\n\nexport const bans: BansHandlers = Impl;\n`,
  ),
  "exported namespace": withBans(`${servedImport}\nexport namespace bans {\n${lines(functions)}}\n`),
  "namespace in two blocks": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nnamespace Impl {\n${lines(`${functions.split("\n")[0]}\n`)}}\nnamespace Impl {\n${lines(functions.split("\n").slice(1).join("\n"))}}\n\nexport const bans: BansHandlers = Impl;\n`,
  ),
  "spread and imported functions": withBans(
    `${typeImport("BansHandlers")}import { reading } from "./reading.js";\nimport { createBan, removeBan } from "./writing.js";\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
    { "reading.ts": reading, "writing.ts": writing },
  ),
  "spread and typed functions": withBans(
    `${typeImport("BansHandlers")}import { reading } from "./reading.js";\nimport { createBan } from "./create-ban.js";\nimport { removeBan } from "./remove-ban.js";\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
    {
      "reading.ts": `${typeImport("BansHandlers")}${servedImport}\nexport const reading: Pick<BansHandlers, "getBan"> = { getBan: ${arrow("getBan")} };\n`,
      "create-ban.ts": `${typeImport("BansHandlers")}${servedImport}\nexport const createBan: BansHandlers["createBan"] = ${arrow("createBan")};\n`,
      "remove-ban.ts": `${typeImport("BansHandlers")}${servedImport}\nexport const removeBan: BansHandlers["removeBan"] = ${arrow("removeBan")};\n`,
    },
  ),
  "spread and functions of requests": withBans(
    `${typeImport("BansHandlers")}import { reading } from "./reading.js";\nimport { createBan } from "./create-ban.js";\nimport { removeBan } from "./remove-ban.js";\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
    {
      "reading.ts": `${typed("getBan")}\nexport const reading = { getBan };\n`,
      "create-ban.ts": typed("createBan", "export "),
      "remove-ban.ts": typed("removeBan", "export "),
    },
  ),
  "spread and local functions of requests": withBans(
    `${typeImport("BansHandlers", "GetBanRequest", "CreateBanRequest", "RemoveBanRequest")}${servedImport}\n${names
      .map((id) => `const ${id} = async (_: ${title(id)}Request) => ${body(id)};\n`)
      .join(
        "",
      )}const reading = { getBan };\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
  ),
  "methods of requests": withBans(
    `${typeImport("BansHandlers", ...names.flatMap((id) => [`${title(id)}Request`, `${title(id)}Result`]))}${servedImport}\nconst reading = {\n  async getBan(_: GetBanRequest): Promise<GetBanResult> ${body("getBan")},\n};\nclass Writing {\n  async createBan(_: CreateBanRequest): Promise<CreateBanResult> ${body("createBan")}\n}\nconst { createBan } = new Writing();\nconst removeBan = async (_: RemoveBanRequest): Promise<RemoveBanResult> => ${body("removeBan")};\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
  ),
  "spread of a typed part": withBans(
    `${typeImport("BansHandlers", "CreateBanRequest", "CreateBanResult", "GetBanRequest", "GetBanResult")}${servedImport}\nconst reading: Pick<BansHandlers, "getBan"> = {\n  async getBan(_: GetBanRequest): Promise<GetBanResult> ${body("getBan")},\n};\nasync function createBan(_: CreateBanRequest): Promise<CreateBanResult> ${body("createBan")}\nconst removeBan: BansHandlers["removeBan"] = ${arrow("removeBan")};\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
  ),
  "spread of a part in another file": withBans(
    `${typeImport("BansHandlers")}import { reading } from "./reading.js";\nimport { createBan, removeBan } from "./writing.js";\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
    {
      "reading.ts": `${typeImport("BansHandlers", "GetBanRequest")}${servedImport}\nexport const reading = {\n  async getBan(_: GetBanRequest) ${body("getBan")},\n} satisfies Partial<BansHandlers>;\n`,
      "writing.ts": `${typeImport("CreateBanRequest", "RemoveBanRequest")}${servedImport}\nexport async function createBan(_: CreateBanRequest) ${body("createBan")}\nexport async function removeBan(_: RemoveBanRequest) ${body("removeBan")}\n`,
    },
  ),
  "spread of a module": withBans(
    `${typeImport("BansHandlers")}${servedImport}import * as writing from "./writing.js";\n\nexport const bans: BansHandlers = {\n  ...writing,\n  getBan: ${arrow("getBan")},\n};\n`,
    { "writing.ts": writing },
  ),
  "spread of a partial object": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nconst reading = { getBan: ${arrow("getBan")} } satisfies Partial<BansHandlers>;\nconst createBan: BansHandlers["createBan"] = ${arrow("createBan")};\nconst removeBan: BansHandlers["removeBan"] = ${arrow("removeBan")};\n\nexport const bans: BansHandlers = { ...reading, createBan, removeBan };\n`,
  ),
  "element assignments": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nexport const bans = {} as BansHandlers;\n${names.map((id) => `bans["${id}"] = ${arrow(id)};\n`).join("")}`,
  ),
  "element assignments to one handler": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nexport const bans = {\n  getBan: ${arrow("getBan")},\n  createBan: ${arrow("createBan")},\n} as unknown as BansHandlers;\nbans["removeBan"] = ${arrow("removeBan")};\n`,
  ),
  "prototype with elements": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nclass Bans {}\ninterface Bans extends BansHandlers {}\n${names.map((id) => `Bans.prototype["${id}"] = ${arrow(id)};\n`).join("")}export const bans = new Bans();\n`,
  ),
  "prototype with properties": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nclass Bans {}\ninterface Bans extends BansHandlers {}\n${names.map((id) => `Bans.prototype.${id} = ${arrow(id)};\n`).join("")}export const bans: BansHandlers = new Bans();\n`,
  ),
  "class with a later prototype": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nexport class Bans implements Omit<BansHandlers, "removeBan"> {\n${methods.split("\n").slice(0, 2).join("\n")}\n  declare removeBan: BansHandlers["removeBan"];\n}\nBans.prototype["removeBan"] = ${arrow("removeBan")};\nexport const bans = new Bans();\n`,
  ),
  "implementing class": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nclass Bans implements BansHandlers {\n${methods}}\nexport const bans = new Bans();\n`,
  ),
  "class without a type": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nclass Bans {\n${methods}}\nexport const bans: BansHandlers = new Bans();\n`,
  ),
  "static class": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nclass Bans {\n${methods.replaceAll("async", "static async")}}\nexport const bans: BansHandlers = Bans;\n`,
  ),
  "object without a type": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nconst impl = {\n${members}};\nconst alias = impl;\nexport const bans: BansHandlers = alias;\n`,
  ),
  mixin: withBans(
    `${typeImport("BansHandlers")}import { Reading } from "./reading.js";\nimport { served } from "./served.js";\n\nclass Base {}\nclass Bans extends Reading(Base) implements BansHandlers {\n${methods.split("\n").slice(1).join("\n")}}\nexport const bans = new Bans();\n`,
    {
      "reading.ts": `${servedImport}\nexport function Reading<C extends new (...all: any[]) => object>(Of: C) {\n  return class extends Of {\n    async getBan() ${body("getBan")}\n  };\n}\n`,
    },
  ),
  "mixin of everything": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nconst Mixed = <C extends new (...all: any[]) => object>(Of: C) =>\n  class extends Of {\n${lines(methods)}  };\nexport class Bans extends Mixed(Object) {}\nexport const bans: BansHandlers = new Bans();\n`,
  ),
  "mixin without a type": withBans(
    `${servedImport}\nfunction Mixed<C extends new (...all: any[]) => object>(Of: C) {\n  return class extends Of {\n${lines(methods)}  };\n}\nclass Bans extends Mixed(class {}) {}\nexport const bans = new Bans();\n`,
  ),
  "indexed access of an interface": withBans(
    `${typeImport("Handlers")}${servedImport}\ninterface Ports extends Handlers {}\nexport const bans: Ports["bans"] = {\n${members}};\n`,
  ),
  "indexed access of an own type": withBans(
    `${typeImport("BansHandlers", "GuildsHandlers")}${servedImport}\ninterface Ports {\n  readonly bans: BansHandlers;\n  guilds: GuildsHandlers;\n}\nexport const bans: Ports["bans"] = {\n${members}};\n`,
  ),
  "indexed access of a type literal": withBans(
    `${typeImport("BansHandlers")}${servedImport}\ntype Ports = { readonly "bans": BansHandlers } & { other: string };\nexport class Bans implements Pick<Ports, "bans"> {\n  readonly bans: Ports["bans"] = {\n${lines(members)}  };\n}\nexport const { bans } = new Bans();\n`,
  ),
  "curried definition": withBans(
    `${typeImport("BansHandlers")}${servedImport}import { defineHandlers } from "./define.js";\n\nexport const bans = defineHandlers<BansHandlers>()({\n${members}});\n`,
    { "define.ts": "export const defineHandlers = <H>() => <T extends H>(handlers: T): T => handlers;\n" },
  ),
  "generic definition": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nfunction defineHandlers<H>(handlers: H): H {\n  return handlers;\n}\n\nexport const bans = defineHandlers<BansHandlers>({\n${members}});\n`,
  ),
  "curried definition with satisfies": withBans(
    `${typeImport("BansHandlers")}${servedImport}\nfunction defineHandlers<H>(): (handlers: H) => H {\n  return (handlers) => handlers;\n}\nconst define = defineHandlers<BansHandlers>();\n\nexport const bans = define({\n${members}} satisfies BansHandlers);\n`,
  ),
};
