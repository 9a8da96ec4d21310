import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Any, type GeneratedPackage, generatePackage, serve } from "./serve.js";

let orders: GeneratedPackage;
let members: GeneratedPackage;

beforeAll(async () => {
  orders = await generatePackage("orders.yaml", { dates: "Date", int64: "bigint" });
  members = await generatePackage("members.yaml", { propertyNames: "camelCase" });
});

afterAll(() => {
  orders.package.remove();
  members.package.remove();
});

const instant = new Date("2024-02-29T12:30:00.125Z");
const day = new Date("2024-03-01T00:00:00Z");
/** The first integer that a number cannot hold. */
const long = 9007199254740993n;
const order = { order_number: long, created_at: instant, due_on: day, items: [] };

describe("response headers", () => {
  it("have dates and bigints that a handler sets, with their texts on the wire", async () => {
    const { client, baseUrl, errors } = await serve(orders, {
      orders: {
        readTotals: (_request: unknown, context: Any) => {
          context.setHeader("Newest-At", instant);
          context.setHeader("Units", long);
          context.setHeader("Days", [day, day]);
          context.setHeader("Numbers", [1n, long]);
          context.setHeader("Period", { from: day, units: -long });
          context.setHeader("First", order);
          return "ok";
        },
      },
    });
    const { readTotals, readTotalsHeaders, withResponse } = orders.client;
    const { headers } = await withResponse(client, (own: Any) => readTotals(own), readTotalsHeaders);
    expect(headers["Newest-At"]).toEqual(instant);
    expect(headers.units).toBe(long);
    expect(headers.Days).toEqual([day, day]);
    expect(headers.Numbers).toEqual([1n, long]);
    expect({ ...headers.Period }).toEqual({ from: day, units: -long });
    expect(headers.First).toEqual(order);
    const raw = (await fetch(`${baseUrl}/totals`)).headers;
    expect(
      Object.fromEntries(["newest-at", "units", "days", "numbers", "period"].map((name) => [name, raw.get(name)])),
    ).toEqual({
      "newest-at": "2024-02-29T12:30:00.125Z",
      units: "9007199254740993",
      days: "2024-03-01,2024-03-01",
      numbers: "1,9007199254740993",
      period: "from=2024-03-01,units=-9007199254740993",
    });
    expect(raw.get("first")).toContain('"order_number":9007199254740993');
    expect(errors).toEqual([]);
  });

  it("have them if a handler returns them, and report one that has no such form", async () => {
    let headers: object = { "Closed-At": instant };
    const { client, errors } = await serve(orders, {
      orders: { closeTotals: () => ({ status: 201, headers, body: "closed" }) },
    });
    const { closeTotals, closeTotalsHeaders, withResponse } = orders.client;
    const call = (): Promise<Any> => withResponse(client, (own: Any) => closeTotals(own), closeTotalsHeaders);
    expect((await call()).headers["Closed-At"]).toEqual(instant);
    headers = { "Closed-At": new Date(Number.NaN) };
    await expect(call()).rejects.toMatchObject({ status: 500 });
    expect(String(errors[0]?.error ?? errors[0])).toContain("Closed-At");
    headers = {};
    await expect(call()).rejects.toMatchObject({ status: 500 });
  });

  it("have them in errors", async () => {
    const { client } = await serve(orders, {
      orders: {
        readTotals: () => {
          const given = { headers: { Until: instant, Units: long } };
          throw orders.server.errors[429]({ existing_since: instant }, given);
        },
      },
    });
    const { readTotals, readErrorHeaders } = orders.client;
    const error = await readTotals(client).catch((thrown: unknown) => thrown);
    const headers = readErrorHeaders(error, "readTotals", 429);
    expect([headers.Until, headers.Units]).toEqual([instant, long]);
  });

  it("are malformed if they cannot be converted", async () => {
    const malformed = new Headers({ "Newest-At": "yesterday", Units: "1.5", Numbers: "1,x", First: "{" });
    const headers = orders.client.readTotalsHeaders({ status: 200, headers: malformed });
    for (const name of ["Newest-At", "Units", "Numbers", "First"]) {
      expect(() => headers[name]).toThrow(`readTotals: the response header ${name} is malformed`);
    }
    expect(headers.Days).toBeUndefined();
  });

  it("have names in camelCase in handlers, callers and errors", async () => {
    const { client, baseUrl, errors } = await serve(
      members,
      {
        members: {
          listMembers: (_request: unknown, context: Any) => {
            context.setHeader("xTotalCount", 2);
            context.setHeader("etag", '"1"');
            context.setHeader("x-other", "as given");
            return [];
          },
          addMember: () => {
            const body = { errorCode: "known", memberSince: "2024" };
            throw members.server.errors[409](body, { headers: { xMemberSince: "2024" } });
          },
        },
      },
      { authenticate: { token: () => "caller" } },
    );
    const { listMembers, listMembersHeaders, addMember, readErrorHeaders, withResponse } = members.client;
    const { headers } = await withResponse(
      client,
      (own: Any) => listMembers(own, { groupId: "1" }),
      listMembersHeaders,
    );
    expect({ ...headers }).toEqual({ xTotalCount: 2, etag: '"1"' });
    const raw = await fetch(`${baseUrl}/groups/1/members`, { headers: { authorization: "Bearer t" } });
    expect(["x-total-count", "etag", "x-other"].map((name) => raw.headers.get(name))).toEqual(["2", '"1"', "as given"]);
    const error = await addMember(client, { groupId: "1", body: { userName: "a", passWord: "b" } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(readErrorHeaders(error, "add_member", 409).xMemberSince).toBe("2024");
    expect(errors).toEqual([]);
  });

  it("have the types of code in handlers and callers", () => {
    const program = `
      import { createClient, readTotals, readTotalsHeaders, readErrorHeaders, withResponse } from "foreign-api/client";
      import { errors, type Handlers } from "foreign-api/server";
      const client = createClient({ baseUrl: "http://localhost" });
      export async function newest(): Promise<[Date | undefined, bigint | undefined, Date | undefined]> {
        const { headers } = await withResponse(client, (own) => readTotals(own), readTotalsHeaders);
        const failure: unknown = undefined;
        return [headers["newest-at"], headers.Units, readErrorHeaders(failure, "readTotals", 429)?.Until];
      }
      export const orders: Pick<Handlers["orders"], "readTotals" | "closeTotals"> = {
        readTotals: (_request, context) => {
          context.setHeader("Newest-At", new Date());
          // @ts-expect-error a bigint is not a number
          context.setHeader("Units", 1);
          return errors[429]({ existing_since: new Date() }, { headers: { Until: new Date() } });
        },
        closeTotals: () => ({ status: 201, headers: { "Closed-At": new Date() }, body: "" }),
      };`;
    expect(orders.package.compileProgram(program)).toBe("");
  });
});
