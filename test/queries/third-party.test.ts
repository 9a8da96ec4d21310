import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { MutationObserver, QueryClient } from "@tanstack/query-core";
import { expect, it, onTestFinished } from "vitest";
import { generated } from "../foreign/foreign-api.js";
// @ts-expect-error: a plain script without declarations.
import { packedDocument } from "../foreign/packed-document.mjs";
import { moduleOf, queryPackage } from "./query-package.js";

const patience = 300_000;

const documents = [
  {
    title: "a booking service",
    package: "@readme/oas-examples@8.2.2",
    entry: "package/3.1/json/train-travel.json",
    sha256: "213e8f751c0d41cb3770374c8199ba6c897ac146389e94d688001285d43b92d7",
    cached: "train-travel-8.2.2.json",
  },
  {
    title: "a government's dialogues",
    package: "@digdir/dialogporten-schema@1.40.0",
    entry: "package/swagger.verified.json",
    sha256: "427bd2a891619625f51d68bfa250d900fdae85fd1520ca89b1c2a4ca2c3e8141",
    cached: "dialogporten-1.40.0.json",
  },
];

/** The path of a document; undefined without a registry, which only CI does not accept. */
async function pathOf(document: (typeof documents)[number]): Promise<string | undefined> {
  const { path, unavailable } = await packedDocument(document);
  if (path === undefined && process.env["CI"] === "true") throw new Error(`CI runs this test, but ${unavailable}`);
  return path;
}

const paths = new Map<string, string | undefined>([
  ["the interface of spec/", resolve(import.meta.dirname, "../../spec/openapi.yaml")],
]);
for (const document of documents) paths.set(document.title, await pathOf(document));

for (const [title, path] of paths) {
  it.skipIf(path === undefined)(
    `${title}: every read is a query, every write a mutation`,
    { timeout: patience },
    async () => {
      const { model } = await generated(path ?? "");
      const pack = await queryPackage(path ?? "");
      onTestFinished(() => pack.remove());
      const { queryScope, invalidate, ...exported } = await moduleOf(pack, "queries");
      expect([queryScope, typeof invalidate]).toEqual(["foreign-api", "function"]);
      const wanted = model.operations.flatMap(({ identifier, method, pagination }) => {
        if (method !== "get") return [`${identifier}Mutation`];
        const names = [`${identifier}Key`, `${identifier}Query`];
        return pagination === undefined ? names : [...names, `${identifier}InfiniteKey`, `${identifier}InfiniteQuery`];
      });
      const names = Object.keys(exported);
      expect(names.filter((name) => !name.endsWith("Touches")).toSorted()).toEqual(wanted.toSorted());
      const touching = names.filter((name) => name.endsWith("Touches")).length;
      const mutations = names.filter((name) => name.endsWith("Mutation")).length;
      expect(touching).toBeGreaterThan(mutations / 2);
    },
  );
}

const travel = paths.get("a booking service");
it.skipIf(travel === undefined)(
  "a booking service: a new booking appears in the list",
  { timeout: patience },
  async () => {
    const pack = await queryPackage(travel ?? "");
    onTestFinished(() => pack.remove());
    const [queries, { createClient }, { createNodeHandler }] = await Promise.all(
      ["queries", "client", "server"].map((name) => moduleOf(pack, name)),
    );
    const bookings: object[] = [];
    const handlers = {
      getBookings: () => ({ contentType: "application/json", body: { data: bookings, links: {} } }),
      createBooking: ({ body }: { readonly body: object }) => {
        bookings.push({ ...body, id: "1725ff48-ab45-4bb5-9d02-88745177dedb" });
        return { contentType: "application/json", body: bookings[0] };
      },
    };
    const authenticate = (): object => ({});
    const serve = createNodeHandler({ bookings: handlers }, { partial: true, authenticate: { OAuth2: authenticate } });
    const server = createServer(serve);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = createClient({ baseUrl, auth: { OAuth2: "token" }, retry: false });
    const cache = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    });
    onTestFinished(() => cache.clear());
    const options = queries.getBookingsQuery(client);
    expect(await cache.fetchQuery(options)).toMatchObject({ data: [] });
    // biome-ignore lint/suspicious/noExplicitAny: the arguments have types of their own, which the adapters' tests check
    const added = new MutationObserver<unknown, Error, any>(cache, queries.createBookingMutation(client));
    await added.mutate({ body: { trip_id: "ea399ba1-6d95-433f-92d1-83f67b775594", passenger_name: "Ada" } });
    expect(cache.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
    expect(await cache.fetchQuery(options)).toMatchObject({ data: [{ passenger_name: "Ada" }] });
  },
);
