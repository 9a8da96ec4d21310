import { expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { checkDependencies } from "../../scripts/dependencies.mjs";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Installed {
  readonly license?: string;
  readonly deprecated?: string;
}

const row = (name: string, license = "MIT", purpose = "reads YAML", without = "our own"): string =>
  `| \`${name}\` | ${license} | ${purpose} | ${without} |\n`;
const page = (...rows: readonly string[]): string =>
  `# Dependencies\n\n## Published packages\n\n| package | license | purpose | without it |\n|---|---|---|---|\n${rows.join("")}\n## Development\n`;

/** Checks a page against a generator that depends on `yaml`. */
function check(
  document: string,
  manifest: Manifest = { dependencies: { yaml: "^2" } },
  found: Installed = { license: "MIT" },
) {
  const manifestOf = (folder: string): Manifest => (folder === "generator" ? manifest : {});
  return checkDependencies(document, manifestOf, () => found) as readonly string[];
}

test("accepts a page that lists exactly the dependencies, without those of this repository", () => {
  expect(check(page(row("yaml")))).toEqual([]);
  const manifest = { dependencies: { "@guildwire/runtime": "1" }, optionalDependencies: { yaml: "^2" } };
  expect(check(page(row("yaml")), manifest)).toEqual([]);
});

test.each([
  ["a missing dependency", page(), {}, "Published packages lacks yaml"],
  ["a former dependency", page(row("yaml"), row("ajv")), {}, "Published packages lists ajv, which no package uses"],
  ["another license", page(row("yaml")), { license: "ISC" }, "Published packages: the license of yaml is ISC, not MIT"],
  [
    "a license with conditions",
    page(row("yaml", "GPL-3.0")),
    { license: "GPL-3.0" },
    "yaml: GPL-3.0 is not permissive",
  ],
  ["a deprecated package", page(row("yaml")), { license: "MIT", deprecated: "use ajv" }, "yaml is deprecated: use ajv"],
  [
    "an empty purpose",
    page(row("yaml", "MIT", "")),
    {},
    "Published packages: yaml has no purpose or no way without it",
  ],
])("reports %s", (_, document, found, problem) => {
  expect(check(document, undefined, { license: "MIT", ...found })).toEqual([problem]);
});
