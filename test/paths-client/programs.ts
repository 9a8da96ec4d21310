/**
 * Programs for openapi-fetch, whose import has the name LIBRARY here. Each exports `run`, which gets the URL of a server for the
 * document `test/openapi-typescript/blog.yaml` and returns what it saw.
 */
export const programs: Readonly<Record<string, string>> = {
  "middleware.ts": `
    import createClient, { type Client, type Middleware, type MiddlewareCallbackParams } from "LIBRARY";
    import type { paths } from "./schema";

    /** Renews its token after a 401, and sends the request again. */
    class Authentication implements Pick<Required<Middleware>, "onRequest" | "onResponse"> {
      #token = "old";
      readonly #sent = new Map<string, Request>();
      renewals = 0;
      onRequest({ request, id }: MiddlewareCallbackParams): Request {
        request.headers.set("authorization", \`Bearer \${this.#token}\`);
        this.#sent.set(id, request.clone());
        return request;
      }
      async onResponse({ response, id, options }: MiddlewareCallbackParams & { response: Response }): Promise<Response | undefined> {
        const sent = this.#sent.get(id);
        this.#sent.delete(id);
        if (response.status !== 401 || !sent) return undefined;
        this.#token = "new";
        this.renewals += 1;
        const again = new Request(sent);
        again.headers.set("authorization", \`Bearer \${this.#token}\`);
        return options.fetch(again);
      }
    }

    export async function run(baseUrl: string): Promise<unknown> {
      const log: string[] = [];
      const authentication = new Authentication();
      const logging: Middleware = {
        onRequest: ({ schemaPath, params }) => void log.push(\`\${schemaPath} \${JSON.stringify(params.path)}\`),
        onResponse: ({ response }) => void log.push(String(response.status)),
      };
      const cache: Middleware = {
        onRequest: ({ schemaPath }) => (schemaPath === "/self" ? Response.json({ name: "cached" }) : undefined),
      };
      const errors: Middleware = {
        onError({ error, schemaPath }) {
          throw new Error(\`\${schemaPath} failed\`, { cause: error });
        },
      };
      const client: Client<paths> = createClient<paths>({ baseUrl: \`\${baseUrl}/\`, headers: { "x-client": "1", "x-off": "1" } });
      client.use(errors, authentication, logging);
      const first = await client.GET("/blogposts/{post_id}", {
        params: { path: { post_id: "a/b" }, query: { version: 2 } },
        headers: { "x-off": null },
      });
      const created = await client.PUT("/blogposts", { body: { title: "a", body: "b", state: "draft" } });
      const self = await client.GET("/self", { middleware: [cache] });
      const failed = await client.GET("/string-array").catch((error: Error) => error.message);
      client.eject(errors, logging);
      const repaired = await client.GET("/string-array", {
        middleware: [{ onError: () => Response.json(["from a copy"]) }],
      });
      const missing = await client.GET("/blogposts/{post_id}", { params: { path: { post_id: "missing" } } });
      return [first.data?.title, created.data?.status, self.data, failed, repaired.data, missing.error, log, authentication.renewals];
    }
  `,
  "queries.tsx": `
    import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
    import createFetchClient from "LIBRARY";
    import createClient from "openapi-react-query";
    import { renderToString } from "react-dom/server";
    import type { paths } from "./schema";

    export async function run(baseUrl: string): Promise<unknown> {
      const fetchClient = createFetchClient<paths>({ baseUrl, headers: { authorization: "Bearer new" } });
      fetchClient.use({ onRequest: ({ request }) => request.headers.set("x-screen", "posts") });
      const $api = createClient(fetchClient);
      let create: (() => Promise<{ status: string }>) | undefined;
      function Post() {
        const { data, error } = $api.useQuery("get", "/blogposts/{post_id}", { params: { path: { post_id: "5" } } });
        const mutation = $api.useMutation("put", "/blogposts");
        create = () => mutation.mutateAsync({ body: { title: "c", body: "d", state: "public" } });
        if (error) return <p>{error.message}</p>;
        return <h1>{data?.title}</h1>;
      }
      const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      await queryClient.fetchQuery($api.queryOptions("get", "/blogposts/{post_id}", { params: { path: { post_id: "5" } } }));
      const html = renderToString(<QueryClientProvider client={queryClient}><Post /></QueryClientProvider>);
      const created = await create?.();
      const missing = $api.queryOptions("get", "/blogposts/{post_id}", { params: { path: { post_id: "missing" } } });
      const error = await queryClient.fetchQuery(missing).catch((thrown: unknown) => thrown);
      // @ts-expect-error: there is no such path
      $api.queryOptions("get", "/nothing");
      queryClient.clear();
      return [html, created, error];
    }
  `,
  "suspense.tsx": `
    import { dehydrate, HydrationBoundary, QueryClient, QueryClientProvider } from "@tanstack/react-query";
    import createFetchClient from "LIBRARY";
    import createClient from "openapi-react-query";
    import { Suspense } from "react";
    import { renderToReadableStream, renderToString } from "react-dom/server";
    import type { paths } from "./schema";

    export async function run(baseUrl: string): Promise<unknown> {
      const fetchClient = createFetchClient<paths>({ baseUrl, headers: { authorization: "Bearer new" } });
      const $api = createClient(fetchClient);
      const post = (id: string) => ({ params: { path: { post_id: id }, query: { version: 3 } } });
      function Title({ id }: { id: string }) {
        const { data } = $api.useSuspenseQuery("get", "/blogposts/{post_id}", post(id), { select: ({ title }) => title.toUpperCase() });
        return <b>{data}</b>;
      }
      const server = new QueryClient();
      const stream = await renderToReadableStream(
        <QueryClientProvider client={server}><Suspense fallback="…"><Title id="7" /></Suspense></QueryClientProvider>,
      );
      await stream.allReady;
      const streamed = await new Response(stream).text();
      const browser = new QueryClient();
      const hydrated = renderToString(
        <QueryClientProvider client={browser}>
          <HydrationBoundary state={dehydrate(server)}><Title id="7" /></HydrationBoundary>
        </QueryClientProvider>,
      );
      server.clear();
      browser.clear();
      return [/<b>.*?<\\/b>/.exec(streamed)?.[0], hydrated];
    }
  `,
  "updates.tsx": `
    import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
    import createFetchClient from "LIBRARY";
    import createClient, { type OpenapiQueryClient } from "openapi-react-query";
    import { renderToString } from "react-dom/server";
    import type { paths } from "./schema";

    export async function run(baseUrl: string): Promise<unknown> {
      const fetchClient = createFetchClient<paths>({ baseUrl, headers: { authorization: "Bearer new" } });
      const $api: OpenapiQueryClient<paths> = createClient(fetchClient);
      const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
      const posts = $api.queryOptions("get", "/blogposts", { params: { query: { tags: ["a"] } } });
      const log: unknown[] = [];
      let remove: (() => Promise<unknown>) | undefined;
      let pages: string | undefined;
      function Posts() {
        const { data = [] } = $api.useQuery("get", "/blogposts", { params: { query: { tags: ["a"] } } });
        const removal = $api.useMutation("delete", "/blogposts/{post_id}", {
          onMutate: ({ params }) => void log.push(params.path.post_id),
          onSuccess: () => client.invalidateQueries({ queryKey: posts.queryKey }),
          onError: (error) => void log.push(error),
        });
        remove = () => removal.mutateAsync({ params: { path: { post_id: "9" } } });
        const versions = $api.useInfiniteQuery(
          "get", "/blogposts/{post_id}", { params: { path: { post_id: "5" } } },
          { getNextPageParam: (_last, all) => all.length, initialPageParam: 0, pageParamName: "version" },
        );
        pages = versions.status;
        return <p>{data.map(({ title }) => title).join()}</p>;
      }
      const loaded = await client.fetchQuery(posts);
      client.setQueryData(posts.queryKey, [...loaded, { ...loaded[0]!, title: "own" }]);
      const html = renderToString(<QueryClientProvider client={client}><Posts /></QueryClientProvider>);
      await remove?.();
      const isStale = client.getQueryState(posts.queryKey)?.isInvalidated;
      client.clear();
      return [html, log, isStale, pages];
    }
  `,
  "path-based.ts": `
    import createClient, {
      type BodySerializer, createPathBasedClient, type MethodResponse, type PathBasedClient, wrapAsPathBasedClient,
    } from "LIBRARY";
    import type { paths } from "./schema";

    type Contact = paths["/contact"]["put"];

    const asForm: BodySerializer<Contact> = (contact) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(contact as object)) form.append(name, String(value));
      return form;
    };

    export async function run(baseUrl: string): Promise<unknown> {
      const headers = { authorization: "Bearer new" };
      const client: PathBasedClient<paths> = createPathBasedClient<paths>({
        baseUrl, headers, querySerializer: { array: { style: "pipeDelimited", explode: false } },
      });
      const listed = await client["/blogposts"].GET({ params: { query: { tags: ["a b", "c"], published: false } } });
      const removed = await client["/blogposts/{post_id}"].DELETE({ params: { path: { post_id: "5" } } });
      const plain = createClient<paths, "application/json">({ baseUrl, headers });
      plain.use({ onRequest: ({ request }) => new Request(request, { headers: { ...headers, "x-replaced": "1" } }) });
      type Post = MethodResponse<typeof plain, "get", "/blogposts/{post_id}">;
      const byPath = wrapAsPathBasedClient(plain);
      const post = await byPath["/blogposts/{post_id}"].GET({ params: { path: { post_id: "6" } } });
      const title: Post["title"] | undefined = post.data?.title;
      const contact = { name: "n", email: "e@example.com", subject: "s", message: "m&m" };
      const sent = await client["/contact"].PUT({ body: contact, bodySerializer: asForm, parseAs: "text" });
      const encoded = await client["/contact"].PUT({
        body: contact, parseAs: "arrayBuffer", headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
      const stream = await plain.request("get", "/blogposts", { parseAs: "stream" });
      const streamed = await new Response(stream.data).text();
      return [listed.data, removed.data, removed.response.status, title, sent.data, encoded.data?.byteLength, streamed];
    }
  `,
};

