import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import * as script from "../../scripts/test-report.mjs";

interface Failure {
  readonly file: string;
  readonly title?: string;
}

interface Step {
  readonly name: string;
  readonly code: number;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  readonly flaky?: readonly Failure[];
}

const { failuresIn, filesOfSecondAttempt, combineAttempts, namesOfFailures } = script as {
  failuresIn: (report: object, root: string) => Failure[];
  filesOfSecondAttempt: (step: Step) => string[];
  combineAttempts: (first: Step, second: Step) => Step;
  namesOfFailures: (steps: readonly Step[]) => string[];
};

const failures = [{ file: "test/a.test.ts", title: "a group closes" }, { file: "test/b.test.ts" }];
const failed: Step = { name: "tests", code: 1, passed: 10, failed: 1, failures };

describe("a report of vitest", () => {
  test("names failed tests, and files that failed before their tests", () => {
    const report = {
      testResults: [
        { name: "/root/test/c.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "opens" }] },
        {
          name: "/root/test/a.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "a group opens" },
            { status: "failed", fullName: "a group closes" },
          ],
        },
        { name: "/root/test/b.test.ts", status: "failed", assertionResults: [] },
      ],
    };
    expect(failuresIn(report, "/root")).toEqual(failures);
  });

  test("of a run that ended early contains no failure", () => {
    expect(failuresIn({}, "/root")).toEqual([]);
  });
});

describe("a second attempt", () => {
  test("runs each failed file once", () => {
    const twice = { ...failed, failures: [...failures, { file: "test/a.test.ts", title: "a group opens" }] };
    expect(filesOfSecondAttempt(twice)).toEqual(["test/a.test.ts", "test/b.test.ts"]);
  });

  test.each([
    ["a run that passed", { ...failed, code: 0, failures: [] }],
    ["an error outside the tests", { ...failed, code: 2 }],
    ["four failed files", { ...failed, failures: ["a", "b", "c", "d"].map((file) => ({ file })) }],
  ])("does not follow %s", (_case, step) => {
    expect(filesOfSecondAttempt(step)).toEqual([]);
  });

  test("that passes makes the first failures flaky, and names them", () => {
    const step = combineAttempts(failed, { ...failed, code: 0, passed: 12, failed: 0, failures: [] });
    expect(step).toMatchObject({ code: 0, passed: 11, failed: 0, failures: [], flaky: failures });
    expect(namesOfFailures([step])).toEqual([
      "Flaky, passed when run again alone (tests): test/a.test.ts > a group closes",
      "Flaky, passed when run again alone (tests): test/b.test.ts",
    ]);
  });

  test("that fails keeps the result of the first", () => {
    expect(combineAttempts(failed, { ...failed, passed: 0 })).toBe(failed);
    expect(namesOfFailures([failed])).toEqual([
      "Failed (tests): test/a.test.ts > a group closes",
      "Failed (tests): test/b.test.ts",
    ]);
  });
});
