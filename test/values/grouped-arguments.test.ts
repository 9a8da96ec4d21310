import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Any, type GeneratedPackage, generatePackage, serve } from "./serve.js";

let members: GeneratedPackage;
let orders: GeneratedPackage;

beforeAll(async () => {
  members = await generatePackage("members.yaml", { arguments: "grouped", propertyNames: "camelCase" });
  orders = await generatePackage("orders.yaml", { arguments: "grouped" });
});

afterAll(() => {
  members.package.remove();
  orders.package.remove();
});

const authenticate = { token: () => "caller" };

describe("grouped arguments", () => {
  it("are sent where they belong", async () => {
    const received: Any[] = [];
    const { api } = await serve(
      members,
      {
        members: {
          listMembers: (request: Any) => {
            received.push(request);
            return [];
          },
        },
      },
      { authenticate },
    );
    const query = { pageSize: 2, filter: { maxAge: 5 } };
    await api.members.listMembers({ path: { groupId: "1" }, query, headers: { xTraceId: "3" } });
    await api.members.listMembers({ path: { groupId: "1" } });
    expect(received).toEqual([
      { path: { groupId: "1" }, query, headers: { xTraceId: "3" } },
      { path: { groupId: "1" }, query: {}, headers: {} },
    ]);
  });

  it("go together with bodies of several media types", async () => {
    const received: Any[] = [];
    const { api } = await serve(orders, {
      orders: {
        createOrder: ({ contentType, body }: Any) => {
          received.push([contentType, body]);
          return { order_number: 1, created_at: "2024-01-01T00:00:00Z", items: [] };
        },
      },
    });
    const body = { created_at: "2024-01-01T00:00:00Z" };
    await api.orders.createOrder({ contentType: "application/x-www-form-urlencoded", body });
    expect(received).toEqual([["application/x-www-form-urlencoded", body]]);
  });

  it("select the items of a stream", async () => {
    const feed = await generatePackage("../../streams/documents/feed.yaml", { arguments: "grouped" });
    onTestFinished(() => feed.package.remove());
    const { client } = await serve(feed, {
      feed: {
        async *followEvents({ query }: Any): AsyncGenerator<Any> {
          yield { event: "added", data: { id: query.topic } };
        },
      },
    });
    const found: Any[] = [];
    for await (const { data } of feed.client.followEvents(client, { query: { topic: "news" } })) found.push(data);
    expect(found).toEqual([{ id: "news" }]);
  });

  it("lead from page to page", async () => {
    const ids = ["1", "2", "3"];
    const listMembers = ({ query }: Any): Any => {
      const rest = ids.filter((id) => id > (query.afterId ?? ""));
      return rest.slice(0, query.pageSize).map((userId) => ({ userProfile: { userId } }));
    };
    const { client } = await serve(members, { members: { listMembers } }, { authenticate });
    const found: string[] = [];
    const args = { path: { groupId: "1" }, query: { pageSize: 1, afterId: "1" } };
    for await (const { userProfile } of members.client.paginateListMembers(client, args)) {
      found.push(userProfile.userId);
    }
    expect(found).toEqual(["2", "3"]);
  });

  it("are those of types", () => {
    const program = `
      import { createClient, listMembers, setPicture } from "foreign-api/client";
      export async function call(): Promise<void> {
        const client = createClient({ baseUrl: "http://localhost" });
        await listMembers(client, { path: { groupId: "1" }, query: { afterId: "2" } });
        await setPicture(client, { path: { groupId: "1" }, body: { pictureFile: new Blob(), altText: "a" } });
        // @ts-expect-error the path is required
        await listMembers(client, { query: { afterId: "2" } });
        // @ts-expect-error flat
        await listMembers(client, { groupId: "1" });
      }`;
    expect(members.package.compileProgram(program)).toBe("");
  });
});