/** Assertions about the types of a client. */
export const typeAssertions = `
  import createClient, {
    type Client, type ClientOptions, createPathBasedClient, type FetchOptions, type FetchResponse, type Middleware, mergeHeaders,
    wrapAsPathBasedClient,
  } from "LIBRARY";
  import type { HttpMethod, MediaType, PathsWithMethod } from "openapi-typescript-helpers";
  import type { paths } from "./schema";
  function configured<Paths extends {}, Media extends MediaType = MediaType>(options?: ClientOptions): Client<Paths, Media> {
    return createClient<Paths, Media>({ ...options, fetch: (request) => fetch(request) });
  }
  function byPath<Paths extends {}>(options: ClientOptions) {
    return [createPathBasedClient<Paths>(options), wrapAsPathBasedClient(configured<Paths>(options))];
  }
  type Response204<Method extends HttpMethod, Path extends PathsWithMethod<paths, Method>> = paths[Path][Method];
  export const generic = [configured<paths>().GET, byPath<paths>({}), {} as Response204<"delete", "/blogposts/{post_id}">];
  const auth: Middleware = {
    async onRequest({ request, schemaPath, params, options, id }) {
      request.headers.set("authorization", [schemaPath, params.query?.["a"], options.baseUrl, id].join());
      return request;
    },
    onResponse: ({ response }) => new Response(response.body, response),
    onError: ({ error }) => new Error("failed", { cause: error }),
  };
  const client: Client<paths> = createClient<paths>({ baseUrl: "https://blog.example", headers: { a: 1, b: null }, cache: "no-store" });
  client.use(auth);
  client.eject(auth);
  const { data, error, response } = await client.GET("/blogposts/{post_id}", {
    params: { path: { post_id: "1" }, query: { version: 2 } }, headers: { b: ["1", "2"] }, middleware: [auth], next: { revalidate: 1 },
  });
  if (data) { const title: string = data.title; const gone: undefined = error; void [title, gone]; }
  else { const message: string = error.message; const status: number = response.status; void [message, status]; }
  const text = await client.GET("/blogposts/{post_id}", { params: { path: { post_id: "1" } }, parseAs: "text" });
  const body: string | undefined = text.data;
  const stream = await client.GET("/blogposts/{post_id}", { params: { path: { post_id: "1" } }, parseAs: "stream" });
  const reader: ReadableStream | null | undefined = stream.data;
  const created = await client.PUT("/blogposts", { body: { title: "", body: "", state: "draft" }, bodySerializer: (post) => post.title });
  await client.PUT("/blogposts-optional");
  const removed = await client.DELETE("/blogposts/{post_id}", { params: { path: { post_id: "1" } } });
  const nothing: undefined = removed.data;
  const listed = await client.request("get", "/blogposts", {
    params: { query: { tags: ["a"] } }, querySerializer: (query) => (query.tags ?? []).join(), signal: AbortSignal.timeout(1),
  });
  const titles: string[] | undefined = listed.data?.map(({ title }) => title);
  const { error: always } = await client.GET("/default-as-error");
  const failure: string | undefined = always?.message;
  const page = await client.PUT("/contact", { body: { name: "", email: "", subject: "", message: "" }, parseAs: "text" });
  const html: string | undefined = page.data;
  type Options = FetchOptions<paths["/blogposts/{post_id}"]["get"]>;
  const options: Options = { params: { path: { post_id: "1" } } };
  type Result = FetchResponse<paths["/blogposts/{post_id}"]["get"], Options, "application/json">;
  const result: Result = await client.GET("/blogposts/{post_id}", options);
  export const used = [body, reader, created.response, nothing, titles, failure, html, result, mergeHeaders({ a: 1 }, undefined)];
  // @ts-expect-error: the ID is missing
  await client.GET("/blogposts/{post_id}", {});
  // @ts-expect-error: the arguments are missing
  await client.GET("/blogposts/{post_id}");
  // @ts-expect-error: an ID is a text
  await client.GET("/blogposts/{post_id}", { params: { path: { post_id: 1 } } });
  // @ts-expect-error: the body is missing
  await client.PUT("/blogposts", {});
  // @ts-expect-error: a state of the document
  await client.PUT("/blogposts", { body: { title: "", body: "", state: "other" } });
  // @ts-expect-error: there is no such path
  await client.GET("/nothing");
  // @ts-expect-error: there is no such method
  await client.POST("/blogposts", {});
  // @ts-expect-error: middleware does something
  client.use({});
  // @ts-expect-error: no form of bodies
  await client.GET("/blogposts", { parseAs: "xml" });
`;

