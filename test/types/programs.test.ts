import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile, copyOfPrograms, programs } from "./compile.js";

const patience = { timeout: 120_000 };
const mark = "@ts-expect-error";

const texts: Readonly<Record<string, string>> = Object.fromEntries(
  ["programs", "exact"].flatMap((folder) =>
    readdirSync(join(programs, folder)).map((name) => [
      `${folder}/${name}`,
      readFileSync(join(programs, folder, name), "utf8"),
    ]),
  ),
);

/** `programs/requests.ts:12 TS2741` for each expected error of a program, at the line after the expectation. */
const announced = Object.entries(texts).flatMap(([path, text]) =>
  text.split("\n").flatMap((line, index) => {
    if (!line.includes(mark)) return [];
    const code = /@ts-expect-error (TS\d+) \w/.exec(line)?.[1] ?? "an error without its code and reason";
    return [`${path}:${index + 2} ${code}`];
  }),
);

/** The same for the compiler's errors; an error in a row of several is reported once per component. */
function reported(output: string): readonly string[] {
  const errors = [...output.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+)/gm)].map(
    ([, path, line, code]) => `${path?.replaceAll("\\", "/")}:${line} ${code}`,
  );
  return [...new Set(errors)];
}

describe("programs of consumers", () => {
  it("compile under every required compiler flag, and invalid code does not", patience, () => {
    expect(compile(programs)).toBe("");
  });

  it(
    "do so without exactOptionalPropertyTypes, which only additionally accepts an explicit undefined",
    patience,
    () => {
      const output = compile(programs, "--exactOptionalPropertyTypes", "false");
      const exact = announced.filter((one) => one.startsWith("exact/"));
      expect(exact.length).toBeGreaterThan(0);
      // An expected error that does not occur is itself an error, at the expectation.
      const unused = exact.map((one) => one.replace(/:(\d+) .*/, (_, line) => `:${Number(line) - 1} TS2578`));
      expect(reported(output), output).toEqual(unused);
    },
  );

  it("fail with the expected error codes", patience, () => {
    const bare = Object.entries(texts).map(([path, text]) => [path, text.replaceAll(mark, "here:")] as const);
    const output = compile(copyOfPrograms(Object.fromEntries(bare)));
    expect(announced.length).toBeGreaterThan(70);
    expect([...reported(output)].sort(), output).toEqual([...announced].sort());
  });

  it("fail this test if an expected error is missing", patience, () => {
    const wrong = [
      'import { createClient, createGuild } from "@guildwire/api/client";',
      'const client = createClient({ baseUrl: "https://guild.example" });',
      `// ${mark} TS2741 nothing is wrong here`,
      'createGuild(client, { body: { name: "Nauts" } });',
    ];
    expect(reported(compile(copyOfPrograms({ "programs/wrong.ts": wrong.join("\n") })))).toEqual([
      "programs/wrong.ts:3 TS2578",
    ]);
  });
});
