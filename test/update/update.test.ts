import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sha256 } from "../../generator/src/write/digest.js";
import { Project } from "../cli/command.js";
import { DocumentServer, shelf, shelvesOperation } from "./document-server.js";

let project: Project;
let server: DocumentServer;

beforeEach(async () => {
  project = new Project();
  project.remove("books.yaml");
  project.remove("openapi.yaml");
  server = await DocumentServer.start();
  project.write("guildwire.config.yaml", `spec: openapi.yaml\nsource: ${server.origin}/openapi.yaml\n`);
  server.on("/openapi.yaml", shelf());
});

afterEach(async () => {
  project.remove("");
  await server.stop();
});

function record(): { readonly files: readonly Record<string, string>[]; readonly source: string } {
  return JSON.parse(project.read("openapi.yaml.source.json"));
}

/** All files of the folder except those of the writer. */
function everything(): Record<string, string> {
  return project.files(".");
}

describe("guildwire update", () => {
  test("copies the document, records where it comes from, and generates", async () => {
    const { code, stdout } = await project.run("update");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\+ openapi\.yaml\n/);
    expect(project.read("openapi.yaml")).toBe(shelf());
    expect(record()).toMatchObject({
      source: `${server.origin}/openapi.yaml`,
      files: [{ path: "openapi.yaml", sha256: sha256(shelf()) }],
    });
    expect(project.read("generated/openapi.json")).toContain("listBooks");
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
    expect(Object.keys(everything()).filter((name) => !name.startsWith("generated/"))).toEqual(
      expect.arrayContaining(["guildwire.config.yaml", "openapi.yaml", "openapi.yaml.source.json"]),
    );
    expect(Object.keys(everything()).filter((name) => name.startsWith(".guildwire"))).toEqual([]);
  });

  test("shows the changes of the interface, replaces the copy and generates", async () => {
    await project.run("update");
    server.on("/openapi.yaml", shelf({ limit: 10, extra: shelvesOperation }));
    const { code, stdout } = await project.run("update");
    expect(code).toBe(0);
    expect(stdout).toContain("breaking (1)");
    expect(stdout).toContain(`${server.origin}/openapi.yaml:10:`);
    expect(stdout).toContain(`openapi.yaml → ${server.origin}/openapi.yaml: 1 breaking, 1 safe`);
    expect(stdout).toContain("~ openapi.yaml\n");
    expect(project.read("openapi.yaml")).toContain("maximum: 10 ");
    expect(project.read("generated/openapi.json")).toContain("listShelves");
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
  });

  test("changes nothing where the source has nothing new", async () => {
    await project.run("update");
    const before = everything();
    const { code, stdout } = await project.run("update");
    expect(code).toBe(0);
    expect(stdout).toContain(`openapi.yaml: ${server.origin}/openapi.yaml has nothing new\n`);
    expect(everything()).toEqual(before);
  });

  test("sends the validators of the last response, and accepts 304", async () => {
    const lastModified = "Wed, 21 Oct 2015 07:28:00 GMT";
    server.on("/openapi.yaml", (request, response) => {
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"', "last-modified": lastModified }).end(shelf());
    });
    await project.run("update");
    expect(server.requests[0]?.headers).not.toHaveProperty("if-none-match");
    const { code, stdout } = await project.run("update --check");
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("has nothing new") });
    expect(server.requests[1]?.headers).toMatchObject({ "if-none-match": '"1"', "if-modified-since": lastModified });
  });

  test("does not send validators of another URL, or for a copy other than the recorded one", async () => {
    server.on("/openapi.yaml", (_, response) => response.writeHead(200, { etag: '"1"' }).end(shelf()));
    await project.run("update");
    server.on("/other.yaml", shelf());
    await project.run(`update --check ${server.origin}/other.yaml`);
    project.write("openapi.yaml", `${shelf()}# mine\n`);
    await project.run("update --check");
    for (const { headers } of server.requests) expect(headers).not.toHaveProperty("if-none-match");
  });

  test("rejects an unsolicited 304", async () => {
    server.on("/openapi.yaml", (_, response) => response.writeHead(304).end());
    const { code, stderr } = await project.run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("responds with status 304 instead of a document");
  });

  test("also reads the document from a file", async () => {
    project.write("upstream.yaml", shelf());
    expect(await project.run("update upstream.yaml")).toMatchObject({ code: 0 });
    expect(project.read("openapi.yaml")).toBe(shelf());
    project.write("guildwire.config.yaml", "spec: openapi.yaml\nsource: upstream.yaml\n");
    project.write("upstream.yaml", shelf({ limit: 10 }));
    expect(await project.run("update --check")).toMatchObject({ code: 1 });
    expect(server.requests).toEqual([]);
    expect(await project.run("update openapi.yaml")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("openapi.yaml is the copy itself"),
    });
  });

  test("names a copy by its format where the configuration does not", async () => {
    project.remove("guildwire.config.yaml");
    server.on("/v3/api-docs", JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {} }));
    expect(await project.run(`update ${server.origin}/v3/api-docs`)).toMatchObject({ code: 0 });
    expect(JSON.parse(project.read("openapi.json"))).toMatchObject({ openapi: "3.1.0" });
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
  });

  test("writes to the file that the configuration names, however the configuration is written", async () => {
    project.write("guildwire.config.yaml", `{ source: "${server.origin}/openapi.yaml", spec: api.yaml }`);
    expect(await project.run("update")).toMatchObject({ code: 0 });
    expect(project.read("api.yaml")).toBe(shelf());
    expect(Object.keys(everything())).not.toContain("openapi.yaml");
  });

  test("refuses YAML for a copy with a JSON name, and suggests a fix", async () => {
    project.write("guildwire.config.yaml", "spec: api.json\n");
    const { code, stderr } = await project.run(`update ${server.origin}/openapi.yaml`);
    expect(code).toBe(2);
    expect(stderr).toContain("fix: rename api.json to api.yaml, and set spec to it");
  });

  test("suggests a fix if no source is known", async () => {
    project.write("guildwire.config.yaml", "spec: openapi.yaml\n");
    const { code, stderr } = await project.run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("fix: pass a URL or a file, or set source in guildwire.config.yaml");
  });
});

