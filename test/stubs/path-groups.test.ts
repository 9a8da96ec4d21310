import { describe, expect, it } from "vitest";
import { handlerDocumentation } from "../../generator/src/emit/typescript/documentation.js";
import { type DesiredStubs, desiredStubs } from "../../generator/src/stubs/desired.js";
import { modelOf } from "../model/model-of.js";
import { compile, type Folder } from "./compile.js";
import { folderAfter, said } from "./corpus.js";
import { file, none, runFor, styles } from "./runs.js";

/** The handlers of operations without a tag, one per path; `tag` is one for all of them. */
function desiredFor(paths: readonly string[], tag?: string): DesiredStubs {
  const tags = tag === undefined ? "" : `tags: [${tag}], `;
  const items = paths.map((path) => {
    const id = `get${path.replaceAll(/\W+/g, "_")}`;
    return `  ${path}: { get: { operationId: ${id}, ${tags}responses: { '204': { description: d } } } }\n`;
  });
  const model = modelOf(`paths:\n${items.join("")}`);
  return desiredStubs(model, (operation) => handlerDocumentation(operation, model));
}

const paths = ["/api/v1/users", "/api/v1/users/me", "/api/v1/pets"];

describe.each(styles)("handlers of operations without a tag, in style %s", (style) => {
  const first = runFor(desiredFor(paths), none, undefined, style);
  const folder: Folder = folderAfter(none, first);

  it("are in one file per group of paths", () => {
    expect([...folder.keys()].sort()).toEqual(["index.ts", "pets.ts", "principal.ts", "users.ts"]);
    expect(compile(new Map([["after", folder]]), desiredFor(paths)).get("after")).toEqual([]);
  });

  it("do not move when an operation of an earlier or a new group is added", () => {
    for (const added of ["/api/v1/users/you", "/api/v1/orders"]) {
      const result = runFor(desiredFor([...paths, added]), folder, first.record, style);
      expect(said(result)).toEqual([]);
      for (const [path, text] of folder) {
        if (path === "users.ts" && added.includes("users")) continue;
        if (path !== "index.ts") expect(file(folderAfter(folder, result), path)).toBe(text);
      }
    }
  });

  it("keep their bytes when their group changes, and a diagnostic names the new group", () => {
    const before = runFor(desiredFor(paths, "all"), none, undefined, style);
    const old = folderAfter(none, before);
    const result = runFor(desiredFor(paths), old, before.record, style);
    expect(folderAfter(old, result)).toEqual(old);
    expect([...said(result)].sort()).toEqual(["stubs-operation-moved all.ts", "stubs-operation-moved all.ts"]);
  });

  it("may stay together in one object or class that has the interfaces of all groups", () => {
    const before = runFor(desiredFor(paths, "all"), none, undefined, style);
    const old = folderAfter(none, before);
    const edited = new Map([
      ...old,
      ["all.ts", joined(file(old, "all.ts"), style)] as const,
      [
        "index.ts",
        file(old, "index.ts").replace(
          /^ {2}(all)(: new All\(\)|: AllController)?,$/m,
          (_, name: string, made?: string) => {
            const value = made ?? `: ${name}`;
            return `  pets${value},\n  users${value},`;
          },
        ),
      ] as const,
    ]);
    const result = runFor(desiredFor(paths), edited, before.record, style);
    expect([said(result), result.files]).toEqual([[], []]);
    expect(compile(new Map([["after", edited]]), desiredFor(paths)).get("after")).toEqual([]);
  });
});

describe.each(styles)("a handler of an operation without an operationId, in style %s", (style) => {
  const desired = (id: string): DesiredStubs => {
    const model = modelOf(`paths:\n  /api/v1/users: { get: { ${id}responses: { '204': { description: d } } } }\n`);
    return desiredStubs(model, (operation) => handlerDocumentation(operation, model));
  };

  it("is renamed from the name that version 0.1 gave it, with everything else as it was", () => {
    const before = runFor(desired("operationId: getApiV1Users, "), none, undefined, style);
    const old = folderAfter(none, before);
    const result = runFor(desired(""), old, before.record, style);
    expect(said(result)).toEqual([]);
    const after = folderAfter(old, result);
    const withoutComment = (text: string): string => text.replace(/@guildwire .*/, "");
    expect(withoutComment(file(after, "users.ts"))).toBe(
      withoutComment(file(old, "users.ts").replaceAll(/([gG]et)ApiV1Users/g, "$1Users")),
    );
  });
});

/** What UPGRADING.md says to do: the interfaces of the groups in the place of the former one. */
function joined(text: string, style: string): string {
  const names = text.replace("type AllHandlers", "type PetsHandlers, type UsersHandlers");
  return style !== "object"
    ? names
        .replace("implements AllHandlers", "implements PetsHandlers, UsersHandlers")
        .replaceAll("AllHandlers", "UsersHandlers")
    : names.replace(": AllHandlers", ": PetsHandlers & UsersHandlers");
}
