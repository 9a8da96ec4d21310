import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout } from "../../generator/src/model/layout.js";
import {
  argumentName,
  camelCase,
  fileStem,
  groupStem,
  NameTable,
  pascalCase,
  typeIdentifier,
} from "../../generator/src/model/names.js";
import { identifier } from "../../generator/src/print/name.js";
import { isIdentifier } from "../../generator/src/unicode/identifier.js";

describe("names of types", () => {
  it.each([
    ["MfaLevel", "MfaLevel"],
    ["SlackPayload", "SlackPayload"],
    ["GitHubPayload", "GitHubPayload"],
    ["guild-member", "GuildMember"],
    ["guild_member", "GuildMember"],
    ["guild.member", "GuildMember"],
    ["GUILD_MEMBER", "GuildMember"],
    ["URL", "Url"],
    ["3d-model", "_3dModel"],
    ["über", "Über"],
    ["हिन्दी नाम", "हिन्दीनाम"],
    ["❤\ufe0f love", "Love"],
    ["zero\u200cwidth", "ZeroWidth"],
    ["e \u0300", "È"],
    ["...", ""],
  ])("%s becomes %s", (name, want) => {
    expect(pascalCase(name)).toBe(want);
  });

  it("do not shadow the globals that generated code uses", () => {
    expect(typeIdentifier("promise")).toBe("PromiseSchema");
    expect(typeIdentifier("Response")).toBe("ResponseSchema");
  });
});

describe("names of functions", () => {
  it.each([
    ["getGuild", "getGuild"],
    ["repos/list-for-org", "reposListForOrg"],
    ["GetURLFor", "getURLFor"],
    ["delete", "delete_"],
    ["await", "await_"],
    ["getGuildVanityUrl", "getGuildVanityUrl"],
    ["get /guilds/{guild.id}", "getGuildsGuildId"],
  ])("%s becomes %s", (name, want) => {
    expect(camelCase(name)).toBe(want);
  });
});

describe("names of files", () => {
  it.each([
    ["welcomeScreens", "welcome-screens"],
    ["../../etc/passwd", "etc-passwd"],
    ["con", "con-group"],
    ["index", "index-group"],
    ["日本", "other"],
  ])("%s becomes %s", (name, want) => {
    expect(fileStem(name)).toBe(want);
  });

  it("are safe for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (name) => {
        expect(fileStem(name)).toMatch(/^[a-z0-9][a-z0-9-]*$/);
      }),
      { numRuns: 500 },
    );
  });
});

it("convert any name to a printable identifier, or to none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), (name) => {
      for (const wanted of [typeIdentifier(name), camelCase(name)]) {
        if (wanted !== "") expect(() => identifier(wanted)).not.toThrow();
      }
    }),
    { numRuns: 1000 },
  );
});

it("letters newer than the compiler's Unicode tables separate words, whether or not Node supports them", () => {
  const todhri = "\u{105c0}"; // Unicode 16
  expect(isIdentifier(todhri)).toBe(false);
  expect(pascalCase(`a${todhri}b`)).toBe("AB");
  expect(argumentName(`a${todhri}b`)).toBe("a_b");
});

it("a name table never returns a name twice", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "a2", "b", "a22"), { maxLength: 30 }), (wanted) => {
      const table = new NameTable();
      const given = wanted.map((name) => table.claim(name));
      expect(new Set(given).size).toBe(given.length);
    }),
    { numRuns: 200 },
  );
});

describe("the file of a group", () => {
  const fixed = Object.values(layout).flatMap((path) =>
    typeof path === "string" ? (/^src\/(?:client|server)\/([^/]+)$/.exec(path)?.[1] ?? []) : [],
  );

  it("is none of those that every client or server has", () => {
    expect(fixed.length).toBeGreaterThan(10);
    expect(fixed.filter((stem) => groupStem(stem) === stem)).toEqual([]);
  });
});
