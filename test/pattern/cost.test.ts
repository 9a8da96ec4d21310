import { describe, expect, it } from "vitest";
import { harmlessAttempts, maxAttempts, patternCost } from "../../generator/src/pattern/pattern.js";

describe("a pattern takes exponential time", () => {
  it.each([
    ["with a quantifier in a quantifier", "^(a+)+$"],
    ["with words and blanks that need not be there", "^(\\w+\\s?)*$"],
    ["with loops one after the other in a loop", "(x+x+)+y"],
    ["with an alternative that begins like another one", "^(a|aa)+$"],
    ["with an alternative that ends in what another one begins with", "^(a|ab?|b)+$"],
    ["with the same alternative twice", "^(a|a)*$"],
    ["with alternatives that share characters", "^(?:\\d|[0-9a-f])*$"],
    ["with a loop around what may be nothing", "^(?:(?:a|b)*c?)*$"],
    ["as of an address that many have copied", "^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*@[a-z0-9]+$"],
    ["with a bounded quantifier around a separator that is optional", "^([a-z0-9]+-?){1,20}$"],
    ["with a bounded quantifier around an unbounded one", "^([a-z]+){1,10}$"],
    ["with many words and optional blanks", "^(\\w+\\s?){1,50}$"],
    ["with a bounded quantifier in a bounded one", "^(a{1,30}){1,30}$"],
    ["with a bounded number of unbounded beginnings", "^(.*a){20}$"],
    ["with a long alternative before the ambiguous part", "^(?:x{130}|y)?(?:a|aa)+$"],
    ["with a required number of what may be nothing", "^(a?){20}$"],
    ["with many optional characters in a row", `^${"a?".repeat(30)}${"a".repeat(30)}$`],
    ["within a look-ahead", "^(?=(a+)+$)b"],
    ["with a repetition that is too long to be unrolled", "^(?:[a-z]{1,5000}){1,5000}$"],
  ])("%s", (_, pattern) => {
    expect(patternCost(pattern).growth).toBe("exponential");
  });
});

describe("a pattern takes polynomial time", () => {
  it.each([
    ["with two loops that share characters", "^a*a*b$"],
    ["as of an address", "^.+@.+\\..+$"],
    ["with a search that starts again within what it has read", "\\s+$"],
    ["as of a host name that is searched", "(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2}$"],
  ])("%s", (_, pattern) => {
    expect(patternCost(pattern).growth).toBe("polynomial");
  });
});

describe("a pattern takes linear time", () => {
  it.each([
    ["with one loop", "^[a-z]+$"],
    ["with parts that something separates", "^[a-z]+(?:-[a-z]+)*$"],
    ["with names that end in a dot", "^([a-z]+\\.)*[a-z]+$"],
    ["with alternatives that begin differently", "^(?:ab|cd)*$"],
    ["with alternatives that differ in their second character", "^(?:ab|ac)*$"],
    ["with optional parts of a duration", "^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?)$"],
    ["with small bounds everywhere", "^(a?){5}$"],
    ["with bounds that overlap in few ways", "^[a-z]{1,10}[a-z0-9]{1,10}$"],
    ["as of a host name", "^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,63}$"],
    ["as of a version", "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-[0-9a-z-]+(?:\\.[0-9a-z-]+)*)?$"],
    ["with a search that ends at the first character it finds", "[a-z]+"],
    ["with look-aheads that each read the text once", "^(?=.*[a-z])(?=.*\\d).{8,64}$"],
    ["that is none", "(((a+)+"],
  ])("%s", (_, pattern) => {
    expect(patternCost(pattern).growth).toBe("linear");
  });
});

describe("the cost of a pattern is unknown", () => {
  it("with a look-behind of any length", () => {
    expect(patternCost("(?<=(?:a|b)+)c$")).toMatchObject({ growth: "unknown", strategy: { kind: "none" } });
  });

  it("with more parts than the analysis examines", () => {
    expect(patternCost(`^(?:${Array.from({ length: 700 }, (_, index) => `a${index}`).join("|")})+$`).growth).toBe(
      "unknown",
    );
  });
});

describe("generated code matches", () => {
  it("an ambiguous pattern without backtracking", () => {
    expect(patternCost("^(a+)+$").strategy.kind).toBe("linear");
  });

  it.each(["[a-z]{50}-", "[0-9a-f]{64}", "^.*x[a-z]{100}-", "[a-z]{10,20}@", "^.*x[a-z]{300}-$"])(
    "%s without backtracking, because a character may take many attempts",
    (pattern) => {
      expect(patternCost(pattern)).toMatchObject({ growth: "linear", strategy: { kind: "linear" } });
    },
  );

  it.each([
    "[a-z]{3}-[0-9]+",
    "^(?:[a-z]{1,63}\\.)+[a-z]{2,}$",
    "^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$",
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
    "^[0-9a-f]{64}$",
    "a text of several words, without operators",
  ])("%s by a regular expression", (pattern) => {
    expect(patternCost(pattern).strategy.kind).toBe("expression");
  });

  it("an ambiguous pattern with a look-ahead on texts whose cost is bounded", () => {
    const { strategy, attempts } = patternCost("^(?!-)(a+)+$");
    if (strategy.kind !== "bounded") throw new Error(strategy.kind);
    expect(strategy.limit).toBeGreaterThan(5);
    expect(attempts[strategy.limit]).toBeLessThanOrEqual(harmlessAttempts);
  });

  it("an ambiguous pattern with a back reference on texts whose cost is bounded", () => {
    expect(patternCost("^(a+)\\1+$").strategy.kind).toBe("bounded");
  });
});

describe("the worst case", () => {
  it("follows from the greatest length", () => {
    expect(maxAttempts(patternCost("^(a+)+$"), 10)).toBeLessThan(harmlessAttempts);
    expect(maxAttempts(patternCost("^(a+)+$"), 100)).toBeGreaterThan(harmlessAttempts);
  });

  it("is unlimited without a greatest length", () => {
    expect(maxAttempts(patternCost("^(a+)+$"), undefined)).toBe(Number.POSITIVE_INFINITY);
    expect(maxAttempts(patternCost("\\s+$"), undefined)).toBe(Number.POSITIVE_INFINITY);
  });
});
