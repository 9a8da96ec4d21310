import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Compiled, compileBatch, isRefused } from "./batch.js";
import { asComponents, type Case, type Group, nameOf, readSuite, suiteFolder, suiteIsThere } from "./suite.js";

/** What guildwire does not claim to support: a file, a group of it, or one case of a group. */
interface NotClaimed {
  readonly file: string;
  readonly group?: string;
  readonly case?: string;
  readonly reason: string;
}

const notClaimed = JSON.parse(
  readFileSync(join(import.meta.dirname, "not-claimed.json"), "utf8"),
) as readonly NotClaimed[];

if (!suiteIsThere) {
  console.warn(`SKIPPED test/conformance/json-schema-test-suite.test.ts: there is no ${suiteFolder}`);
}

const title = "upstream's JSON Schema Test Suite for 2020-12";
describe.skipIf(!suiteIsThere)(title, () => {
  const files = suiteIsThere ? [...readSuite()] : [];
  const known = new Map<string, readonly Failure[]>();
  const failuresIn = (file: string, groups: readonly Group[]): readonly Failure[] => {
    const failures = known.get(file) ?? failuresOf(groups);
    known.set(file, failures);
    return failures;
  };

  it.each(files)("%s, except unsupported cases", (file, groups) => {
    const failures = failuresIn(file, groups);
    const unexpected = failures.filter(({ group, test }) => !notClaimed.some((entry) => covers(entry, group, test)));
    expect(unexpected.map(({ key, said }) => `${key}: ${said}`)).toEqual([]);
  });

  it.each(notClaimed.map((entry) => [keyOfEntry(entry), entry] as const))(
    "unsupported, and still failing: %s",
    (_key, entry) => {
      expect(entry.reason).not.toBe("");
      const groups = new Map(files).get(entry.file) ?? [];
      const cases = groups.flatMap((group) =>
        group.tests.filter((test) => covers(entry, group, test)).map((test) => keyOf(group, test)),
      );
      expect(cases, "names nothing that the suite has").not.toEqual([]);
      const failed = new Set(failuresIn(entry.file, groups).map(({ key }) => key));
      const still = cases.filter((key) => failed.has(key));
      expect(still, "passes now: take it out of not-claimed.json").not.toEqual([]);
    },
  );
});

interface Failure {
  readonly group: Group;
  readonly test: Case;
  readonly key: string;
  readonly said: string;
}

function failuresOf(groups: readonly Group[]): Failure[] {
  const compiled = compileBatch(asComponents(groups));
  return groups.flatMap((group, index) => {
    const made = compiled.get(nameOf(index));
    if (made === undefined) throw new Error(`nothing was made of ${group.description}`);
    return group.tests.flatMap((test) => {
      const said = isRefused(made) ? `refused, ${made.refused}` : verdictOn(made, group, test);
      return said === undefined ? [] : [{ group, test, key: keyOf(group, test), said }];
    });
  });
}

/** The wrong verdicts of the validator, if any. */
function verdictOn({ validator, issues }: Compiled, group: Group, { data, valid }: Case): string | undefined {
  const before = JSON.stringify(data);
  const shown = (said: string): string => `${said} ${before} for ${JSON.stringify(group.schema)}`;
  const result = validator.validate(data);
  if (validator.is(data) !== valid) return shown(valid ? "is refuses" : "is accepts");
  if (result.ok !== valid) return shown(valid ? "validate refuses" : "validate accepts");
  if (issues(data) > 0 === valid) return shown(valid ? "there are issues with" : "there are no issues with");
  if (validator.parse(data).ok !== valid) return shown(valid ? "parse refuses" : "parse accepts");
  return JSON.stringify(data) === before ? undefined : shown("something changed");
}

function covers(entry: NotClaimed, group: Group, test: Case): boolean {
  return (
    entry.file === group.file &&
    (entry.group ?? group.description) === group.description &&
    (entry.case ?? test.description) === test.description
  );
}

function keyOf(group: Group, test: Case): string {
  return `${group.file} › ${group.description} › ${test.description}`;
}

function keyOfEntry(entry: NotClaimed): string {
  return [entry.file, entry.group, entry.case].filter((part) => part !== undefined).join(" › ");
}
