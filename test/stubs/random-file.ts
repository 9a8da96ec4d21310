import fc from "fast-check";
import { desiredAfter } from "./specification.js";

/** A piece of a file, and its owner. */
interface Piece {
  readonly owner: "person" | "generator";
  readonly text: string;
}

/** A file of handlers as edited by a user. */
export interface Edited {
  readonly path: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** The state of the comment above each handler. */
  readonly comments: ReadonlyMap<string, CommentFate>;
}

type CommentFate = "owned" | "edited" | "removed";

const operations = ["getBan", "createBan", "removeBan"] as const;

/** User-written code, some of which resembles handlers. */
const statements = [
  'const text = "} getBan(request) { // */";',
  "const template = `${[1, 2].map((n) => `{ ${n} }`).join()} async getBan() {`;",
  "const pattern = /[/*}]\\/\\*\\//u;",
  "// getBan, BansHandlers and @guildwire getBan 000000000000",
  "/* listBans(request, context) { */",
  "if (request) { for (;;) { break; } }",
  'const emoji = "🏴‍☠️ e\u0301";',
  "const nested = { getBan() { return { createBan: 1 }; } };",
  "label: while (true) break label;",
  "const generic = <T,>(value: T): T => value;",
];

const helpers = [
  "function helper() { return { getBan: 1, listBans: 2 }; }",
  "const other = { createBan() {} };",
  "class Helper { getBan() {} }",
  "/** about nothing */",
  "// const bans: BansHandlers = {};",
  "type Helper = { removeBan(): void };",
];

const memberOf = fc.record({
  comment: fc.constantFrom<CommentFate>("owned", "edited", "removed"),
  arrow: fc.boolean(),
  quoted: fc.boolean(),
  statements: fc.array(fc.constantFrom(...statements), { maxLength: 3 }),
  before: fc.constantFrom("", "// above", "/* above */"),
  behind: fc.constantFrom("", " // behind", " /* behind */"),
  spaced: fc.boolean(),
  request: fc.constantFrom("request", "r", "{ path }"),
});

const form = fc.constantFrom("annotated", "satisfies", "class", "factory", "wrapped");

/** Random files, each with all handlers of the small interface. */
export const edited: fc.Arbitrary<Edited> = fc
  .record({
    form,
    order: fc.shuffledSubarray([...operations], { minLength: 3, maxLength: 3 }),
    members: fc.tuple(memberOf, memberOf, memberOf),
    alias: fc.boolean(),
    above: fc.array(fc.constantFrom(...helpers), { maxLength: 2 }),
    below: fc.array(fc.constantFrom(...helpers), { maxLength: 2 }),
    unit: fc.constantFrom("  ", "    ", "\t"),
    lineEnds: fc.array(fc.constantFrom("\n", "\r\n"), { minLength: 1, maxLength: 7 }),
    mark: fc.boolean(),
    shebang: fc.boolean(),
    finalLine: fc.boolean(),
    finalComma: fc.boolean(),
  })
  .map((choice) => {
    const pieces: Piece[] = [];
    let line = 0;
    /** Sentinels make every user-written piece unique. */
    let sentinel = 0;
    const next = (): number => {
      sentinel += 1;
      return sentinel;
    };
    const add = (owner: Piece["owner"], text: string): void => {
      const ended = text.replaceAll("\n", () => choice.lineEnds[line++ % choice.lineEnds.length] ?? "\n");
      if (ended !== "") pieces.push({ owner, text: ended });
    };
    const person = (text: string): void => add("person", text);
    const name = choice.alias ? "B" : "BansHandlers";
    const isClass = choice.form === "class";
    const last = choice.order.length - 1;

    if (choice.mark) person("\uFEFF");
    if (choice.shebang) person("#!/usr/bin/env node\n");
    person("// license 0\n");
    add("generator", `import { type ${choice.alias ? "BansHandlers as B" : name} } from "@guildwire/api/server";`);
    person(" // import 0\n");
    for (const helper of choice.above) person(`${numbered(helper, next())}\n`);
    person(opening[choice.form](name));
    for (const [index, operation] of choice.order.entries()) {
      const member = choice.members[index] as (typeof choice.members)[0];
      const { unit } = choice;
      if (member.spaced) person(`\n${unit}// space ${next()}\n`);
      person("\n");
      if (member.before !== "") person(`${unit}${numbered(member.before, next())}\n`);
      const comment = (desiredAfter("unchanged").operations.get(operation)?.comment ?? "").replaceAll(
        "\n",
        `\n${unit}`,
      );
      if (member.comment === "owned") {
        add("person", unit);
        add("generator", comment);
        add("generator", "\n");
      } else if (member.comment === "edited") {
        person(`${unit}${comment.replace("\n", `\n${unit} * Edited ${next()}.\n`)}\n`);
      }
      person(unit);
      if (member.quoted) person('"');
      add("generator", operation);
      if (member.quoted) person('"');
      const body = [...member.statements, `return void ${next()};`].map((one) => `${unit}${unit}${one}\n`);
      const parameter = isClass ? `${member.request}: { path: unknown }` : member.request;
      const isProperty = member.arrow;
      const head = isProperty ? `${isClass ? " =" : ":"} async (${parameter}) =>` : `(${parameter})`;
      person(`${head} /* ${sentinel} */ {\n${body.join("")}${unit}}`);
      const comma = index < last || choice.finalComma ? "," : "";
      person(isClass ? (isProperty ? ";" : "") : comma);
      if (member.behind !== "") person(numbered(member.behind, next()));
    }
    person(`\n${closing[choice.form](name)}`);
    for (const helper of choice.below) person(`\n${numbered(helper, next())}`);
    if (choice.finalLine) person("\n");
    return {
      path: "bans.ts",
      text: pieces.map(({ text }) => text).join(""),
      pieces: pieces.filter(({ owner, text }) => owner === "generator" || /\d/.test(text)),
      comments: new Map(
        choice.order.map((operation, index) => [operation, choice.members[index]?.comment ?? "removed"]),
      ),
    };
  });

const opening = {
  annotated: (name: string) => `export const bans /* open 0 */: ${name} = {`,
  satisfies: () => "export const bans /* open 0 */ = {",
  class: (name: string) => `export class Bans /* open 0 */ implements ${name} {`,
  factory: (name: string) => `export function createBans(/* open 0 */): ${name} { return {`,
  wrapped: () => "export const bans = withAuth(/* open 0 */ {",
};

const closing = {
  annotated: () => "}; // close 0",
  satisfies: (name: string) => `} satisfies ${name}; // close 0`,
  class: () => "} // close 0",
  factory: () => "}; } // close 0",
  wrapped: (name: string) => `} satisfies ${name}); // close 0`,
};

/** A numbered helper, so that it occurs only once. */
function numbered(text: string, number: number): string {
  if (text.trim().startsWith("/**") || text.trim().startsWith("/*")) return text.replace(/ ?\*\/$/, ` ${number} */`);
  return text.trim().startsWith("//")
    ? `${text} ${number}`
    : `${text.replace(/[hH]elper|other/, (name) => `${name}${number}`)} // ${number}`;
}
