import { describe, expect, it } from "vitest";
import { backtrackingOf } from "../../generator/src/check/backtracking.js";

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
  ])("%s", (_, pattern) => {
    expect(backtrackingOf(pattern)).toBe("exponential");
  });
});

describe("a pattern takes polynomial time", () => {
  it.each([
    ["with two loops that share characters", "^a*a*b$"],
    ["as of an address", "^.+@.+\\..+$"],
  ])("%s", (_, pattern) => {
    expect(backtrackingOf(pattern)).toBe("polynomial");
  });
});

describe("a pattern takes no longer than its text", () => {
  it.each([
    ["with one loop", "^[a-z]+$"],
    ["with parts that something separates", "^[a-z]+(?:-[a-z]+)*$"],
    ["with names that end in a dot", "^([a-z]+\\.)*[a-z]+$"],
    ["with alternatives that begin differently", "^(?:ab|cd)*$"],
    ["with optional parts of a duration", "^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?)$"],
    ["with bounds everywhere", "^(a?){20}$"],
    ["that is none", "(((a+)+"],
  ])("%s", (_, pattern) => {
    expect(backtrackingOf(pattern)).toBeUndefined();
  });
});