describe("a copy that was edited", () => {
  beforeEach(async () => {
    await project.run("update");
    project.replace("openapi.yaml", "title: Shelf", "title: Edited");
  });

  test("is unchanged if the source has changed, and the message mentions overlays", async () => {
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    const before = everything();
    const { code, stderr } = await project.run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("error copy-edited");
    expect(stderr).toContain(
      "move the edits to an overlay (docs/overlays.md), then pass --force to replace openapi.yaml",
    );
    expect(everything()).toEqual(before);
  });

  test("is replaced with --force", async () => {
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    expect(await project.run("update --force")).toMatchObject({ code: 0 });
    expect(project.read("openapi.yaml")).toBe(shelf({ limit: 10 }));
  });

  test("is unchanged if the source has not changed, with a warning", async () => {
    const { code, stdout, stderr } = await project.run("update");
    expect(code).toBe(0);
    expect(stderr).toContain("warning copy-edited");
    expect(stdout).toContain("has nothing new");
    expect(project.read("openapi.yaml")).toContain("title: Edited");
    expect(await project.run("update --force")).toMatchObject({ code: 0 });
    expect(project.read("openapi.yaml")).toBe(shelf());
  });
});

test("a copy without a record is replaced, with a note in JSON, and recorded", async () => {
  project.write("openapi.yaml", shelf({ limit: 50 }));
  const { code, stdout } = await project.run("update --format json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    status: "updated",
    diagnostics: [{ code: "copy-edited", severity: "info" }],
  });
  expect(record().files).toHaveLength(1);
});

test("a copy equal to the source gets a record", async () => {
  project.write("openapi.yaml", shelf());
  expect(await project.run("update --check")).toMatchObject({ code: 0 });
  expect(Object.keys(everything())).not.toContain("openapi.yaml.source.json");
  expect(await project.run("update")).toMatchObject({ code: 0 });
  expect(record().files).toHaveLength(1);
});

