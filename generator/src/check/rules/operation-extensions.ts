import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json } from "../../load/document.js";
import { milestoneTime } from "../../model/milestone.js";
import { asList, asObject, asString, child, entriesOf } from "../../model/raw.js";
import { isSame } from "../../values/json.js";
import type { CheckContext } from "../context.js";
import { joinAlternatives, quoteName, quoteValue } from "../message-text.js";
import type { LocatedOperation } from "../operations.js";
import { normalizeTemplate, templateNames } from "./paths.js";
import { createValidateValue, type ValidateValue } from "./values.js";

/** Checks keys of the vocabulary that refer to an operation's parameters, statuses or path. */
export function checkOperationExtensions(context: CheckContext): void {
  const validate = createValidateValue(context);
  for (const located of context.operations) {
    checkRateLimit(located, context);
    checkPagination(located, context);
    checkResponseWhen(located, validate, context);
    checkMilestones(located, context);
    if (located.variantOf !== undefined) checkVariant(located, located.variantOf, validate, context);
  }
}

function checkRateLimit(located: LocatedOperation, context: CheckContext): void {
  const major = asList(asObject(located.operation["x-rate-limit"])?.["major"]);
  for (const [index, name] of major.entries()) {
    if (typeof name === "string")
      checkParameter({ name, in: "path" }, `${located.pointer}/x-rate-limit/major/${index}`, [located], context);
  }
}

function checkPagination(located: LocatedOperation, context: CheckContext): void {
  const pagination = asObject(located.operation["x-pagination"]);
  if (pagination?.["firstPage"] !== undefined && pagination["page"] === undefined) {
    const message = "`firstPage` has an effect only together with `page`";
    const pointer = `${located.pointer}/x-pagination/firstPage`;
    context.report({ code: "keyword-without-effect", message, pointer, fix: "drop it" });
  }
  for (const key of ["cursor", "limit", "offset", "page"]) {
    const name = asString(pagination?.[key]);
    if (name !== undefined)
      checkParameter({ name, in: "query" }, `${located.pointer}/x-pagination/${key}`, [located], context);
  }
}

/** Reports days that do not exist, and an end before the deprecation (RFC 9745, section 4). */
function checkMilestones({ operation, pointer }: LocatedOperation, context: CheckContext): void {
  const [deprecation, sunset] = ["x-deprecated-at", "x-sunset"].map((key) => {
    const fields = asObject(operation[key]);
    const text = asString(fields?.["date"] ?? operation[key]);
    if (text === undefined) return undefined;
    const at = `${pointer}/${key}${fields === undefined ? "" : "/date"}`;
    const time = milestoneTime(text);
    if (time === undefined) {
      const message = `there is no date ${quoteName(text)}`;
      context.report({ code: "milestone-date", message, pointer: at, fix: "write a date such as 2026-01-31" });
    }
    return time === undefined ? undefined : { time, at, text };
  });
  if (deprecation === undefined || sunset === undefined || sunset.time >= deprecation.time) return;
  const message = `the operation ends on ${sunset.text}, before it is deprecated on ${deprecation.text}`;
  context.report({ code: "milestone-date", message, pointer: sunset.at, fix: "exchange the dates" });
}

