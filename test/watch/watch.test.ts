import { mkdirSync, renameSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configNames } from "../../generator/src/project/config-file.js";
import { emitterText, linkGenerator } from "../plugins/plugin-project.js";
import { Watched } from "./watched.js";

describe("a watch", () => {
  it("generates, reports the duration and the number of watched files, and watches them", async () => {
    const watched = new Watched();
    const said = await watched.start();
    expect(said).toMatch(/^generated: \d+ added$/m);
    expect(said).toMatch(/^parsed 2 of 2 files; 0 ms; watching 2 files, Ctrl-C ends$/m);
    const { folder } = watched.project;
    const names = [...(watched.followed.get(folder) ?? [])].toSorted();
    // The presence of `.git` or `package.json` decides how far references may lead.
    expect(names).toEqual([".git", "books.yaml", ...configNames.toSorted(), "openapi.yaml", "package.json"]);
  });

  it("generates again if a referenced file changes, and writes affected files only", async () => {
    const watched = new Watched();
    await watched.start();
    const { project } = watched;
    const inode = (name: string): number => statSync(join(project.folder, "generated", name)).ino;
    const before = { limits: inode("src/limits.ts"), readme: inode("README.md") };
    project.replace("books.yaml", "maxLength: 100", "maxLength: 120");
    const said = await watched.rerun();
    expect(said).toMatch(/^\nbooks\.yaml changed\n/);
    expect(said).toContain("~ src/limits.ts\n");
    expect(said).toMatch(/^generated: \d changed, \d+ unchanged$/m);
    expect(project.read("generated/src/limits.ts")).toContain("120");
    expect(inode("README.md")).toBe(before.readme);
    expect(inode("src/limits.ts")).not.toBe(before.limits);
  });

  it("generates again if an overlay changes", async () => {
    const watched = new Watched();
    const { project } = watched;
    const limit = (maxLength: number): string =>
      `overlay: 1.0.0\ninfo: { title: o, version: 1.0.0 }\nactions:\n- target: $.components.schemas.Book.properties.title\n  update: { maxLength: ${maxLength} }\n`;
    project.write("limit.overlay.yaml", limit(33));
    project.write("guildwire.config.yaml", "overlays: [limit.overlay.yaml]\n");
    await watched.start();
    expect(project.read("generated/src/limits.ts")).toContain("33");
    project.write("limit.overlay.yaml", limit(44));
    expect(await watched.rerun()).toMatch(/^\nlimit\.overlay\.yaml changed\n/);
    expect(project.read("generated/src/limits.ts")).toContain("44");
  });

  it("does nothing if a file was touched without a change", async () => {
    const watched = new Watched();
    await watched.start();
    watched.project.write("openapi.yaml", watched.project.read("openapi.yaml"));
    watched.notice();
    watched.ring();
    watched.project.replace("books.yaml", "maxLength: 100", "maxLength: 120");
    expect(await watched.rerun()).toMatch(/^\nbooks\.yaml changed\n/);
  });

  it("waits once for many simultaneous notifications", async () => {
    const watched = new Watched();
    await watched.start();
    for (let times = 0; times < 5; times++) watched.notice();
    expect(watched.timers).toHaveLength(1);
    watched.project.replace("books.yaml", "maxLength: 100", "maxLength: 120");
    watched.ring();
    expect(await watched.rerun()).toMatch(/^\nbooks\.yaml changed\n/);
  });

  it("keeps the last valid output on an error, which it locates, and continues once it is fixed", async () => {
    const watched = strictly();
    await watched.start();
    const { project } = watched;
    const before = project.files("generated");
    const good = project.read("openapi.yaml");
    project.replace("openapi.yaml", "books.yaml#/schemas/Book", "books.yaml#/schemas/Buch");
    const broken = await watched.rerun();
    expect(broken).toMatch(/^openapi\.yaml:\d+:\d+ error reference-unresolved$/m);
    expect(project.files("generated")).toEqual(before);
    project.write("openapi.yaml", "openapi: [");
    expect(await watched.rerun()).toMatch(/^openapi\.yaml:\d+:\d+ error syntax-error$/m);
    expect(project.files("generated")).toEqual(before);
    project.write("openapi.yaml", good);
    expect(await watched.rerun()).toMatch(/^\nopenapi\.yaml changed\nunchanged \(\d+ files\)\nparsed 1 of 2/);
  });

  it("waits for a missing file that a reference names", async () => {
    const watched = strictly();
    const { project } = watched;
    project.replace("openapi.yaml", "books.yaml#", "shelf/books.yaml#");
    expect(await watched.start()).toContain("there is no file shelf/books.yaml");
    expect(watched.followed.get(project.folder)).toContain("shelf");
    mkdirSync(join(project.folder, "shelf"));
    renameSync(join(project.folder, "books.yaml"), join(project.folder, "shelf/books.yaml"));
    const said = await watched.rerun();
    expect(said).toMatch(/^\nshelf\/books\.yaml changed\n/);
    expect(said).toMatch(/^generated: \d+ added$/m);
  });

  it("notices a new repository or package, which moves the boundary of references", async () => {
    const watched = new Watched();
    const { project } = watched;
    project.write("guildwire.config.yaml", "strict: true\nspec: api/openapi.yaml\n");
    mkdirSync(join(project.folder, "api"));
    project.replace("openapi.yaml", "books.yaml#", "../books.yaml#");
    renameSync(join(project.folder, "openapi.yaml"), join(project.folder, "api/openapi.yaml"));
    expect(await watched.start()).toContain("reference-outside-root");
    mkdirSync(join(project.folder, ".git"));
    const said = await watched.rerun();
    expect(said).toMatch(/^\n\.git changed\n/);
    expect(said).toMatch(/^generated: \d+ added$/m);
    project.write("api/package.json", "{}");
    expect(await watched.rerun()).toContain("reference-outside-root");
  });

  it("follows a file that is removed and restored", async () => {
    const watched = strictly();
    await watched.start();
    const { folder } = watched.project;
    renameSync(join(folder, "books.yaml"), join(folder, "books.yaml~"));
    expect(await watched.rerun()).toContain("there is no file books.yaml");
    renameSync(join(folder, "books.yaml~"), join(folder, "books.yaml"));
    expect(await watched.rerun()).toMatch(/^unchanged \(\d+ files\)$/m);
  });

  it("reads a missing file as a deviation without strict, and follows it until it is restored", async () => {
    const watched = new Watched();
    await watched.start();
    const { project } = watched;
    const before = project.files("generated");
    const [file, kept] = ["books.yaml", "books.yaml~"].map((name) => join(project.folder, name)) as [string, string];
    renameSync(file, kept);
    const said = await watched.rerun();
    expect(said).toContain("reference-to-nothing");
    expect(said).toContain("there is no file books.yaml");
    expect(watched.followed.get(project.folder)).toContain("books.yaml");
    renameSync(kept, file);
    expect(await watched.rerun()).toMatch(/^\nbooks\.yaml changed\n/);
    expect(project.files("generated")).toEqual(before);
  });

  it.skipIf(process.platform === "win32")("follows a symbolic link and its target", async () => {
    const watched = new Watched();
    const { project } = watched;
    mkdirSync(join(project.folder, "real"));
    renameSync(join(project.folder, "books.yaml"), join(project.folder, "real/one.yaml"));
    project.write("real/two.yaml", project.read("real/one.yaml").replace("maxLength: 100", "maxLength: 120"));
    symlinkSync("real/one.yaml", join(project.folder, "books.yaml"));
    await watched.start();
    expect(watched.followed.get(project.folder)).toContain("books.yaml");
    expect(watched.followed.get(join(project.folder, "real"))).toContain("one.yaml");
    project.remove("books.yaml");
    symlinkSync("real/two.yaml", join(project.folder, "books.yaml"));
    expect(await watched.rerun()).toContain("~ src/limits.ts\n");
    expect(watched.followed.get(join(project.folder, "real"))).toContain("two.yaml");
  });

  it("runs a configuration again that imports a changed file", async () => {
    const watched = new Watched();
    const { project } = watched;
    project.write(
      "guildwire.config.ts",
      `import { packageName } from "./names.js";\nexport default { packageName };\n`,
    );
    project.write("names.ts", `export const packageName = "first-api";\n`);
    await watched.start();
    project.write("names.ts", `export const packageName = "second-api";\n`);
    expect(await watched.rerun()).toMatch(/^\nnames\.ts changed\n/);
    expect(project.read("generated/package.json")).toContain("second-api");
    project.write("guildwire.config.yaml", "packageName: third-api\n");
    expect(await watched.rerun()).toContain("guildwire.config.ts and guildwire.config.yaml are both configurations");
    project.remove("guildwire.config.ts");
    expect(await watched.rerun()).toContain("~ package.json\n");
    expect(project.read("generated/package.json")).toContain("third-api");
  });

  it("runs again for the API that a change concerns, and follows added and removed ones", async () => {
    const watched = new Watched();
    const { project } = watched;
    project.write("shop.yaml", project.read("openapi.yaml").replaceAll("books.yaml", "items.yaml"));
    project.write("items.yaml", project.read("books.yaml"));
    const apis = "edition: 2026-12\nonly: [types]\napis:\n  books: { spec: openapi.yaml }\n";
    project.write("guildwire.config.yaml", `${apis}  shop: { spec: shop.yaml }\n`);
    const said = await watched.start();
    expect(said).toContain("[books] generated/books: 2 added\n[shop] ");
    expect(said).toMatch(/^parsed 4 of 4 files; 0 ms; watching 5 files, Ctrl-C ends$/m);
    project.replace("items.yaml", "A book.", "An item.");
    const changed = await watched.rerun();
    expect(changed).toMatch(/^\nitems\.yaml changed\n\[shop\] /);
    expect(changed).not.toContain("[books]");
    expect(changed).toMatch(/^parsed 1 of 2 files; /m);
    project.write("guildwire.config.yaml", `${apis}  store: { spec: shop.yaml }\n`);
    const renamed = await watched.rerun();
    expect(renamed).toContain("[shop] no longer in the configuration; its output stays\n");
    expect(renamed).toContain("[store] generated/store: 2 added\n");
    expect(renamed).not.toContain("[books]");
    project.write("guildwire.config.yaml", `${apis}  store: { spec: shop.yaml, out: generated/books }\n`);
    expect(await watched.rerun()).toContain("apis.store.out is the same folder as apis.books.out");
    project.write("guildwire.config.yaml", apis);
    const removed = await watched.rerun();
    expect(removed).toContain("[store] no longer in the configuration; its output stays\n");
    expect(removed).not.toContain("[books]");
  });

  it("notices a configuration that is created, changed and removed", async () => {
    const watched = new Watched();
    await watched.start();
    const { project } = watched;
    project.write("guildwire.config.yaml", "packageName: '@example/shelf'\n");
    expect(await watched.rerun()).toContain("~ package.json\n");
    project.write("guildwire.config.yaml", "packageName: Not a name\n");
    expect(await watched.rerun()).toContain("guildwire.config.yaml:1:14 error config-invalid");
    project.remove("guildwire.config.yaml");
    expect(await watched.rerun()).toContain("~ package.json\n");
  });

  it("reloads an emitter if its file changes, and reports when that does not suffice", async () => {
    const watched = new Watched();
    const { project } = watched;
    linkGenerator(project);
    const note = (text: string): string =>
      `import { word } from "./word.mjs";\n${emitterText("note", `return [textFile("note.txt", word + "${text}")];`)}`;
    project.write("guildwire.config.yaml", "emitters: [./note.mjs]\n");
    expect(await watched.start()).toContain("there is no file ./note.mjs");
    project.write("word.mjs", 'export const word = "a";\n');
    project.write("note.mjs", note("one"));
    await watched.rerun();
    expect(project.read("generated/note.txt")).toBe("aone");
    project.write("note.mjs", note("two"));
    await watched.rerun();
    expect(project.read("generated/note.txt")).toBe("atwo");
    project.write("word.mjs", 'export const word = "b";\n');
    const said = await watched.rerun();
    expect(said).toContain("./note.mjs was loaded before word.mjs changed");
    expect(said).toContain("fix: start guildwire anew");
    expect(project.read("generated/note.txt")).toBe("atwo");
    project.write("word.mjs", 'export const word = "a";\n');
    expect(await watched.rerun()).toContain("unchanged (1 file)");
  });

  it("ends with 0 when stopped, and stops watching", async () => {
    const watched = new Watched();
    await watched.start();
    watched.notice();
    expect(await watched.stop()).toBe(0);
    expect(watched.closed).toBe(true);
    expect(watched.timers).toEqual([]);
  });
});

/** A watch in which a reference to nothing is an error, instead of a deviation that is read as any value. */
function strictly(): Watched {
  const watched = new Watched();
  watched.project.write("guildwire.config.yaml", "strict: true\n");
  return watched;
}

describe("on the command line", () => {
  it.each([
    ["generate --watch --check", "--watch writes the output, and --check never does"],
    ["generate --watch --format json", "--watch prints text, and no document such as --format json"],
  ])("%s is refused", async (line, message) => {
    const { project } = new Watched();
    const { code, stdout, stderr } = await project.run(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});
