import { closeGracefully, jsonBody, jsonResponse, type Operation } from "@guildwire/runtime/server";
import { objectType, validator } from "@guildwire/runtime/validate";
import { describe, expect, onTestFinished, test } from "vitest";
import { nginx, nginxBefore } from "../runtime/nginx.js";
import { hosts, plain } from "./hosts.js";

const item = validator((value) => typeof value === "object", { type: objectType, properties: {} });
const getItem: Operation = {
  id: "getItem",
  handler: ["items", "getItem"],
  method: "GET",
  path: "/item",
  responses: { 200: jsonResponse() },
};
const addItem: Operation = {
  id: "addItem",
  handler: ["items", "addItem"],
  method: "POST",
  path: "/item",
  body: jsonBody(item, { required: true }),
  responses: { 201: jsonResponse() },
};
const route = { allow: "GET, HEAD, POST, OPTIONS", GET: getItem, POST: addItem };
const definition = {
  operations: [getItem, addItem],
  route: (path: string) => (path === "/item" ? route : undefined),
};

const skipped = nginx === undefined ? ", skipped: nginx is not installed" : "";

describe.skipIf(nginx === undefined).each([plain, ...hosts])(`servers of $name behind nginx${skipped}`, ({ start }) => {
  test("lose no request when one after the other is replaced", { timeout: 120_000 }, async () => {
    const begin = async () => {
      const later = async <T>(value: T): Promise<T> => {
        await new Promise((resolve) => setImmediate(resolve));
        return value;
      };
      const getItem = () => later({ item: 1 });
      const addItem = ({ body }: { readonly body: object }) => later(body);
      const handlers = { items: { getItem, addItem } };
      const running = await start({ definition, handlers });
      onTestFinished(async () => void (await running.close()));
      return running;
    };
    let behind = [await begin(), await begin()];
    const ports = () => behind.map(({ port }) => port);
    const { ask, passTo } = await nginxBefore(ports(), { streams: false, keepAlive: false });
    const outcomes = new Map<string, number>();
    const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    let isOver = false;
    const headers = { "content-type": "application/json" };
    const sendAll = async () => {
      while (!isOver) {
        const got = await ask("/item").catch(String);
        count(typeof got === "string" ? got : `GET ${got.status}`);
        const added = await ask("/item", { method: "POST", headers, body: '{"item":2}' }).catch(String);
        count(typeof added === "string" ? added : `POST ${added.status} ${added.text}`);
      }
    };
    const clients = Array.from({ length: 8 }, sendAll);
    for (const former of behind) {
      behind = [...behind.filter((each) => each !== former), await begin()];
      await passTo(ports());
      expect(await closeGracefully(former.server)).toBe(true);
    }
    isOver = true;
    await Promise.all(clients);
    expect([...outcomes.keys()].sort()).toEqual(["GET 200", 'POST 201 {"item":2}']);
  });
});
