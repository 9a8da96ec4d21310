import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "../cli/command.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove("");
});

describe("guildwire explain", () => {
  test("prints cause and fix of a diagnostic", async () => {
    expect(await project.run("explain limits-contradict")).toEqual({
      code: 0,
      stderr: "",
      stdout: `limits-contradict, diagnostic (error)
Limits contradict each other.

Cause: Two limits leave no valid value, such as a minimum above the maximum.
Fix: Correct one of the limits.
See: docs/codes.md#diagnostics
`,
    });
  });

  test("prints the example of a deviation, and the effects of a diff rule", async () => {
    const { stdout: deviation } = await project.run("explain nullable-ignored");
    expect(deviation).toContain("nullable-ignored, diagnostic (warning)\n");
    const { stdout: example } = await project.run("explain key-repeated");
    expect(example).toMatch(/\nExample:\n {2}.*\nCorrected:\n {2}.*\nSee: docs\/tolerance\.md\n$/s);
    const { stdout: rule } = await project.run("explain operation-removed");
    expect(rule).toContain("operation-removed, diff rule (wire breaking, callers breaking, handlers breaking)\n");
    expect(rule).toContain("guildwire.diff-ignore.yaml with rule: operation-removed.");
  });

  test("prints all errors of a code, and one of them by its class", async () => {
    const { stdout: all } = await project.run("explain timeout");
    const headings = [...all.matchAll(/^(\S+), runtime error$/gm)].map(([, name]) => name);
    expect(headings).toEqual(["ApiError.timeout", "Failure.timeout", "DeliveryError.timeout", "ChannelError.timeout"]);
    const { stdout: one } = await project.run("explain ApiError.timeout");
    expect([...one.matchAll(/, runtime error$/gm)]).toHaveLength(1);
  });

  test("prints all errors of a class, and suggests its name", async () => {
    const { stdout } = await project.run("explain SigningError");
    const headings = [...stdout.matchAll(/^(\S+), runtime error$/gm)].map(([, name]) => name);
    expect(headings.length).toBeGreaterThan(8);
    for (const heading of headings) expect(heading).toMatch(/^SigningError\./);
    expect((await project.run("explain SigningErorr")).stderr).toContain("Did you mean SigningError?");
  });

  test("suggests a code for a typo, and exits with 2", async () => {
    expect(await project.run("explain limit-contradicts")).toEqual({
      code: 2,
      stdout: "",
      stderr: 'error: there is no code "limit-contradicts". Did you mean limits-contradict?\n',
    });
    expect((await project.run("explain zzzzzzzzzzzz")).stderr).toContain("guildwire explain lists all codes.");
  });

  test("lists all codes, as text and as JSON", async () => {
    const { stdout } = await project.run("explain");
    expect(stdout).toContain("diagnostic       limits-contradict: Limits contradict each other\n");
    const listed: unknown = JSON.parse((await project.run("explain --format json")).stdout);
    expect(listed).toHaveLength(stdout.trimEnd().split("\n").length);
  });

  test("has an entry for a code that check reports", async () => {
    project.replace("openapi.yaml", "books.yaml#/schemas/Book", "books.yaml#/schemas/Buch");
    const { stdout } = await project.run("check --strict --format json");
    for (const { code } of JSON.parse(stdout) as readonly { readonly code: string }[])
      expect((await project.run(`explain ${code}`)).code).toBe(0);
  });
});
