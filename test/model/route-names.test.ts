import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routeNames } from "../../generator/src/model/build/route-names.js";
import type { Operation } from "../../generator/src/model/interface.js";
import { identifier } from "../../generator/src/print/name.js";
import { modelOf } from "./model-of.js";

describe("an operation without an operationId is named after its method and path", () => {
  it.each([
    ["get", "/users", "getUsers"],
    ["get", "/users/{id}", "getUsersById"],
    ["get", "/users/{id}/posts", "getUsersPosts"],
    ["delete", "/users/{id}/posts/{post_id}", "deleteUsersPostsByPostId"],
    ["patch", "/repos/{owner}/{repo}", "patchReposByOwnerAndRepo"],
    ["get", "/api/v1/users", "getUsers"],
    ["post", "/chat.postMessage", "postChatPostMessage"],
    ["get", "/users/{id}.json", "getUsersJson"],
    ["get", "/Items({key})", "getItemsByKey"],
    ["get", "/日本/{id}", "get日本ById"],
    ["get", "/+1", "get1"],
    ["get", "/{bucket}/{key}", "getByBucketAndKey"],
    ["get", "/v1", "getV1"],
    ["get", "/", "getRoot"],
    ["post", "/❤", "postRoot"],
    ["post", "newPet", "postNewPet"],
  ])("%s %s is %s", (method, path, name) => {
    expect(routeNames({ method, path })[0]).toBe(name);
  });

  it("and after all words and parameters where the shorter name is taken", () => {
    expect(routeNames({ method: "get", path: "/v2/users/{id}/posts/{post}" })[1]).toBe("getV2UsersByIdPostsByPost");
  });

  it("with a name that can be printed, whatever the path is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), (path) => {
        for (const name of routeNames({ method: "get", path: `/${path}` }))
          expect(() => identifier(name)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});

const done = "responses: { '204': { description: d } }";

function operationsOf(paths: readonly string[]): readonly Operation[] {
  const items = paths.map((path) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
      ([, name]) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`,
    );
    return `  ${path}: { get: { parameters: [${parameters.join(", ")}], ${done} } }\n`;
  });
  return modelOf(`paths:\n${items.join("")}`).operations;
}

describe("operations without an operationId", () => {
  const named = (...paths: readonly string[]): readonly string[] =>
    operationsOf(paths).map(({ identifier: name }) => name);

  it("take the longer name, then a number, where their names collide", () => {
    expect(named("/users/posts", "/users/{id}/posts", "/users-posts", "/v1/users", "/v2/users")).toEqual([
      "getUsersPosts",
      "getUsersByIdPosts",
      "getUsersPosts2",
      "getUsers",
      "getV2Users",
    ]);
  });

  it("have a different id if another operation has their name as its operationId", () => {
    const { operations } = modelOf(
      `paths:\n  /a: { get: { ${done} } }\n  /b: { get: { operationId: getA, x-name: getB, ${done} } }\n`,
    );
    expect(operations.map(({ id, identifier: name }) => `${id}: ${name}`)).toEqual(["GET /a: getA", "getA: getB"]);
  });

  it("were called by all words of the path in version 0.1, which the reconciler follows", () => {
    expect(operationsOf(["/api/users/{id}"])[0]?.renamedFrom).toEqual(["getApiUsersId"]);
  });

  it("keep their names when an operation is added after them", () => {
    const word = fc.constantFrom("a", "b", "a-b", "{x}", "{y}", "v1", "api", "+1");
    const path = fc.array(word, { maxLength: 4 }).map((words) => `/${[...new Set(words)].join("/")}`);
    fc.assert(
      fc.property(fc.uniqueArray(path, { minLength: 2, maxLength: 12 }), (paths) => {
        const all = named(...paths);
        expect(named(...paths.slice(0, -1))).toEqual(all.slice(0, -1));
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 60 },
    );
  });
});
