import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../generator/src/diff/catalogue.js";
import { type DiffConfig, policyOf } from "../../generator/src/diff/policy.js";
import { none, operation } from "./cases/case.js";
import { changes } from "./differences.js";

const today = Date.parse("2026-06-15T00:00:00Z");

/** `rule: severity` of each change, on a certain day. */
function severities(base: string, head: string, config: DiffConfig = {}): readonly string[] {
  const found = changes(base, head, { policy: policyOf(config, today) });
  return found.map(({ rule, severity }) => `${rule}: ${severity}`);
}

describe("the date of an operation's end", () => {
  it.each([
    ["2026-06-16", "operation-removed-before-sunset: breaking"],
    ["2026-06-15", "operation-removed-after-sunset: risky"],
    ["2020-01-01", "operation-removed-after-sunset: risky"],
  ])("%s decides about its removal", (date, expected) => {
    expect(severities(operation(`x-sunset: ${date}`), none)).toEqual([expected]);
  });

  const announced = (date: string): string => operation(`deprecated: true\nx-sunset: ${date}`);
  const notice = { beta: 31, stable: 180 };
  it.each([
    ["without a notice period, in the past", "2026-06-14", {}, true],
    ["without a notice period, today", "2026-06-15", {}, false],
    ["a day before the notice period is over", "2026-12-11", notice, true],
    ["when the notice period is over", "2026-12-12", notice, false],
  ])("%s: %s", (_title, date, periods, isReported) => {
    const found = severities(operation(""), announced(date), { notice: periods });
    expect(found.includes("sunset-too-soon: breaking")).toBe(isReported);
  });

  it("has a notice period that depends on the stability level", () => {
    const beta = "x-stability-level: beta";
    const head = operation(`deprecated: true\n${beta}\nx-sunset: 2026-07-16`);
    expect(severities(operation(beta), head, { notice })).not.toContain("sunset-too-soon: breaking");
    expect(severities(operation(beta), operation(`deprecated: true\n${beta}`), { notice })).toContain(
      "sunset-missing: breaking",
    );
  });

  it("may be postponed to a day within the notice period", () => {
    expect(severities(announced("2026-06-20"), announced("2026-06-25"), { notice })).toEqual(["sunset-changed: risky"]);
  });
});

describe("changes of draft and alpha operations", () => {
  const limited = (level: string, limit: number): string =>
    operation(
      `${level}\nparameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: q, in: query, schema: { type: string, maxLength: ${limit} } }]`,
    );

  it.each([
    ["x-stability-level: draft", "risky"],
    ["x-stability-level: alpha", "risky"],
    ["x-stability-level: beta", "breaking"],
    ["x-stability-level: stable", "breaking"],
    ["", "breaking"],
  ])("with %j are %s", (level, severity) => {
    const [change, ...others] = changes(limited(level, 9), limited(level, 8));
    expect(others).toEqual([]);
    expect(change).toMatchObject({ rule: "request-max-length-tightened", severity, effects: { wire: severity } });
  });

  it("are judged by the level of the base", () => {
    const found = severities(limited("x-stability-level: beta", 9), limited("x-stability-level: alpha", 8));
    expect(found).toEqual(["stability-decreased: breaking", "request-max-length-tightened: breaking"]);
  });

  const shared = (level: string, limit: number): string => `paths:
${["one", "two"]
  .map(
    (id) =>
      `  /${id}: { post: { operationId: ${id}, x-stability-level: ${id === "one" ? "alpha" : level}, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }, responses: { '204': { description: ok } } } }`,
  )
  .join("\n")}
components: { schemas: { Thing: { type: object, properties: { name: { type: string, maxLength: ${limit} } } } } }
`;

  it("are breaking if they reach a further operation", () => {
    expect(severities(shared("draft", 9), shared("draft", 8))).toEqual(["request-max-length-tightened: risky"]);
    expect(severities(shared("stable", 9), shared("stable", 8))).toEqual(["request-max-length-tightened: breaking"]);
  });

  it("are risky even if the configuration makes the rule breaking", () => {
    const rules = { "operation-renamed": "breaking" } as const;
    const named = (id: string): string => operation(`operationId: ${id}\nx-stability-level: draft`);
    expect(severities(named("getThing"), named("readThing"), { rules })).toEqual(["operation-renamed: risky"]);
  });
});

describe("diff.rules", () => {
  const base = operation("");
  const head = operation("operationId: readThing\ndeprecated: true");

  it("assigns severities, which decide the order", () => {
    const rules = { "operation-renamed": "safe", "operation-deprecated": "breaking" } as const;
    expect(severities(base, head, { rules })).toEqual(["operation-deprecated: breaking", "operation-renamed: safe"]);
  });

  it("leaves out changes whose rule is off", () => {
    expect(severities(base, head, { rules: { "operation-renamed": "off" } })).toEqual(["operation-deprecated: risky"]);
  });

  it("assigns the severity to the parties that are affected worst, and no other is affected worse", () => {
    const effectsWith = (rules: DiffConfig["rules"]): unknown =>
      changes(base, head, { policy: policyOf(rules && { rules }) }).find(({ rule }) => rule === "operation-renamed")
        ?.effects;
    expect(effectsWith({})).toEqual({ wire: "safe", callers: "breaking", handlers: "breaking" });
    expect(effectsWith({ "operation-renamed": "risky" })).toEqual({
      wire: "safe",
      callers: "risky",
      handlers: "risky",
    });
  });

  it("knows the rules of the catalogue in the schema of the configuration", () => {
    const path = new URL("../../generator/schema/config.schema.json", import.meta.url);
    const configSchema = JSON.parse(readFileSync(path, "utf8"));
    const known = configSchema.properties.diff.properties.rules.propertyNames.enum;
    const advice =
      "list the ids of the catalogue in propertyNames of generator/schema/config.schema.json, in its order";
    expect(known, advice).toEqual([...catalogue.keys()]);
  });
});
