import { wrongType } from "./issue.js";
import { at, type Path } from "./path.js";
import type { Issue, Report } from "./report.js";
import { type DirectionalValidator, type Validator, validator } from "./validator.js";

/** Validators of anonymous types: a list of a named type, a named type or null, any text, anything. */

type AnyValidator = Validator<unknown> | DirectionalValidator<unknown, unknown>;

/** Returns the validator of the response direction, if the directions differ. */
export function responseValidator(named: AnyValidator): Validator<unknown> {
  return "response" in named ? named.response : named;
}

/** The validators of items, by those of their lists. */
const itemValidators = new WeakMap<Validator<unknown>, Validator<unknown>>();

/** Returns the validator of the items, if they are all that a validator looks at. */
export function itemValidatorOf(list: Validator<unknown> | undefined): Validator<unknown> | undefined {
  return list && itemValidators.get(list);
}

/** Validates an array whose items all have the type. */
export function arrayOf(named: AnyValidator): Validator<unknown> {
  const items = responseValidator(named);
  const accepts = (value: unknown): value is unknown => Array.isArray(value) && value.every((item) => items.is(item));
  const check = (value: unknown, path: Path, report: Report): void => {
    if (!Array.isArray(value)) {
      wrongType(report, path, "an array", value);
      return;
    }
    for (const [index, item] of value.entries()) {
      if (report.full) return;
      const result = items.validate(item);
      if (!result.ok) for (const issue of result.issues) addIssueBelow(report, path, index, issue);
    }
  };
  const list = validator(accepts, { check });
  itemValidators.set(list, items);
  return list;
}

/** Validates the type or null. */
export function orNull(named: AnyValidator): Validator<unknown> {
  const inner = responseValidator(named);
  const accepts = (value: unknown): value is unknown => value === null || inner.is(value);
  const check = (value: unknown, path: Path, report: Report): void => {
    const result = inner.validate(value);
    if (result.ok) return;
    report.reportedPaths.push(...result.issues.map(() => path));
    report.issues.push(...result.issues);
  };
  return validator(accepts, { check });
}

function addIssueBelow(report: Report, path: Path, index: number, issue: Issue): void {
  if (report.full) return;
  const joint = issue.path === "" ? ": " : issue.message.startsWith("[") ? "" : ".";
  report.reportedPaths.push(at(path, index));
  report.issues.push({ ...issue, path: `/${index}${issue.path}`, message: `[${index}]${joint}${issue.message}` });
}

/** Accepts any value. */
export const anything: Validator<unknown> = /* @__PURE__ */ validator((_value): _value is unknown => true, {
  check: () => {},
});

/** Accepts any text. */
export const anyText: Validator<string> = /* @__PURE__ */ validator((value) => typeof value === "string", {
  type: "string",
});
