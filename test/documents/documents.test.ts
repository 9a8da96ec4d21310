import { describe, expect, it } from "vitest";
import { checkDocument } from "./check-document.js";
// @ts-expect-error: a plain script without declarations.
import { downloadDocuments, sample as sampleOfAll, titleOf } from "./download.mjs";

interface SampleDocument {
  readonly package: string;
  readonly publisher: string;
  readonly sha256: string;
  readonly refusedBy92ad271: boolean;
  readonly inFull: boolean;
}

const sample: { readonly packages: readonly object[]; readonly documents: readonly SampleDocument[] } = sampleOfAll;
const isWhole = process.env["DOCUMENTS"] === "all";
const patience = 600_000;

describe("the sample", () => {
  it("has 60 documents or more from at most 12 packages, at most five per publisher, 25 once refused", () => {
    const { packages, documents } = sample;
    expect(new Set(documents.map(({ sha256 }) => sha256)).size).toBeGreaterThanOrEqual(60);
    expect(packages.length).toBeLessThanOrEqual(12);
    const publishers = new Set(documents.map(({ publisher }) => publisher));
    const documentsOf = (publisher: string): number => documents.filter((one) => one.publisher === publisher).length;
    expect([...publishers].filter((publisher) => documentsOf(publisher) > 5)).toEqual([]);
    expect(documents.filter(({ refusedBy92ad271 }) => refusedBy92ad271).length).toBeGreaterThanOrEqual(25);
  });
});

const documents = sample.documents.filter(({ inFull }) => isWhole || inFull);
const downloaded: { readonly paths?: ReadonlyMap<SampleDocument, string>; readonly unavailable?: string } =
  await downloadDocuments(documents);
if (downloaded.paths === undefined) {
  if (process.env["CI"] === "true") throw new Error(`CI runs this test, but ${downloaded.unavailable}`);
  console.warn(`SKIPPED test/documents: ${downloaded.unavailable}`);
}

const passed = {
  exitCode: 0,
  report: "",
  unknownTypes: [],
  compilerErrors: "",
  smokeProblems: [],
};

describe.skipIf(downloaded.paths === undefined)("a real document", () => {
  for (const document of documents) {
    const path = downloaded.paths?.get(document) ?? "";
    const title: string = titleOf(document);
    it(`${title} generates, compiles and serves calls`, { timeout: patience }, async () => {
      const { report, operations, types, calls, wantedCalls, ...others } = await checkDocument(path);
      const found = { ...others, report: others.exitCode === 0 ? "" : report };
      expect(found).toEqual(passed);
      expect({ operations: operations.inOutput, types: types.inOutput, calls }).toEqual({
        operations: operations.inDocument,
        types: types.inDocument,
        calls: wantedCalls,
      });
    });
  }
});
