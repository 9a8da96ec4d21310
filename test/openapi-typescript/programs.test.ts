import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";
import { type BothOutputs, bothOutputs, differences, errorsWith, packageFile, type Writer } from "./both-outputs.js";

const document = join(import.meta.dirname, "blog.yaml");
const patience = 180_000;

/** Programs as the users of openapi-fetch, openapi-react-query and openapi-typescript-helpers write them. */
const programs: Readonly<Record<string, string>> = {
  "fetch.ts": `
    import createClient, { createPathBasedClient, type Middleware } from "openapi-fetch";
    import type { components, operations, paths, webhooks } from "./schema";
    const client = createClient<paths>({ baseUrl: "https://blog.example" });
    const logging: Middleware = { onRequest: ({ request }) => { request.headers.set("x", "1"); return request; } };
    client.use(logging);
    const { data, error } = await client.GET("/blogposts/{post_id}", { params: { path: { post_id: "1" }, query: { version: 2 } } });
    if (data) { const title: string = data.title; const state: "draft" | "public" = data.state; void title; void state; }
    if (error) { const text: string = error.message; void text; }
    const rating: number | null | undefined = data?.rating;
    const film = data?.attachment?.kind === "film" ? data.attachment.seconds : undefined;
    const label: string | undefined = data?.labels?.["x"];
    const author: string | undefined = data?.author?.name ?? data?.author?.email;
    void [rating, film, label, author];
    await client.GET("/blogposts", {});
    await client.GET("/blogposts", { params: { query: { tags: ["a"] } } });
    await client.PUT("/blogposts", { body: { title: "a", body: "b", state: "draft" } });
    await client.PUT("/tag/{name}", { params: { path: { name: "a" } } });
    await client.PUT("/contact", { body: { name: "", email: "", subject: "", message: "" }, bodySerializer: () => new FormData() });
    await client.TRACE("/anyMethod");
    // @ts-expect-error: the ID is missing
    await client.GET("/blogposts/{post_id}", {});
    // @ts-expect-error: an ID is a text
    await client.GET("/blogposts/{post_id}", { params: { path: { post_id: 1 } } });
    // @ts-expect-error: the body is missing
    await client.PUT("/blogposts", {});
    // @ts-expect-error: there is no such path
    await client.GET("/nothing");
    // @ts-expect-error: there is no such method
    await client.POST("/blogposts", {});
    // @ts-expect-error: a tag is a text
    await client.GET("/blogposts", { params: { query: { tags: [1] } } });
    const byPath = createPathBasedClient<paths>();
    await byPath["/self"].GET();
    type Post = components["schemas"]["Post"];
    type Id = components["parameters"]["PostId"];
    type Failed = components["responses"]["Failed"]["content"]["application/json"];
    type NewPost = components["requestBodies"]["NewPost"]["content"]["application/json"];
    type Left = components["headers"]["Left"];
    type Published = webhooks["published"]["post"]["requestBody"]["content"]["application/json"];
    type Query = operations["getPost"]["parameters"]["query"];
    export const values: [Post, Id, Failed, NewPost, Left, Published, Query] = [
      { title: "", body: "", state: "draft" }, "1", { code: 1, message: "" }, { title: "", body: "", state: "draft" }, 1,
      { title: "", body: "", state: "public" }, { version: 1 },
    ];
  `,
  "helpers.ts": `
    import type { ErrorResponse, PathsWithMethod, RequestBodyJSON, SuccessResponse, SuccessResponseJSON } from "openapi-typescript-helpers";
    import type { paths } from "./schema";
    export const written: PathsWithMethod<paths, "put">[] = ["/blogposts", "/tag/{name}", "/contact"];
    // @ts-expect-error: this path has no PUT
    export const unwritten: PathsWithMethod<paths, "put"> = "/self";
    export const body: RequestBodyJSON<paths["/blogposts"]["put"]> = { title: "", body: "", state: "draft" };
    export const post: SuccessResponseJSON<paths["/blogposts/{post_id}"]["get"]> = { title: "", body: "", state: "draft" };
    export const failure: ErrorResponse<paths["/self"]["get"]["responses"]> = { code: 1, message: "" };
    export const empty: SuccessResponse<paths["/blogposts/{post_id}"]["delete"]["responses"]> = undefined;
  `,
  "query.tsx": `
    import createFetchClient from "openapi-fetch";
    import createClient from "openapi-react-query";
    import type { paths } from "./schema";
    const $api = createClient(createFetchClient<paths>({ baseUrl: "https://blog.example" }));
    export function Post() {
      const { data, error, isPending } = $api.useQuery("get", "/blogposts/{post_id}", { params: { path: { post_id: "5" } } });
      const create = $api.useMutation("put", "/blogposts");
      const pages = $api.useInfiniteQuery("get", "/blogposts", {}, {
        initialPageParam: 0, getNextPageParam: (page) => page.length, pageParamName: "page",
      });
      if (isPending || !data) return "Loading";
      if (error) return error.message;
      const titles: string[] | undefined = pages.data?.pages.flatMap((page) => page.map((post) => post.title));
      return <button onClick={() => create.mutate({ body: { title: "a", body: "b", state: "draft" } })}>{data.title}{titles}</button>;
    }
    // @ts-expect-error: there is no such path
    $api.queryOptions("get", "/nothing");
  `,
};

