import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProjectFolder } from "./project-folder.js";

/** A file of the output, a line of it before and after, and the number of such lines if not one. */
type Change = readonly [path: string, old: string, current: string, times?: number];

interface Edit {
  readonly title: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly changes: Readonly<Record<string, Change>>;
}

/** Edits of one number each, and the lines of the output that one command then changes besides openapi.json. */
const edits: readonly Edit[] = [
  {
    title: "of a property of a body",
    file: "spec/bans.yaml",
    from: "maximum: 7",
    to: "maximum: 14",
    changes: {
      "types, JSDoc": ["src/types/bans.ts", "* 0 to 7.", "* 0 to 14."],
      limits: ["src/limits.ts", "delete_message_days: { minimum: 0, maximum: 7, ", "maximum: 14, "],
      "reference, operation": ["reference/operations/bans.md", "| `delete_message_days` |", " 0 to 14. "],
      "reference, schema": ["reference/schemas/bans.md", "| `delete_message_days` |", " 0 to 14. "],
    },
  },
  {
    title: "of a property of an object",
    file: "spec/guilds.yaml",
    from: "minLength: 2 # T41\n        maxLength: 100",
    to: "minLength: 2 # T41\n        maxLength: 90",
    changes: {
      "types, JSDoc": ["src/types/shared.ts", "* 2 to 100 characters after", "* 2 to 90 characters after"],
      limits: [
        "src/limits.ts",
        "  name: { minLength: 2, maxLength: 100 },",
        "  name: { minLength: 2, maxLength: 90 },",
      ],
      reference: ["reference/schemas/shared.md", "| `name` | string | yes |", " 2 to 90 characters after"],
      // the event carries all fields of the guild
      "reference, event": ["reference/schemas/events.md", "| `name` | string | yes |", " 2 to 90 characters after"],
    },
  },
  {
    title: "of a parameter",
    file: "spec/members.yaml",
    from: "maximum: 1000\n            default: 1\n        - name: after",
    to: "maximum: 500\n            default: 1\n        - name: after",
    changes: {
      "client, JSDoc": ["src/client/members.ts", "* 1 to 1000.", "* 1 to 500."],
      "client, pages": ["src/client/members.ts", "args.limit ?? 1000", "args.limit ?? 500"],
      limits: ["src/limits.ts", "limit: { minimum: 1, maximum: 1000, ", "maximum: 500, "],
      reference: ["reference/operations/members.md", "| `limit` |", " 1 to 500. "],
    },
  },
];

describe.each(edits)("an edit of one limit $title, after one command", ({ file, from, to, changes }) => {
  let project: ProjectFolder;
  let before: ReadonlyMap<string, string>;
  let after: ReadonlyMap<string, string>;

  beforeAll(() => {
    project = new ProjectFolder();
    project.generate();
    before = project.files();
    const path = join(project.folder, file);
    const text = readFileSync(path, "utf8");
    expect(text.split(from).length, `${from} stands once in ${file}`).toBe(2);
    writeFileSync(path, text.replace(from, to));
    project.generate();
    after = project.files();
  }, 120_000);

  afterAll(() => project.remove());

  it.each(Object.entries(changes))("changes %s", (_title, [path, old, current, times = 1]) => {
    const changed = changedLines(before.get(path) ?? "", after.get(path) ?? "");
    expect(changed.filter(([was, is]) => was.includes(old) && is.includes(current))).toHaveLength(times);
  });

  it("changes nothing else but the bundled documents, the validators and the manifest", () => {
    const everywhere = /^(openapi\.|src\/validators\/|\.guildwire-manifest)/;
    const changed = [...after].filter(([path, text]) => text !== before.get(path)).map(([path]) => path);
    expect(changed).toContain("openapi.json");
    const expected = new Set(Object.values(changes).map(([path]) => path));
    expect(new Set(changed.filter((path) => !everywhere.test(path)))).toEqual(expected);
    expect([...after.keys()]).toEqual([...before.keys()]);
  });
});

/** The lines that differ between two texts of equal length, as pairs of before and after. */
function changedLines(before: string, after: string): readonly (readonly [string, string])[] {
  const old = before.split("\n");
  const current = after.split("\n");
  expect(current.length).toBe(old.length);
  return current.flatMap((line, index) => (line === old[index] ? [] : [[old[index] ?? "", line] as const]));
}
