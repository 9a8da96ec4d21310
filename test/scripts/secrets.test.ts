import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { exportPrivateKey } from "@guildwire/runtime/signing";
import { afterAll, describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { findLeaks, mark, tokensIn, tokensOf } from "../../scripts/secrets.mjs";
import { secretKeys, secretToken } from "../secrets.js";

type Leak = { readonly line: number; readonly what: string; readonly text: string };
const leaks = findLeaks as (printed: string, others?: readonly string[]) => Leak[];

const root = resolve(import.meta.dirname, "../..");
const { privateKey } = await secretKeys("to be printed");
const digits = exportPrivateKey(privateKey, "hex");
const seed = Buffer.from(digits, "hex");

describe("the search for secrets in test output", () => {
  test.each<[form: string, printed: string]>([
    ["a token", `no ${secretToken("x")} today`],
    ["the beginning of a token", secretToken("x").slice(0, 8)],
    ["its end", (mark as string).slice(-8)],
    ["a token in an address", `http://h/webhooks/1/${secretToken("x")}/messages`],
    ["a token in colours", `\u001b[32m${secretToken("x").slice(0, 5)}\u001b[0m${secretToken("x").slice(5)}`],
    ["a token in base64", btoa(`Bot ${secretToken("x")}`)],
    ["a token in base64 one byte on", btoa(`Bot: ${secretToken("x")}`)],
    ["a token in base64 two bytes on", btoa(`Bot:: ${secretToken("x")}`)],
    ["a key in hexadecimal digits", digits],
    ["a key in capital digits", digits.toUpperCase()],
    ["a key in PEM", exportPrivateKey(privateKey, "pem")],
    ["a key in base64url", seed.toString("base64url")],
    ["a Buffer", inspect(seed)],
    ["an array of bytes over several lines", inspect(new Uint8Array(seed))],
    ["an array of bytes as JSON", JSON.stringify([...seed], null, 2)],
    ["a bare buffer of memory", inspect(seed.buffer.slice(seed.byteOffset, seed.byteOffset + 32))],
  ])("finds %s", (_, printed) => {
    const [first, ...more] = leaks(`fine\n${printed}\nfine`).map(({ line }) => line);
    expect(first).toBeGreaterThan(1);
    expect(Math.max(first ?? 0, ...more)).toBeLessThan(2 + printed.split("\n").length);
  });

  test("ignores a private key that is printed as an object", () => {
    expect(leaks(inspect(privateKey, { showHidden: true, depth: 9 }))).toEqual([]);
    expect(leaks(`${JSON.stringify(privateKey)} ${String(privateKey)}`)).toEqual([]);
  });

  test("reports the line of a secret", () => {
    expect(leaks("one\ntwo a token/x three", ["a token/x"])).toEqual([
      { line: 2, what: "a token of a test", text: "two a token/x three" },
    ]);
    expect(leaks("one\n/a%20token%2Fx", ["a token/x"])).toMatchObject([{ line: 2 }]);
    expect(leaks('{"a":"x\\r\\n: y secret"}', ["x\r\n: y secret"])).toMatchObject([{ line: 1 }]);
    expect(leaks("one\ntwo", ["a token/x"])).toEqual([]);
  });

  test("recognizes the tokens in test sources", () => {
    const source = `
      createClient({ auth: { bot: "a-long-token" } });
      const webhook_token = "another long one";
      const headers = { authorization: "Bearer the-third-one", "content-type": "application/json" };
      const other = { bot: "B", name: "a-long-name", token: "short" };
      export const webhookToken = "the \\"fourth\\" one";
    `;
    expect((tokensOf as (source: string) => string[])(source)).toEqual([
      "a-long-token",
      "another long one",
      "the-third-one",
      'the "fourth" one',
    ]);
    expect((tokensIn as (folder: string) => string[])(join(root, "test")).length).toBeGreaterThan(8);
  });

  // The reporter prints the titles of slow tests only, so a token in a title would be found only sometimes.
  test("is not misled by titles: no title contains a token of a test", () => {
    const literal = /"(?:[^"\\\n]|\\.)*"/.source;
    const title = new RegExp(`(?:\\b(?:it|test|describe)|\\])(?:\\s+as const)?(?:\\)?\\()\\s*(${literal})`, "g");
    const titles = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
      .flatMap((path) => [
        path,
        ...[...readFileSync(join(root, "test", path), "utf8").matchAll(title)].map(([, text]) => text),
      ]);
    expect(titles.length).toBeGreaterThan(2_000);
    const tokens = (tokensIn as (folder: string) => string[])(join(root, "test"));
    expect(tokens.filter((token) => titles.some((text) => text?.includes(token)))).toEqual([]);
  });
});

describe("npm test", () => {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "guildwire-printing-"));
  mkdirSync(join(folder, "test"));
  // Without the setup of the project's own configuration.
  writeFileSync(join(folder, "vitest.config.mjs"), 'export default { test: { include: ["test/*.test.ts"] } };\n');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The outcome with this body in the only test. */
  function ended(body: string): { readonly code: number | null; readonly text: string } {
    const secrets = pathToFileURL(join(root, "scripts/secrets.mjs")).href;
    const file = `import { test } from "vitest";\nimport { mark } from "${secrets}";\ntest("it", () => {\n${body}\n});\n`;
    writeFileSync(join(folder, "test/printing.test.ts"), file);
    const runTests = pathToFileURL(join(root, "scripts/run-tests.mjs")).href;
    const script = `import { runTests } from "${runTests}"; process.exit(await runTests(process.argv.slice(1)));`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "-e", script, "--", "--root", folder, "--config", join(folder, "vitest.config.mjs")],
      { cwd: root, encoding: "utf8", timeout: 60_000, env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" } },
    );
    return { code: status, text: `${stdout}${stderr}` };
  }

  test.each([
    ["ends well if a test prints no secret", `console.log("Hi", mark.length);`, 0, false],
    ["fails if a test that passes prints one", `console.log("Hi", mark);`, 1, true],
    ["fails if it goes to the other output", `process.stderr.write(Buffer.from(mark).toString("hex"));`, 1, true],
    ["says of a test that fails what it shows", `throw new Error(mark);`, 1, true],
    ["and not that its source could", `void "the-token-of-the-bot"; throw new Error("failed");`, 1, false],
    ["knows tokens of other tests", `console.log("Bot", ["the-token", "of-the-bot"].join("-"));`, 1, true],
  ])("%s", (_, body, code, isReported) => {
    const result = ended(body);
    expect(result.text).toMatch(/Tests\s+1 (passed|failed)/);
    expect([result.code, /Line \d+ of the output shows/.test(result.text)]).toEqual([code, isReported]);
  });
});