test("a copy that has moved to another URL gets a new record, and keeps edits", async () => {
  await project.run("update");
  server.on("/moved.yaml", shelf());
  expect(await project.run(`update ${server.origin}/moved.yaml`)).toMatchObject({ code: 0 });
  expect(record().source).toBe(`${server.origin}/moved.yaml`);
  project.replace("openapi.yaml", "title: Shelf", "title: Edited");
  expect(await project.run("update")).toMatchObject({ code: 0 });
  expect(project.read("openapi.yaml")).toContain("title: Edited");
  expect(record().source).toBe(`${server.origin}/moved.yaml`);
});

test.each(["{", '{ "version": 1 }', '{"version":1,"source":"s","sourceSha256":"x","files":[]}'])(
  "a record that cannot be read is an error: %s",
  async (text) => {
    project.write("openapi.yaml.source.json", text);
    const { code, stderr } = await project.run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("openapi.yaml.source.json is not a record of guildwire update");
    expect(stderr).toContain("fix: restore the committed version, or delete it");
  },
);

test("a record cannot lead to a file outside of the folder", async () => {
  const files = [{ path: "../outside.yaml", sha256: "0".repeat(64) }];
  project.write(
    "openapi.yaml.source.json",
    JSON.stringify({ version: 1, source: "s", sourceSha256: "0".repeat(64), files }),
  );
  expect(await project.run("update")).toMatchObject({ code: 2 });
});

describe("guildwire update --check", () => {
  beforeEach(async () => {
    await project.run("update");
  });

  test.each([
    ["nothing new", shelf(), 0],
    ["other descriptions", shelf({ description: "All books." }), 0],
    ["compatible changes", shelf({ limit: 200, extra: shelvesOperation }), 0],
    ["breaking changes", shelf({ limit: 10 }), 1],
    ["errors", shelf().replace("parameters: [", "parameters: [1, "), 1],
    ["no document", "title: Shelf\n", 2],
  ])("exits for %s as documented, and writes nothing", async (_, document, want) => {
    server.on("/openapi.yaml", document);
    const before = everything();
    expect((await project.run("update --check --strict")).code).toBe(want);
    expect(everything()).toEqual(before);
  });

  test("fails without a copy that it can compare with", async () => {
    project.write("openapi.yaml", "openapi: [\n");
    server.on("/openapi.yaml", shelf({ description: "All books." }));
    expect((await project.run("update --check")).code).toBe(1);
    project.remove("openapi.yaml");
    expect((await project.run("update --check")).code).toBe(1);
    expect((await project.run("update --check --fail-on none")).code).toBe(0);
    expect(Object.keys(everything())).not.toContain("openapi.yaml");
  });

  test("fails from the severity that --fail-on names", async () => {
    server.on("/openapi.yaml", shelf({ extra: shelvesOperation }));
    expect((await project.run("update --check --fail-on safe")).code).toBe(1);
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    expect((await project.run("update --check --fail-on none")).code).toBe(0);
  });

  test("prints one JSON document, with the document of diff in it", async () => {
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    const { stdout } = await project.run("update --check --format json");
    expect(JSON.parse(stdout)).toMatchObject({
      status: "changed",
      source: `${server.origin}/openapi.yaml`,
      copy: "openapi.yaml",
      files: { added: [], changed: ["openapi.yaml"], removed: [], edited: [] },
      diff: { summary: { breaking: 1 }, findings: [{ severity: "breaking" }] },
      diagnostics: [],
    });
    server.on("/openapi.yaml", "- 1\n");
    const failed = await project.run("update --check --format json");
    expect(JSON.parse(failed.stdout)).toMatchObject({
      status: "refused",
      diagnostics: [{ code: "version-unsupported" }],
    });
  });

  test("prints Markdown for a pull request", async () => {
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    const { stdout } = await project.run("update --check --format markdown");
    expect(stdout).toContain("## ");
    expect(stdout).toContain("listBooks");
  });

  test("does not count changes that were agreed to", async () => {
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    const { stdout } = await project.run("update --check --format json");
    const { fingerprint } = JSON.parse(stdout).diff.findings[0];
    project.write("guildwire.diff-ignore.yaml", `ignore:\n  - fingerprint: ${fingerprint}\n    reason: agreed\n`);
    expect((await project.run("update --check")).code).toBe(0);
  });
});

