import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";
import { moduleOf } from "../queries/query-package.js";

const patience = 120_000;

let pack: ForeignPackage;
let made: Generated;
beforeAll(async () => {
  made = await generated(join(import.meta.dirname, "notes.yaml"));
  pack = new ForeignPackage(made.files);
  expect(pack.compile()).toBe("");
}, patience);
afterAll(() => pack?.remove());

interface PostResult {
  readonly status: number;
  readonly issues?: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

async function post(target: string, body: string, type = "application/json"): Promise<PostResult> {
  const { createFetchHandler } = await moduleOf(pack, "server");
  const importNotes = async ({ body: items }: { readonly body: AsyncIterable<unknown> }): Promise<void> => {
    for await (const _ of items);
  };
  const handle = createFetchHandler({ notes: { createNote: () => undefined, importNotes } });
  const request = new Request(`http://localhost${target}`, { method: "POST", headers: { "content-type": type }, body });
  const response = await handle(request);
  const text = await response.text();
  return { status: response.status, ...(text !== "" && { issues: JSON.parse(text).errors }) };
}

/** A text of `a` and `b` for which almost every character leads to a new set of readings. */
function unsettled(length: number, seed = 1): string {
  // Xorshift.
  let state = seed * 2_654_435_761;
  return Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state % 2 === 0 ? "a" : "b";
  }).join("");
}

const steps = { code: "pattern-steps", detail: expect.stringContaining("20,000,000 steps") };

describe("the patterns of a request", () => {
  it("are those that the test needs", () => {
    const strategies = made.diagnostics.filter(({ code }) => code.startsWith("pattern-")).map(({ message }) => message);
    expect(strategies.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["30,000 characters", "word ".repeat(30) + "x".repeat(29_850)],
    ["nearly 8 MiB", "x".repeat(8 * 1024 * 1024 - 100)],
  ])("accept a text of %s that takes few steps per character", { timeout: patience }, async (_, title) => {
    expect((await post("/notes", JSON.stringify({ title }))).status).toBe(204);
    const { status, issues } = await post("/notes", JSON.stringify({ title: `${title}!` }));
    expect([status, issues]).toEqual([400, [expect.objectContaining({ pointer: "#/title", code: "pattern" })]]);
  });

  it("refuse a text that takes too many steps, at its place", { timeout: patience }, async () => {
    const codes = ["ab", unsettled(100_000), "never a match"];
    expect(await post("/notes", JSON.stringify({ title: "a b", codes }))).toEqual({
      status: 400,
      issues: [{ pointer: "#/codes/1", ...steps }],
    });
  });

  it("share their steps among all texts", { timeout: patience }, async () => {
    const texts = (count: number): string[] => Array.from({ length: count }, (_, seed) => unsettled(500, seed + 7));
    const few = await post("/notes", JSON.stringify({ codes: texts(2) }));
    expect(few.status).toBe(204);
    const { status, issues } = await post("/notes", JSON.stringify({ codes: texts(2000).map((text) => `${text}a`) }));
    expect([status, issues]).toEqual([400, [{ pointer: expect.stringMatching(/^#\/codes\/\d+$/), ...steps }]]);
  });

  it("count those that are matched by a regular expression of bounded length", { timeout: patience }, async () => {
    const looked = Array.from({ length: 5000 }, () => "a".repeat(12));
    expect((await post("/notes", JSON.stringify({ looked: looked.slice(0, 100) }))).status).toBe(204);
    const { status, issues } = await post("/notes", JSON.stringify({ looked }));
    expect([status, issues]).toEqual([400, [{ pointer: expect.stringMatching(/^#\/looked\/\d+$/), ...steps }]]);
  });

  it("reject a value in which no text may match, instead of accepting it", { timeout: patience }, async () => {
    const { status, issues } = await post("/notes", JSON.stringify({ other: unsettled(100_000) }));
    expect([status, issues]).toEqual([400, [expect.objectContaining(steps)]]);
  });

  it("are limited in a query and in a stream of items", { timeout: patience }, async () => {
    const inQuery = await post(`/notes?label=${unsettled(60_000)}`, "{}");
    expect(inQuery).toEqual({ status: 400, issues: [{ pointer: "#/label", ...steps }] });
    const stream = await post(
      "/lines",
      `${"{}\n".repeat(3)}${JSON.stringify({ other: unsettled(60_000) })}\n`,
      "application/x-ndjson",
    );
    expect(stream).toEqual({ status: 400, issues: [{ pointer: expect.stringMatching(/^#\/3/), ...steps }] });
  });
});

describe("the patterns of a value", () => {
  interface NoteValidator {
    readonly is: (value: unknown) => boolean;
    readonly validate: (value: unknown) => { readonly ok: boolean; readonly issues?: readonly object[] };
    readonly parse: NoteValidator["validate"];
    readonly assert: (value: unknown) => void;
    readonly "~standard": { readonly validate: (value: unknown) => { readonly issues?: readonly object[] } };
  }
  const noteValidator = async (): Promise<NoteValidator> =>
    (await moduleOf(pack, "validators"))["Note"] as unknown as NoteValidator;
  /** Texts that match, because the 301st character from the end is `a`. */
  const codes = (count: number): string[] =>
    Array.from({ length: count }, (_, seed) => `${unsettled(199, seed + 7)}a${unsettled(300, seed + 9)}`);
  const issue = { path: expect.stringMatching(/^\/codes\/\d+$/), code: "pattern-steps" };

  it("share their steps in each method of a validator", { timeout: patience }, async () => {
    const note = await noteValidator();
    for (let count = 0; count < 3; count += 1) expect(note.validate({ codes: codes(2) }).ok).toBe(true);
    const many = { codes: codes(2000) };
    expect(note.is(many)).toBe(false);
    expect(note.validate(many).issues).toEqual([expect.objectContaining(issue)]);
    expect(note.parse(many).issues).toEqual([expect.objectContaining(issue)]);
    expect(note["~standard"].validate(many).issues).toHaveLength(1);
    expect(() => note.assert(many)).toThrow("20,000,000 steps");
  });

  it("reject a value in which no text may match, instead of accepting it", { timeout: patience }, async () => {
    const { ok, issues } = (await noteValidator()).validate({ other: unsettled(100_000) });
    expect([ok, issues]).toEqual([false, [expect.objectContaining({ code: "pattern-steps" })]]);
  });

  it("do not share them with the next value", { timeout: patience }, async () => {
    const note = await noteValidator();
    expect(note.is({ codes: codes(2000) })).toBe(false);
    expect(note.is({ codes: codes(2) })).toBe(true);
  });
});
