import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { listening } from "../listening.js";
import { bothOutputs, type Writer } from "../openapi-typescript/both-outputs.js";
import { compile, projectRoot } from "../types/compile.js";
import { furtherCalls, programs, typeAssertions } from "./programs.js";

const document = join(import.meta.dirname, "../openapi-typescript/blog.yaml");
const libraries = ["openapi-fetch", "@guildwire/runtime/paths"] as const;
const writers: readonly Writer[] = ["openapi-typescript", "guildwire"];

const page = readFileSync(join(projectRoot, "docs/from-openapi-typescript.md"), "utf8");
/** The setting with which openapi-react-query uses our types: that of the page. */
const mapped: object = JSON.parse(/^```json\n(.*?)^```$/ms.exec(page)?.[1] ?? "").compilerOptions.paths;

/** Writes the programs with one library as their import to a folder beside the types. */
function withLibrary(folder: string, library: string, writer: Writer): string {
  const own = join(folder, `${writer}-${libraries.indexOf(library as never)}`);
  mkdirSync(own);
  symlinkSync(join(projectRoot, "node_modules"), join(own, "node_modules"), "junction");
  copyFileSync(join(folder, `${writer}.ts`), join(own, "schema.ts"));
  for (const [path, text] of Object.entries({ ...programs, "types.ts": typeAssertions, "calls.ts": furtherCalls })) {
    writeFileSync(join(own, path), text.replace("LIBRARY", library));
  }
  return own;
}

function errorsIn(folder: string, paths: object, strict = true): string {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [join(projectRoot, "node_modules/@types")],
    types: ["react", "react-dom"],
    paths,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts", "*.tsx"] }));
  return compile(folder);
}

/** Starts a server for the document that records requests. Posts need the token `new`; one path breaks the connection. */
async function recordingServer(): Promise<{ readonly url: string; readonly requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    const boundary = /boundary=(.*)/.exec(headers["content-type"] ?? "")?.[1];
    const plain = (text: string): string => (boundary === undefined ? text : text.replaceAll(boundary, "BOUNDARY"));
    const recorded = Object.entries(headers).filter(
      ([name]) => !["host", "connection", "content-length"].includes(name),
    );
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = plain(Buffer.concat(chunks).toString());
      requests.push(
        [`${method} ${url}`, ...recorded.map(([name, value]) => plain(`${name}: ${value}`)), body].join("\n"),
      );
      if (url === "/string-array") return response.destroy();
      const [status, type, text] = reply(method, url, headers.authorization);
      return response.writeHead(status, { "content-type": type }).end(status === 204 ? undefined : text);
    });
  });
  const { url } = await listening(server);
  return { url, requests };
}

function reply(method: string, url: string, authorization = ""): [status: number, type: string, text: string] {
  const json = (status: number, value: unknown): [number, string, string] => [
    status,
    "application/json",
    JSON.stringify(value),
  ];
  if (authorization !== "Bearer new") return json(401, { code: 1, message: "renew" });
  if (url === "/contact") return [200, "text/html", "<p>Sent</p>"];
  if (method === "DELETE") return json(204, undefined);
  if (method === "PUT") return json(201, { status: "created" });
  if (url.includes("missing")) return json(404, { code: 2, message: "no such post" });
  const post = { title: `post of ${url}`, body: "", state: "public" };
  return json(200, /^\/blogposts(?:\?|$)/.test(url) ? [post] : post);
}

it("programs compile with both libraries and the types of both generators", { timeout: 300_000 }, async () => {
  const { folder } = await bothOutputs(document);
  for (const writer of writers) {
    for (const library of libraries) {
      const paths = library === "openapi-fetch" ? {} : mapped;
      expect(errorsIn(withLibrary(folder, library, writer), paths), `${library}, ${writer}`).toBe("");
    }
  }
  // Without `strict`, results do not narrow: the errors are the same.
  const [theirs = "", ours = ""] = libraries.map((_, index) => join(folder, `guildwire-${index}`));
  expect(errorsIn(ours, mapped, false)).toBe(errorsIn(theirs, {}, false));
  // Without the setting, openapi-react-query needs the name of the paths, and an assertion.
  for (const name of ["queries.tsx", "suspense.tsx", "updates.tsx"]) {
    const path = join(ours, name);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace("createClient(fetchClient)", "createClient<paths>(fetchClient as never)"));
  }
  expect(errorsIn(ours, {})).toBe("");
});

/** What each program returns. */
const expected: Readonly<Record<string, unknown>> = {
  "middleware.ts": [
    "post of /blogposts/a%2Fb?version=2",
    "created",
    { name: "cached" },
    "/string-array failed",
    ["from a copy"],
    { code: 2, message: "no such post" },
    [
      '/blogposts/{post_id} {"post_id":"a/b"}',
      "401",
      "/blogposts undefined",
      "201",
      "/self undefined",
      "/string-array undefined",
    ],
    1,
  ],
  "queries.tsx": ["<h1>post of /blogposts/5</h1>", { status: "created" }, { code: 2, message: "no such post" }],
  "suspense.tsx": ["<b>POST OF /BLOGPOSTS/7?VERSION=3</b>", "<b>POST OF /BLOGPOSTS/7?VERSION=3</b>"],
  "updates.tsx": ["<p>post of /blogposts?tags=a,own</p>", ["9"], true, "pending"],
  "path-based.ts": [
    [{ title: "post of /blogposts?tags=a%20b|c&published=false", body: "", state: "public" }],
    undefined,
    204,
    "post of /blogposts/6",
    "<p>Sent</p>",
    11,
    '[{"title":"post of /blogposts","body":"","state":"public"}]',
  ],
};

it.each(Object.keys(programs))("%s sends the same requests and sees the same with both libraries", async (name) => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  const outcomes: { readonly result: unknown; readonly requests: readonly string[] }[] = [];
  for (const [index, library] of libraries.entries()) {
    const text = (programs[name] ?? "").replace("LIBRARY", library);
    const { code } = transformSync(text, { loader: "tsx", format: "esm", target: "es2022", jsx: "automatic" });
    const path = join(folder, `${name}-${index}.mjs`);
    writeFileSync(path, code);
    const { url, requests } = await recordingServer();
    const { run } = (await import(pathToFileURL(path).href)) as { run: (baseUrl: string) => Promise<unknown> };
    outcomes.push({ result: await run(url), requests });
  }
  const [theirs, ours] = outcomes;
  expect(ours?.result).toEqual(expected[name]);
  expect(ours).toEqual(theirs);
});
