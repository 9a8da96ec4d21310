import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PathGroups } from "../../generator/src/model/build/path-groups.js";
import { modelOf } from "./model-of.js";

/** Returns the group of each path if these are the paths of all untagged operations. */
function groupsOf(...paths: readonly string[]): readonly string[] {
  const groups = new PathGroups(paths);
  return paths.map((path) => groups.groupOf(path));
}

describe("groups of paths", () => {
  it.each([
    ["/users/{id}/posts", "users"],
    ["/api/v1/users", "users"],
    ["/rest/api/3/issue/{id}", "issue"],
    ["/v2.1beta3/pets", "pets"],
    ["/2024-01/orders", "orders"],
    ["/{tenant}/users", "users"],
    ["/@me", "me"],
    ["/.well-known/jwks.json", "well-known"],
    ["/chat.postMessage", "chat"],
    ["/messages:batchGet", "messages"],
    ["/Items({key})", "Items"],
    ["/{name}.png", "name"],
    ["/{bucket}/{key}", "bucket"],
    ["/日本/{id}", "日本"],
    ["/+1", "1"],
    ["/-/x", "x"],
    ["/❤", "root"],
    ["/v1", "v1"],
    ["/", "root"],
    ["//", "root"],
  ])("the group of %s is %s", (path, group) => {
    expect(groupsOf(path)).toEqual([group]);
  });

  it("leave out words that three quarters of the operations are below", () => {
    const below = ["/shop/users", "/shop/users/{id}", "/shop/orders", "/health"];
    expect(groupsOf(...below)).toEqual(["users", "users", "orders", "health"]);
    expect(groupsOf(...below, "/metrics")).toEqual(["shop", "shop", "shop", "health", "metrics"]);
  });

  it("leave out several such words, and keep what ends with them", () => {
    const below = ["c", "d", "e", "f", "g", "h"];
    expect(groupsOf(...below.map((word) => `/a/b/${word}`), "/a/b", "/a/x")).toEqual([...below, "b", "x"]);
  });

  it("keep a word that has its own operations, or parameters below it", () => {
    expect(groupsOf("/users", "/users/me", "/users/{id}")).toEqual(["users", "users", "users"]);
  });

  it("are divided by the next word above 50 operations", () => {
    const members = Array.from({ length: 26 }, (_, index) => `/guilds/{id}/members/${"{x}/".repeat(index)}`);
    const roles = Array.from({ length: 24 }, (_, index) => `/guilds/{id}/roles/${"{x}/".repeat(index)}`);
    const full = [...members, ...roles];
    expect(new Set(groupsOf(...full))).toEqual(new Set(["guilds"]));
    expect(new Set(groupsOf(...full, "/guilds"))).toEqual(new Set(["guilds members", "guilds roles", "guilds"]));
  });

  const resource = fc.constantFrom("users", "posts", "pets", "orders");
  const path = fc
    .tuple(fc.constantFrom("", "/api/v1"), resource, fc.constantFrom("", "/{id}", "/{id}/tags", "/{id}/tags/{tag}"))
    .map((parts) =>
      parts
        .join("")
        .replace(/(?<=[a-z])(?=users|posts|pets|orders)/, "/")
        .replace(/^(?!\/)/, "/"),
    );

  it("stay when an operation is added", () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 49 }), path, (paths, added) => {
        const [before, after] = [new PathGroups(paths), new PathGroups([...paths, added])];
        for (const one of paths) expect(after.groupOf(one)).toBe(before.groupOf(one));
      }),
    );
  });

  it("stay when an operation is added to a group that was divided", () => {
    const large = fc.array(
      fc
        .tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(3))
        .map(([word, depth]) => `/x/{id}/${word}${"/{y}".repeat(depth)}`),
      { minLength: 51, maxLength: 60 },
    );
    fc.assert(
      fc.property(large, fc.constantFrom("/x", "/x/{id}", "/x/{id}/a", "/x/{id}/new", "/y"), (paths, added) => {
        const [before, after] = [new PathGroups(paths), new PathGroups([...paths, added])];
        const sizes = new Map<string, number>();
        for (const one of paths) sizes.set(before.groupOf(one), (sizes.get(before.groupOf(one)) ?? 0) + 1);
        fc.pre(Math.max(...sizes.values()) < 50);
        for (const one of paths) expect(after.groupOf(one)).toBe(before.groupOf(one));
      }),
    );
  });

  it("do not depend on the order of the operations", () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 80 }), (paths) => {
        const [one, other] = [new PathGroups(paths), new PathGroups(paths.toReversed())];
        expect(paths.map((each) => one.groupOf(each))).toEqual(paths.map((each) => other.groupOf(each)));
      }),
    );
  });
});

describe("groups of a document", () => {
  const done = "responses: { '204': { description: d } }";
  const groups = (paths: string, root = ""): readonly string[] => {
    const model = modelOf(`${root}paths:\n${paths}`);
    return model.operations.map(({ tag, identifier }) => `${identifier} ${tag.identifier} ${tag.fileStem}`);
  };

  it("are the tags, and the paths of operations without one", () => {
    const paths = `  /a/x: { get: { operationId: one, tags: [Pet Store], ${done} }, put: { operationId: two, tags: [], ${done} } }\n  /b: { get: { operationId: three, tags: [' '], ${done} } }\n`;
    expect(groups(paths)).toEqual(["one petStore pet-store", "two a a", "three b b"]);
  });

  it("join a path with the tag of the same name, wherever it is first used", () => {
    const paths = `  /pet-store: { get: { operationId: one, ${done} }, put: { operationId: two, tags: [Pet Store], ${done} } }\n`;
    expect(groups(paths)).toEqual(["one petStore pet-store", "two petStore pet-store"]);
    expect(groups(paths, "tags: [{ name: Pet Store }]\n")).toEqual([
      "one petStore pet-store",
      "two petStore pet-store",
    ]);
  });

  it("join a path with a tag that differs in upper and lower case only", () => {
    const paths = `  /floating_ips: { get: { operationId: one, ${done} } }\n  /b: { get: { operationId: two, tags: [Floating IPs], ${done} } }\n`;
    expect(new Set(groups(paths).map((group) => group.split(" ")[1])).size).toBe(1);
  });

  it("leave the client its key in `createApi`", () => {
    const paths = `  /client: { get: { operationId: one, ${done} }, put: { operationId: two, ${done} } }\n`;
    expect(groups(paths)).toEqual(["one client2 client", "two client2 client"]);
  });

  it("are never called default_", () => {
    const paths = `  /default: { get: { operationId: one, ${done} } }\n  /a: { get: { operationId: two, tags: [default], ${done} } }\n`;
    expect(groups(paths)).toEqual(["one defaultGroup default", "two defaultGroup default"]);
  });

  it("have separate files if only their file names would collide", () => {
    const tagged = ["日本", "中国"].map(
      (tag, index) => `  /p${index}: { get: { operationId: o${index}, tags: ['${tag}'], ${done} } }\n`,
    );
    expect(groups(tagged.join(""))).toEqual(["o0 日本 other", "o1 中国 other2"]);
  });
});
