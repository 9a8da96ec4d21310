import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GroupedType, groupTypesIntoFiles } from "../../generator/src/model/build/file-groups.js";
import type { Property, SchemaUse } from "../../generator/src/model/type.js";

/** An object type with the given number of string properties. */
function typeOf(identifier: string, properties: number, group = "schemas"): GroupedType {
  return { identifier, group, use: objectOf(properties) };
}

function objectOf(count: number): SchemaUse {
  const at = "";
  const string = { at, kind: "string", untyped: false, trim: false, file: false, checks: [] } as const;
  const rest = { readOnly: false, writeOnly: false, permissions: [], ownerOnly: false, clientDefault: false } as const;
  const properties = Array.from({ length: count }, (_, index): Property => {
    return { at, type: string, nullable: false, name: `p${index}`, required: true, ...rest };
  });
  const more = { untyped: false, requiredElsewhere: [], patterns: [], additionalStated: false, checks: [] } as const;
  return { at, nullable: false, type: { at, kind: "object", properties, ...more } };
}

const nouns = ["Issue", "Team", "Repository", "Release", "Review", "Runner"];
const verbs = ["Created", "Deleted", "Edited", "Moved"];

/** Types named `Webhook` followed by a noun, and small ones with other initials. */
const large: readonly GroupedType[] = [
  ...nouns.flatMap((noun) => verbs.map((verb) => typeOf(`Webhook${noun}${verb}`, 60))),
  ...nouns.map((noun) => typeOf(noun, 30)),
  typeOf("WebhookPing", 5),
];

describe("files of types", () => {
  it("are those of the source files, while these are small", () => {
    const files = groupTypesIntoFiles([typeOf("User", 30), typeOf("Ban", 3, "bans"), typeOf("Guild", 200)]);
    expect([...files]).toEqual([
      ["User", "schemas"],
      ["Guild", "schemas"],
      ["Ban", "bans"],
    ]);
  });

  it("are named after common prefixes of type names", () => {
    const files = groupTypesIntoFiles(large);
    expect(files.get("WebhookIssueCreated")).toBe("schemas-webhook-issue");
    expect(files.get("WebhookTeamMoved")).toBe("schemas-webhook-team");
    expect(files.get("WebhookPing")).toBe("schemas-webhook");
    expect(files.get("Issue")).toBe("schemas");
  });

  it("are distinct from those of other source files and from each other", () => {
    const files = groupTypesIntoFiles([...large, typeOf("Hook", 1, "schemas-webhook-issue")]);
    expect(files.get("Hook")).toBe("schemas-webhook-issue");
    expect(files.get("WebhookIssueCreated")).not.toBe("schemas-webhook-issue");
  });

  it("contain an oversized type alone", () => {
    const files = groupTypesIntoFiles([...large, typeOf("Everything", 5000)]);
    expect([...files].filter(([, file]) => file === files.get("Everything"))).toHaveLength(1);
  });

  it("do not depend on the order of the types", () => {
    const expected = new Map(groupTypesIntoFiles(large));
    fc.assert(
      fc.property(fc.shuffledSubarray([...large], { minLength: large.length }), (shuffled) => {
        expect(new Map(groupTypesIntoFiles(shuffled))).toEqual(expected);
      }),
    );
  });

  it("keep all other types if one is added or changed", () => {
    const before = groupTypesIntoFiles(large);
    const changes = [
      [...large, typeOf("WebhookIssueClosed", 40)],
      [...large, typeOf("Zebra", 3)],
      large.map((type) => (type.identifier === "WebhookTeamMoved" ? typeOf(type.identifier, 61) : type)),
    ];
    for (const after of changes.map(groupTypesIntoFiles))
      for (const [name, file] of before) expect(after.get(name), name).toBe(file);
  });

  it("stay below the size limit, except for single types", () => {
    const types = fc.uniqueArray(
      fc
        .tuple(fc.array(fc.constantFrom(...nouns, "A", "Ab", "B"), { minLength: 1, maxLength: 4 }), fc.nat(300))
        .map(([words, properties]) => typeOf(words.join(""), properties)),
      { selector: ({ identifier }) => identifier, minLength: 20, maxLength: 120 },
    );
    fc.assert(
      fc.property(types, (some) => {
        const files = groupTypesIntoFiles(some);
        const held = new Map<string, number[]>();
        for (const { identifier, use } of some) {
          const file = files.get(identifier) ?? "";
          const weight = use.type.kind === "object" ? use.type.properties.length + 1 : 0;
          held.set(file, [...(held.get(file) ?? []), weight]);
        }
        const full = [...held.values()].filter((weights) => weights.length > 1);
        for (const weights of full) expect(weights.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(800);
      }),
    );
  });
});
