import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../generator/src/load/document.js";
import { seedOr } from "../diff/compared-edits.js";
import { measure } from "../diff/uses/measure.js";
// @ts-expect-error: a plain script without declarations.
import { downloadDocuments, sample, titleOf } from "../documents/download.mjs";

interface SampleDocument {
  readonly file: string;
  readonly bytes: number;
}

/** Random changes of each document; `USES_EDITS` sets another number. */
const count = Number(process.env["USES_EDITS"] ?? 300);

/** The JSON documents of the sample; `USES_DOCUMENT` selects those whose title contains a text. */
const documents = (sample as { readonly documents: readonly SampleDocument[] }).documents.filter(
  (one) => one.file.endsWith(".json") && titleOf(one).includes(process.env["USES_DOCUMENT"] ?? ""),
);
const downloaded: { readonly paths?: ReadonlyMap<SampleDocument, string>; readonly unavailable?: string } =
  await downloadDocuments(documents);
if (downloaded.paths === undefined) console.warn(`SKIPPED test/long/uses: ${downloaded.unavailable}`);

// The share of listed changes without an effect is printed with the figures: test/long/results has the last run.
/** Size above which a report has to be a fifth of that of plain `diff`, in bytes. */
const large = 5_000_000;

describe.skipIf(downloaded.paths === undefined)("random changes of a real document", () => {
  it.each(documents.map((document) => [titleOf(document) as string, document] as const))(
    "%s: what breaks a program is listed",
    { timeout: 14_400_000 },
    (title, document) => {
      const path = downloaded.paths?.get(document) ?? "";
      const found = measure(JSON.parse(readFileSync(path, "utf8")) as JsonObject, { count, seed: seedOr(5) });
      console.log(title, JSON.stringify(found));
      expect(found.missed).toEqual([]);
      if (document.bytes > large) expect(found.listed / found.changes).toBeLessThan(0.2);
    },
  );
});
