import { describe, expect, it } from "vitest";
import { said } from "./corpus.js";
import { guilds, runFor } from "./runs.js";
import { combinedChanges, desiredWith } from "./specification.js";

const server = 'import("@guildwire/api/server")';
const members = "  async getBan() {},\n  async createBan() {},\n  async removeBan() {},\n";

/** CommonJS modules in which JSDoc states the type of the handlers. */
const recognized = {
  "a constant": `/** @type {${server}.BansHandlers} */\nconst bans = {\n${members}};\nmodule.exports = { bans };\n`,
  "a typedef": `/** @typedef {${server}.BansHandlers} Bans */\n/** @type {Bans} */\nconst bans = {\n${members}};\nmodule.exports = { bans };\n`,
  "a cast": `module.exports = /** @type {${server}.BansHandlers} */ ({\n${members}});\n`,
  "a satisfies tag": `module.exports.bans = /** @satisfies {${server}.BansHandlers} */ ({\n${members}});\n`,
  "the exports": `/** @type {${server}.BansHandlers} */\nmodule.exports = {\n${members}};\n`,
  "an export": `/** @type {${server}.BansHandlers} */\nexports.bans = {\n${members}};\n`,
  "a returned object": `/** @returns {${server}.BansHandlers} */\nfunction make() {\n  return {\n${members}};\n}\nmodule.exports = { make };\n`,
  "a required module": `const api = require("@guildwire/api/server");\n/** @type {api.BansHandlers} */\nconst bans = {\n${members}};\nmodule.exports = { bans };\n`,
};

/** JSDoc that names the interface and gives no object that type. */
const unrecognized = {
  "assigned functions": `/** @type {${server}.BansHandlers["getBan"]} */\nexports.getBan = async () => {};\n`,
  "an implements tag": `/** @implements {${server}.BansHandlers} */\nclass Bans {\n  async getBan() {}\n}\nmodule.exports = new Bans();\n`,
  "a parameter": `/** @param {${server}.BansHandlers} bans */\nfunction serve(bans) {}\nserve({\n${members}});\n`,
};

/** The findings about the module after a change. */
function findings(text: string, change: string): readonly string[] {
  const folder = new Map([
    ["bans.cjs", text],
    ["guilds.ts", guilds],
  ]);
  const { record } = runFor(
    desiredWith((all) => all),
    folder,
  );
  const result = runFor(desiredWith(combinedChanges[change] ?? ((all) => all)), folder, record);
  expect(result.files).toEqual([]);
  return [...new Set(said(result))].filter((line) => !line.startsWith("stubs-unsupported-file"));
}

describe("CommonJS with JSDoc", () => {
  it.each(Object.entries(recognized))("is recognized as handlers: %s", (_name, text) => {
    expect(findings(text, "nothing")).toEqual([]);
    expect(findings(text, "added")).toEqual(["stubs-homeless bans.cjs"]);
    expect(findings(text, "renamed")).toEqual(["stubs-rename-unsafe bans.cjs"]);
  });

  it.each(Object.entries(recognized))("reports its handlers when their tag is removed: %s", (_name, text) => {
    expect(findings(text, "tag removed")).toEqual(["stubs-operation-removed bans.cjs"]);
  });

  it.each(Object.entries(unrecognized))("reports a removed interface that it names: %s", (_name, text) => {
    expect(findings(text, "nothing")).toEqual(["stubs-homeless bans.cjs"]);
    expect(findings(text, "tag removed")).toEqual(["stubs-join-outdated bans.cjs"]);
  });
});