/** Calls with generic, computed, optional and untyped arguments. */
export const furtherCalls = `
  import createClient, {
    type Client, type ClientForPath, type ClientMethod, type ClientOptions, type ClientPathsWithMethod, type FetchResponse,
    type MaybeOptionalInit, type MethodResponse, type ParseAs, type PathBasedClient, type QuerySerializerOptions,
  } from "LIBRARY";
  import type { HttpMethod, MediaType, PathsWithMethod } from "openapi-typescript-helpers";
  import type { paths } from "./schema";

  type AnyPaths = Record<string, Record<HttpMethod, {}>>;
  export function call<Paths extends AnyPaths, Method extends HttpMethod, Path extends PathsWithMethod<Paths, Method>>(
    client: Client<Paths>, method: Method, path: Path, init: MaybeOptionalInit<Paths[Path], Method>,
  ) {
    const name = method.toUpperCase() as Uppercase<Method>;
    const send = client[name] as ClientMethod<Paths, Method, MediaType>;
    return send(path, init as never);
  }
  export async function get<Path extends PathsWithMethod<paths, "get">>(path: Path, init: MaybeOptionalInit<paths[Path], "get">) {
    const { data, error } = await client.GET(path, init as never);
    return { data, error };
  }
  export async function dataOf<Operation extends Record<string | number, any>, Options, Media extends MediaType>(
    call: Promise<FetchResponse<Operation, Options, Media>>,
  ): Promise<NonNullable<FetchResponse<Operation, Options, Media>["data"]>> {
    const { data, error } = await call;
    if (error) throw error;
    return data as NonNullable<typeof data>;
  }

  const client = createClient<paths>({ baseUrl: "https://blog.example" });
  export const written: ClientPathsWithMethod<typeof client, "put">[] = ["/blogposts", "/contact"];
  type Options<Extra> = MaybeOptionalInit<paths["/blogposts"], "get"> & { extra?: Extra };
  export const options: Options<string> = { params: { query: { tags: ["a"] } } };
  const post = await dataOf(client.GET("/blogposts/{post_id}", { params: { path: { post_id: "1" } } }));
  export const title: string = post.title;
  export const anyPaths: Client<any, any> = client;
  export const clients: Client<paths, MediaType>[] = [client];
  export const clientOptions: ClientOptions[] = [
    {
      querySerializer(query) { return String(query["a"]); },
      bodySerializer(body) { return body ? JSON.stringify(body) : body; },
      headers: new Headers(), fetch: globalThis.fetch, Request,
    },
    { fetch: async (input: Request) => new Response(input.url), pathSerializer: (path, values) => path + values["id"], credentials: "include" },
  ];
  client.use(
    { async onRequest({ request }) { if (request.url) return; return request; } },
    { onResponse({ response }) { const { body, ...rest } = response; return new Response(body, { ...rest, status: 200 }); } },
  );
  const parseAs: ParseAs = "json";
  await client.GET("/blogposts", { parseAs });
  const read = await client.GET("/blogposts", { parseAs: "arrayBuffer" as const });
  export const bytes: ArrayBuffer | undefined = read.data;
  const init = { params: { path: { post_id: "1" } }, signal: new AbortController().signal, cache: "no-cache" as const };
  await client.GET("/blogposts/{post_id}", init);
  await client.GET("/blogposts", undefined);
  await client.GET("/blogposts", { headers: undefined, params: {} });
  await client.GET("/blogposts", {} as any);
  await client.PUT("/comment", { params: {}, body: { message: "", replied_at: 1 } });
  const pipes: QuerySerializerOptions = { array: { style: "pipeDelimited", explode: false } };
  await client.GET("/blogposts", { querySerializer: pipes });
  const untyped = createClient<any>();
  await untyped.GET("/x", { params: { path: { a: 1 } } });
  export const { data, error } = await untyped.POST("/y", { body: { a: 1 } });
  export const unchecked = [data.title, error.message, (await untyped.GET("/x", {})).data.map(String)];
  const json = createClient<paths, "application/json">();
  export const posts: MethodResponse<typeof json, "get", "/blogposts"> = [];
  const byPath = {} as PathBasedClient<paths>;
  export const forPath: ClientForPath<paths["/blogposts"], MediaType> = byPath["/blogposts"];
  const both = await Promise.all([client.GET("/blogposts"), client.GET("/string-array")]);
  export const strings: string[] | undefined = both[1].data;
`;