function checkResponseWhen(located: LocatedOperation, validate: ValidateValue, context: CheckContext): void {
  const { operation, pointer, parameters } = located;
  const rule = asObject(operation["x-response-when"]);
  if (rule === undefined) return;
  const at = `${pointer}/x-response-when`;
  const name = asString(rule["parameter"]);
  if (name !== undefined) checkParameter({ name, in: "query" }, `${at}/parameter`, [located], context);
  const parameter = parameters.find((item) => item.name === name && item.in === "query")?.parameter;
  const declared = Object.keys(asObject(operation["responses"]) ?? {});
  const seen: Json[] = [];
  for (const [index, item] of asList(rule["cases"]).entries()) {
    const caseAt = child(`${at}/cases`, index);
    const { status, equals } = asObject(item) ?? {};
    if (typeof status === "number" && !declaresStatus(declared, status)) {
      const message = `the status ${status} is not declared under \`responses\``;
      context.report({ code: "response-status-undeclared", message, pointer: `${caseAt}/status` });
    }
    if (equals === undefined) continue;
    if (seen.some((value) => isSame(value, equals))) {
      const message = `the value ${quoteValue(equals)} has two cases`;
      context.report({
        code: "response-case-duplicate",
        message,
        pointer: `${caseAt}/equals`,
        fix: "drop one of them",
      });
    }
    seen.push(equals);
    const schema = parameter?.node["schema"];
    if (parameter === undefined || schema === undefined) continue;
    const violation = validate({ node: schema, pointer: `${parameter.pointer}/schema` }, equals);
    if (violation === undefined) continue;
    const message = `the parameter ${quoteName(name ?? "")} never has this value: it ${violation.message}`;
    context.report({ code: "extension-value-impossible", message, pointer: `${caseAt}/equals` });
  }
}

function declaresStatus(declared: readonly string[], status: number): boolean {
  return declared.includes(String(status)) || declared.includes(`${Math.floor(status / 100)}XX`);
}

function checkVariant(
  located: LocatedOperation,
  host: LocatedOperation,
  validate: ValidateValue,
  context: CheckContext,
): void {
  const { path, pointer, operation, parameters } = located;
  if (
    path !== undefined &&
    host.path !== undefined &&
    templateNames(path) !== undefined &&
    normalizeTemplate(path) !== normalizeTemplate(host.path)
  ) {
    const message = `the variant's path ${quoteName(path)} differs in structure from ${quoteName(host.path)}`;
    const fix = "let only the names of the parameters differ, or declare a separate path";
    const related = [{ message: "the shared path", pointer: host.pathPointer }];
    context.report({ code: "variant-path-differs", message, pointer: `${pointer}/path`, fix, related });
  }
  for (const [name, value] of entriesOf(operation["fixed"])) {
    const at = child(`${pointer}/fixed`, name);
    const known = parameters.find((parameter) => parameter.name === name && parameter.in === "query");
    if (known === undefined) {
      // The shared operation may declare a fixed parameter.
      const shared = host.parameters.some((parameter) => parameter.name === name && parameter.in === "query");
      if (!shared) checkParameter({ name, in: "query" }, at, [located, host], context);
      continue;
    }
    const schema = known.parameter.node["schema"];
    const violation =
      schema === undefined
        ? undefined
        : validate({ node: schema, pointer: `${known.parameter.pointer}/schema` }, value);
    if (violation === undefined) continue;
    const message = `the parameter ${quoteName(name)} never has this value: it ${violation.message}`;
    context.report({ code: "extension-value-impossible", message, pointer: at });
  }
  for (const [index, name] of asList(operation["ignored"]).entries()) {
    if (typeof name === "string")
      checkParameter({ name, in: "query" }, child(`${pointer}/ignored`, index), [located, host], context);
  }
}

/** Reports an undeclared parameter of an operation, or of the operation whose path a variant shares. */
function checkParameter(
  wanted: { readonly name: string; readonly in: "path" | "query" },
  pointer: string,
  operations: readonly LocatedOperation[],
  { report }: CheckContext,
): void {
  const candidates = operations
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => parameter.in === wanted.in);
  const names = [...new Set(candidates.map((parameter) => parameter.name))];
  if (names.includes(wanted.name)) return;
  const message = `this operation has no ${wanted.in} parameter ${quoteName(wanted.name)}`;
  const expected = names.length === 0 ? `a ${wanted.in} parameter` : joinAlternatives(names.map(quoteName));
  report({ code: "extension-parameter-unknown", message, pointer, expected, ...didYouMean(wanted.name, names) });
}
