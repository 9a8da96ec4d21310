import { describe, expect, it } from "vitest";
import { botOperations } from "../../../service/src/control/control.js";
import { apiDocument, controlDocument } from "../../../service/src/documents.js";
import { createFindBucket } from "../../../service/src/http/buckets.js";

describe("the buckets of the operations of bots", () => {
  const find = createFindBucket(apiDocument(), botOperations(controlDocument()));

  it("exist for every operation except the stream of events, separate from those of the interface", () => {
    const methods = ["get", "put", "post", "patch", "delete"];
    const { paths } = botOperations(controlDocument());
    expect(Object.keys(paths)).toHaveLength(11);
    expect(paths).not.toHaveProperty("/gateway");
    for (const [path, item] of Object.entries(paths))
      for (const method of methods.filter((name) => item[name] !== undefined)) {
        const bucket = find(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "7"));
        expect(bucket, `${method} ${path}`).toMatchObject({ isAuthenticated: path !== "/api/v8/gateway" });
      }
    expect(find("GET", "/guilds/7")).toEqual(createFindBucket(apiDocument())("GET", "/guilds/7"));
    expect(find("GET", "/users/7")).toBeUndefined();
  });

  it("differ by channel and by guild", () => {
    const key = (path: string): string | undefined => find("GET", path)?.key;
    expect(key("/api/v10/channels/1/messages/2")).toBe(key("/api/v10/channels/1/messages/3"));
    expect(key("/api/v10/channels/1/messages/2")).not.toBe(key("/api/v10/channels/2/messages/2"));
    const commands = (guild: string) => key(`/api/v8/applications/1/guilds/${guild}/commands`);
    expect(commands("1")).not.toBe(commands("2"));
  });
});

describe("the buckets of the interface", () => {
  const find = createFindBucket(apiDocument());
  const key = (method: string, path: string): string | undefined => find(method, path)?.key;

  it("differ by operation and values of major parameters only [limit-rate-buckets]", () => {
    expect(key("GET", "/guilds/1/members/2")).toBe(key("GET", "/guilds/1/members/3"));
    expect(key("GET", "/guilds/1/members/2")).not.toBe(key("GET", "/guilds/2/members/2"));
    expect(key("GET", "/guilds/1/members/2")).not.toBe(key("PATCH", "/guilds/1/members/2"));
    expect(key("GET", "/channels/1/webhooks")).not.toBe(key("GET", "/channels/2/webhooks"));
    expect(key("POST", "/webhooks/1/a")).not.toBe(key("POST", "/webhooks/1/b"));
    expect(find("GET", "/guilds/1/members/2")?.name).toBe(find("GET", "/guilds/2/members/2")?.name);
  });

  it("are the same for every spelling of an id", () => {
    for (const id of ["0157", "000157", "%31%35%37", "0%3157", "1%357"])
      expect([id, key("GET", `/guilds/${id}/roles`)]).toEqual([id, key("GET", "/guilds/157/roles")]);
    expect(key("GET", "/guilds/0/roles")).toBe(key("GET", "/guilds/000/roles"));
    expect(find("POST", "/webhooks/0157/a.0b")).toMatchObject({ pathToken: { id: "157", token: "a.0b" } });
  });

  it("state where a request has its credential", () => {
    expect(find("GET", "/guilds/1")).toMatchObject({ isAuthenticated: true, pathToken: undefined });
    expect(find("GET", "/guilds/1/widget.json")).toMatchObject({ isAuthenticated: false, pathToken: undefined });
    for (const [method, path] of [
      ["POST", "/webhooks/1/t"],
      ["PATCH", "/webhooks/1/t/messages/2"],
      ["PATCH", "/webhooks/1/t/messages/@original"],
      ["POST", "/interactions/1/t/callback"],
    ] as const)
      expect(find(method, path), path).toMatchObject({ isAuthenticated: false, pathToken: { id: "1", token: "t" } });
    expect(find("POST", "/webhooks/1/a")?.keyWithoutToken).toBe(find("POST", "/webhooks/1/b")?.keyWithoutToken);
    expect(find("POST", "/webhooks/1/a")?.keyWithoutToken).not.toBe(find("POST", "/webhooks/2/a")?.keyWithoutToken);
  });

  it("match routes: literal segments take precedence, and escapes are decoded", () => {
    expect(key("GET", "/guilds/1/members/search")).not.toBe(key("GET", "/guilds/1/members/2"));
    expect(key("PATCH", "/guilds/1/members/%40me/nick")).toBe(key("PATCH", "/guilds/1/members/@me/nick"));
    expect(key("HEAD", "/guilds/1")).toBe(key("GET", "/guilds/1"));
    expect(key("GET", "/guilds")).toBeUndefined();
    expect(key("GET", "/nothing")).toBeUndefined();
    expect(key("GET", "/guilds/%ff")).toBe(key("GET", "/guilds/%ff"));
  });

  it("exist for every operation", () => {
    const methods = ["get", "put", "post", "patch", "delete"];
    for (const [path, item] of Object.entries(apiDocument().paths))
      for (const method of methods.filter((name) => item[name] !== undefined))
        expect(key(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "7")), `${method} ${path}`).toBeDefined();
  });
});
