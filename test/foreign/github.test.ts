import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Operation, Router } from "@guildwire/runtime/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareFindings, findingLines } from "./findings.js";
import { ForeignPackage, type Generated, generated } from "./foreign-api.js";
// @ts-expect-error: a plain script without declarations.
import { githubDescription } from "./github-description.mjs";

const list = join(import.meta.dirname, "github-findings.txt");
const patience = 300_000;

const description: { readonly path?: string; readonly unavailable?: string } = await githubDescription();
if (description.path === undefined) {
  if (process.env["CI"] === "true") throw new Error(`CI runs this test, but ${description.unavailable}`);
  console.warn(`SKIPPED test/foreign/github.test.ts: ${description.unavailable}`);
}

const title = "GitHub's REST description, a third-party document";
describe.skipIf(description.path === undefined)(title, () => {
  let api: Generated;
  let installed: ForeignPackage;
  let said: string;

  beforeAll(async () => {
    api = await generated(description.path ?? "");
    installed = new ForeignPackage(api.files);
    said = installed.compile();
  }, patience);

  afterAll(() => installed?.remove());

  it("is generated completely: each of its operations is a function, each of its schemas a type", () => {
    const document = JSON.parse(readFileSync(description.path ?? "", "utf8")) as {
      readonly paths: Record<string, Record<string, { readonly operationId?: string }>>;
      readonly components: { readonly schemas: object };
    };
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids.length).toBeGreaterThan(1000);
    expect(api.model.operations.map(({ id }) => id)).toEqual(ids);
    const functions = clientText(api).match(/^export (?:async )?function \w+/gm) ?? [];
    const pages = api.model.operations.flatMap(({ pagination }) => pagination?.identifier ?? []);
    expect(pages.length).toBeGreaterThan(200);
    // These two belong to no operation.
    const named = functions.filter((text) => !/ (?:isApiError|readError)$/.test(text));
    expect(new Set(named).size).toBe(ids.length + pages.length);
    const places = new Set([...api.model.types.values()].map(({ at }) => at));
    const lost = Object.keys(document.components.schemas).filter((name) => !places.has(`/components/schemas/${name}`));
    expect(lost).toEqual([]);
  });

  it("has no file of a tag that slows an editor down: no code above 400 kB, no page above 450 kB", () => {
    // What no operation uses is in one file, however large it is: the types of GitHub's webhooks, to which nothing but an
    // extension refers.
    const files = api.files.filter(({ path }) => !path.endsWith("/unused.ts"));
    const sizes = files.map(({ path, text }) => ({ path, kB: text.length / 1000 }));
    const limit = (path: string): number => (path.endsWith(".ts") ? 400 : 450);
    expect(sizes.filter(({ path, kB }) => /\.(?:ts|md)$/.test(path) && kB > limit(path))).toEqual([]);
    const together = sizes.filter(({ path }) => /\/(?:router|create-api)\.ts$/.test(path));
    expect(together.map(({ kB }) => kB < 100)).toEqual([true, true]);
  });

  it("compiles under every required compiler flag", () => {
    expect(said).toBe("");
  });

  it("has the diagnostics listed in github-findings.txt, and no more", () => {
    const { grown, stale, shrunk } = compareFindings(findingLines(api.diagnostics), readFileSync(list, "utf8"));
    expect(grown, "findings that were not there before").toEqual([]);
    if (process.env["SHRINK_FINDINGS"] === "1") writeFileSync(list, shrunk);
    else expect(stale, "no longer found: run again with SHRINK_FINDINGS=1 to shrink the list").toEqual([]);
  });

  it("has no error among its diagnostics", () => {
    expect(api.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("has a router that finds each operation by its method and path", { timeout: patience }, async () => {
    const path = join(installed.folder, "node_modules/foreign-api/dist/server/router.js");
    const { route } = (await import(pathToFileURL(path).href)) as { readonly route: Router };
    const wrong = api.model.operations.flatMap(({ id, method, path: { segments } }) => {
      // Distinct values, so that a swap is detected.
      const names: string[] = [];
      const sent = segments.map((parts) =>
        parts.map((part) => (part.kind === "text" ? part.text : `v${names.push(part.parameter.name)}`)).join(""),
      );
      const values: string[] = [];
      const found = route(`/${sent.join("/")}`, values)?.[method.toUpperCase()];
      const expected = names.map((_, index) => `v${index + 1}`);
      const fits = (found as Operation | undefined)?.id === id && values.join() === expected.join();
      return fits ? [] : [`${method} /${sent.join("/")}`];
    });
    expect(wrong).toEqual([]);
  });

  it("is called by a typed program as the description declares", { timeout: patience }, () => {
    const { errors, requests } = installed.run("github");
    expect(errors).toBe("");
    const repository = "https://api.example/v3/repos/octo%20cat/hello%2Fworld";
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${repository}/issues?state=all&labels=bug%2Cui%20%26%20ux&per_page=5`,
      `POST ${repository}/issues`,
      `GET ${repository}/contents/docs%2Fa%20b.md`,
      `GET ${repository}/actions/workflows/7`,
      `GET ${repository}/actions/workflows/build.yaml`,
      "GET https://api.example/v3/user/migrations?page=2",
      "GET https://api.example/v3/advisories?cwes=79&cwes=20&is_withdrawn=false&affects=a%401.0.0",
      "POST https://api.example/v3/markdown/raw",
      "POST https://uploads.example/repos/octo%20cat/hello%2Fworld/releases/9/assets?name=a.bin",
      "POST https://uploads.github.com/repos/octo%20cat/hello%2Fworld/releases/9/assets?name=b.bin",
      "PUT https://api.example/v3/user/starred/octo%20cat/hello%2Fworld",
      "POST https://api.example/v3/markdown/raw",
    ]);
    expect(requests.flatMap(({ headers, body }) => (body ? [[headers["content-type"], body]] : []))).toEqual([
      ["application/json", '{"title":"Found a bug","labels":["bug",{"name":"ui"}]}'],
      ["text/x-markdown", "# Hi"],
      ["application/octet-stream", "hi"],
      ["application/octet-stream", "hi"],
      ["text/plain", "# Ho"],
    ]);
  });
});

function clientText({ files }: Generated): string {
  const operations = files.filter(({ path }) => /^src\/client\/(?!index|create-api|api\/)/.test(path));
  return operations.map(({ text }) => text).join("\n");
}