/** The programs in the README of an installed package. Its imports have the name of the user's file. */
function programsOfReadme(name: string): readonly string[] {
  const blocks = packageFile(name, "README.md").matchAll(/^```tsx?\n(.*?)^```$/gms);
  return [...blocks]
    .map(([, text = ""]) => text.replaceAll("./my-openapi-3-schema", "./schema"))
    .filter((text) => text.includes("./schema"));
}

function withoutOutput(errors: readonly string[]): readonly string[] {
  return errors.map((error) => error.replace(/(?<=: error TS\d+:).*/, ""));
}

let both: BothOutputs;
let errors: Readonly<Record<Writer, readonly string[]>>;
const readmes = ["openapi-fetch", "openapi-react-query"] as const;

// All programs are compiled together: most of the time is for the standard library and the types of React.
beforeAll(async () => {
  both = await bothOutputs(document, afterAll);
  const files: Record<string, string> = { ...programs };
  for (const name of readmes) {
    for (const [index, text] of programsOfReadme(name).entries()) files[`${name}${index}.tsx`] = text;
  }
  errors = {
    guildwire: errorsWith("guildwire", both, files),
    "openapi-typescript": errorsWith("openapi-typescript", both, files),
  };
}, patience);

/** The errors in the files whose names begin with a text. */
function errorsIn(writer: Writer, begin: string): readonly string[] {
  return errors[writer].filter((error) => error.startsWith(begin));
}

it("both types of every operation and schema are assignable to each other", { timeout: patience }, () => {
  expect(differences(both)).toEqual([]);
});

it("programs compile against guildwire's types as against openapi-typescript's", () => {
  const inReadme = (error: string): boolean => readmes.some((name) => error.startsWith(name));
  expect(errors["openapi-typescript"].filter((error) => !inReadme(error))).toEqual([]);
  expect(errors.guildwire.filter((error) => !inReadme(error))).toEqual([]);
});

it.each([
  ["openapi-fetch", 2],
  ["openapi-react-query", 1],
])("the programs in the README of %s have the same errors with both", (name, count) => {
  expect(programsOfReadme(name).length).toBe(count);
  const ours = errorsIn("guildwire", name);
  expect(withoutOutput(ours)).toEqual(withoutOutput(errorsIn("openapi-typescript", name)));
  // The document has no PUT that takes only a title, and no numeric ID; nothing else is wrong.
  expect(ours.filter((error) => !/TS(?:2322|2345|2451|2739|2741|2339)/.test(error))).toEqual([]);
});

it("openapi-fetch with the types calls the generated server", { timeout: patience }, async () => {
  const pack = new ForeignPackage((await generated(document, {}, ["openapi-typescript"])).files);
  onTestFinished(() => pack.remove());
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(pack.folder, "node_modules", name), "junction");
  }
  expect(pack.compile()).toBe("");
  const { errors, output } = pack.runProgram(
    "call",
    `
    import createClient from "openapi-fetch";
    import type { paths } from "foreign-api/paths";
    import { createFetchHandler, HttpError } from "foreign-api/server";
    const posts = new Map([["a b", { title: "A", body: "B", rating: null }]]);
    const getPost = ({ path }: { readonly path: { readonly post_id: string } }) =>
      posts.get(path.post_id) ?? new HttpError(404, 1, "unknown", { body: { code: 1, message: "unknown" } });
    const serve = createFetchHandler({ blog: { getPost, createPost: ({ body }: { readonly body: { readonly title: string } }) => ({ body: { status: body.title }, headers: { Left: 3 } }) } as never }, { partial: true });
    const client = createClient<paths>({ baseUrl: "http://blog.example", fetch: (request) => serve(request) });
    const one = await client.GET("/blogposts/{post_id}", { params: { path: { post_id: "a b" } } });
    const other = await client.GET("/blogposts/{post_id}", { params: { path: { post_id: "c" } } });
    const invalid = await client.PUT("/blogposts", { body: { title: "", state: "draft" } as never });
    const rating: number | null | undefined = one.data?.rating;
    console.log(JSON.stringify([one.data, rating, other.error?.message, invalid.response.status]));
    `,
  );
  expect(errors).toBe("");
  expect(JSON.parse(output)).toMatchObject([{ title: "A", body: "B", rating: null }, null, "unknown", 400]);
});
