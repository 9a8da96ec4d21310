import assert from "node:assert/strict";
import { interfaceMistakes, mistakes, otherValues, validMessage, wrongMessage } from "./message.mjs";

/**
 * Throws unless all contenders return the expected verdict for every value, and report issues for invalid ones only.
 */
export function agree(contenders) {
  const values = [
    ...Array.from({ length: 4 }, (_, seed) => ["a message", true, validMessage(seed)]),
    ["no rows", true, { components: [] }],
    ["an unknown property", true, { ...validMessage(), flavour: 1 }],
    ...Object.keys(mistakes).map((mistake) => [mistake, false, wrongMessage(mistake)]),
    ...otherValues.map((value) => [JSON.stringify(value), false, value]),
  ];
  for (const { name, accepts, issues } of contenders) {
    for (const [what, expected, value] of values) {
      assert.equal(accepts(value), expected, `${name} on ${what}`);
      if (issues !== undefined) assert.equal(issues(value).length === 0, expected, `the issues of ${name} on ${what}`);
    }
  }
  // The first two contenders, which the benchmark compares, report all issues: at the same locations.
  for (const { name, issues } of contenders.slice(0, 2)) {
    for (const [mistake, [places]] of Object.entries(mistakes)) {
      const found = issues(wrongMessage(mistake)).map(({ path }) => path);
      assert.deepEqual(found.sort(), [...places].sort(), `${name} on ${mistake}`);
    }
  }
  return values.length;
}

/** Verifies the same for the components of the interface, for which only the handwritten functions are a contender. */
export function agreeOnComponents(contenders) {
  const wrong = Object.entries(mistakes).flatMap(([mistake, [places]]) => {
    const { components } = wrongMessage(mistake);
    const below = places.map((place) => place.replace("/components", ""));
    const same = !Array.isArray(components) || places.includes("/content");
    return same ? [] : [[mistake, below, components]];
  });
  for (const [mistake, [places, change]] of Object.entries(interfaceMistakes)) {
    const { components } = validMessage();
    change(components);
    wrong.push([mistake, places, components]);
  }
  const plain = { type: 1, components: [{ type: 2, custom_id: "a" }] };
  for (const { name, accepts, issues } of contenders) {
    for (const value of [validMessage().components, [], [plain], [{ type: 1 }]]) {
      assert.equal(accepts(value), true, `${name} on ${JSON.stringify(value)}`);
      assert.deepEqual(issues(value), [], `the issues of ${name} on ${JSON.stringify(value)}`);
    }
    for (const [mistake, places, value] of wrong) {
      if (mistake === "no style") continue; // a button without a style is a primary button there
      assert.equal(accepts(value), false, `${name} on ${mistake}`);
      const found = issues(value).map(({ path }) => path);
      assert.deepEqual(found.sort(), [...places].sort(), `${name} on ${mistake}`);
    }
  }
  return wrong.length;
}