describe("what concerns the project", () => {
  test("are handlers only where the configuration has a folder of them", async () => {
    await project.run("update");
    server.on("/openapi.yaml", shelf({ extra: shelvesOperation }));
    expect((await project.run("update --check")).code).toBe(0);
    project.write("guildwire.config.yaml", `${project.read("guildwire.config.yaml")}stubs: { out: handlers }\n`);
    const { code, stdout } = await project.run("update --check");
    expect(code).toBe(1);
    expect(stdout).toContain("handlers breaking");
  });

  test("is limited to the filters' selection", async () => {
    await project.run("update");
    const configuration = project.read("guildwire.config.yaml");
    server.on("/openapi.yaml", shelf({ limit: 10, extra: shelvesOperation }));
    project.write("guildwire.config.yaml", `${configuration}exclude: { operationIds: [listShelves] }\n`);
    expect(JSON.parse((await project.run("update --check --format json")).stdout).diff.summary).toMatchObject({
      breaking: 1,
      safe: 0,
    });
    server.on("/openapi.yaml", shelf({ extra: shelvesOperation }).replace("listShelves", "findShelves"));
    await project.run("update");
    server.on("/openapi.yaml", shelf({ limit: 10, extra: shelvesOperation }));
    project.write("guildwire.config.yaml", `${configuration}include: { tags: [shelves] }\n`);
    const { diff } = JSON.parse((await project.run("update --check --format json")).stdout);
    expect(diff.findings.map(({ rule }: { rule: string }) => rule)).not.toContain("request-maximum-lowered");
  });

  test("is read with the overlays, and an overlay that no longer matches is an error", async () => {
    project.write(
      "shelf.overlay.yaml",
      "overlay: 1.0.0\ninfo: { title: o, version: '1' }\nactions:\n" +
        "  - target: $.paths['/books'].get.parameters[0].schema.maximum\n    update: 7\n",
    );
    project.write("guildwire.config.yaml", `${project.read("guildwire.config.yaml")}overlays: [shelf.overlay.yaml]\n`);
    await project.run("update");
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    expect((await project.run("update --check")).code).toBe(0);
    server.on("/openapi.yaml", shelf().replaceAll("/books", "/volumes"));
    const before = everything();
    const { code, stderr } = await project.run("update");
    expect(code).toBe(1);
    expect(stderr).toContain("shelf.overlay.yaml:4:13 error overlay-target-unmatched");
    expect(everything()).toEqual(before);
  });
});

describe("a new document that cannot replace the copy", () => {
  test("is reported with locations at its source, and changes nothing", async () => {
    await project.run("update");
    const before = everything();
    server.on("/openapi.yaml", shelf().replace("parameters: [", "parameters: [1, "));
    const { code, stderr } = await project.run("update --strict");
    expect(code).toBe(1);
    expect(stderr).toContain(`${server.origin}/openapi.yaml:10:20 error`);
    expect(stderr).toContain("parameters: [1,");
    expect(everything()).toEqual(before);
  });

  test("keeps the copy if only generating fails", async () => {
    await project.run("update");
    project.write("generated/src/mine.txt", "");
    project.write("guildwire.config.yaml", `${project.read("guildwire.config.yaml")}emitters: [./gone.mjs]\n`);
    const before = everything();
    server.on("/openapi.yaml", shelf({ limit: 200 }));
    const { code, stderr } = await project.run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("nothing could be generated, so openapi.yaml is as it was before");
    expect(everything()).toEqual(before);
  });

  test("may replace a copy that has errors itself", async () => {
    project.write("openapi.yaml", "openapi: [\n");
    const { code, stderr } = await project.run("update");
    expect(code).toBe(0);
    expect(stderr).toContain("openapi.yaml has errors, so that there is nothing to compare with");
    expect(project.read("openapi.yaml")).toBe(shelf());
  });
});
