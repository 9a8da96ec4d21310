import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { UploadedFile } from "@guildwire/runtime/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";
import { moduleOf } from "../queries/query-package.js";
import { nonconformities } from "./conforming.js";

const patience = 120_000;

interface Received {
  readonly body?: unknown;
  readonly files?: unknown;
}

let made: Generated;
let pack: ForeignPackage;
let server: Server;
let url: string;
let received: Received[];

beforeAll(async () => {
  made = await generated(join(import.meta.dirname, "fixtures/albums.yaml"));
  pack = new ForeignPackage(made.files);
  expect(pack.compile()).toBe("");
  const { createNodeHandler } = await moduleOf(pack, "server");
  const keep = ({ body, files }: Received): void => {
    received.push({ body, files });
  };
  const albums = { createAlbum: keep, uploadClosed: keep, uploadOpen: keep, sendFields: keep, sendClosed: keep };
  server = createServer(createNodeHandler({ albums }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, patience);
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  pack?.remove();
});
beforeEach(() => {
  received = [];
});

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

type Part = readonly [name: string, content: string, head?: string];

/** Sends a form; the head of a part is what follows its name. */
async function post(path: string, ...parts: readonly Part[]): Promise<readonly [status: number, ...issues: string[]]> {
  const text = parts.map(
    ([name, content, head = ""]) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${content}\r\n`,
  );
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b" },
    body: `${text.join("")}--b--`,
  });
  if (response.status < 400) return [response.status];
  const { errors = [] } = (await response.json()) as { errors?: { pointer: string; code: string }[] };
  return [response.status, ...errors.map(({ pointer, code }) => `${pointer} ${code}`)];
}

const fileHead = (filename: string, type?: string, more = ""): string =>
  `; filename="${filename}"${type === undefined ? "" : `\r\nContent-Type: ${type}`}${more}`;
const png = fileHead("cover.png", "image/png");

/** What the handler received, with the text of each file. */
function shown(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, item: unknown) => (item instanceof Uint8Array ? new TextDecoder().decode(item) : item)),
  );
}

/** The name and text of each file by field. */
const names = (value: unknown): unknown => {
  const of = (file: UploadedFile): string => `${file.filename} ${new TextDecoder().decode(file.data)}`;
  const entries = Object.entries(value as Record<string, UploadedFile | readonly UploadedFile[]>);
  return Object.fromEntries(entries.map(([field, files]) => [field, "data" in files ? of(files) : files.map(of)]));
};

describe("files of a form", () => {
  it("are passed by field, in lists where the document has lists, and not in the body", async () => {
    const status = await post(
      "/albums",
      ["pages", "1", fileHead("one", "text/plain")],
      ["title", "Tea"],
      ["cover", "p", png],
      ["scans", "s", fileHead("scan")],
      ["thumbnail", '{"from":"cover"}', "\r\nContent-Type: application/json"],
    );
    expect(status).toEqual([204]);
    expect(received.map(({ body }) => shown(body))).toEqual([{ title: "Tea", thumbnail: { from: "cover" } }]);
    expect(names(received[0]?.files)).toEqual({ pages: ["one 1"], cover: "cover.png p", scans: "scan s" });
    expect(shown(received[0]?.files)).toHaveProperty("cover", {
      field: "cover",
      filename: "cover.png",
      contentType: "image/png",
      headers: { "content-disposition": 'form-data; name="cover"; filename="cover.png"', "content-type": "image/png" },
      size: 1,
      data: "p",
    });
  });

  it("are a list if a field with one or several files has several", async () => {
    await post(
      "/albums",
      ["title", "Tea"],
      ["cover", "p", png],
      ["scans", "1", fileHead("a")],
      ["scans", "2", fileHead("b")],
      ["thumbnail", "t", fileHead("c")],
    );
    expect(names(received[0]?.files)).toEqual({ cover: "cover.png p", scans: ["a 1", "b 2"], thumbnail: "c t" });
    expect(shown(received[0]?.body)).toEqual({ title: "Tea" });
  });

  it("in undeclared fields are dropped, as undeclared properties of JSON are", async () => {
    await post("/albums", ["avatar", "x", fileHead("first")], ["title", "Tea"], ["cover", "p", png]);
    expect(names(received[0]?.files)).toEqual({ cover: "cover.png p" });
    expect(shown(received[0]?.body)).toEqual({ title: "Tea" });
  });

  it("in undeclared fields are refused by closed objects, and passed by open ones", async () => {
    expect(await post("/closed", ["avatar", "x", fileHead("a")], ["file", "y", fileHead("b")])).toEqual([
      400,
      "#/avatar unknown-property",
    ]);
    expect(await post("/closed", ["caption", "x"], ["file", "y", fileHead("b")])).toEqual([
      400,
      "#/caption unknown-property",
    ]);
    expect(await post("/closed", ["file", "y", fileHead("b")])).toEqual([204]);
    received.length = 0;
    expect(await post("/open", ["__proto__", "x", fileHead("a")], ["title", "Tea"])).toEqual([204]);
    expect(names(received[0]?.files)).toEqual({ ["__proto__"]: "a x" });
    expect(shown(received[0]?.body)).toEqual({ title: "Tea" });
  });

  it("that are URL-encoded are refused by closed objects if undeclared, as those of multipart forms are", async () => {
    const send = async (body: string) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return (await fetch(`${url}/closed-fields`, { method: "POST", headers, body })).status;
    };
    expect([await send("title=Tea&year=7"), await send("title=Tea&other=7"), await send("")]).toEqual([204, 400, 204]);
    expect(received.map(({ body }) => body)).toEqual([{ title: "Tea", year: 7 }, {}]);
  });

  it.each([
    ["a missing file", [["title", "Tea"]], "#/cover required"],
    [
      "a text in place of a file list",
      [
        ["title", "Tea"],
        ["cover", "p", png],
        ["pages", "a"],
        ["title", "b"],
      ],
      "#/title repeated",
    ],
    [
      "two files in place of one",
      [
        ["title", "Tea"],
        ["cover", "p", png],
        ["cover", "p", png],
      ],
      "#/cover type",
    ],
    [
      "too many files",
      [["title", "Tea"], ["cover", "p", png], ...Array(4).fill(["pages", "x", fileHead("x")])],
      "#/pages/3 max-items",
    ],
    [
      "a file in place of a text",
      [
        ["title", "Tea", fileHead("t")],
        ["cover", "p", png],
      ],
      "#/title type",
    ],
  ] as const)("cause a located error for %s", async (_, parts, issue) => {
    expect(await post("/albums", ...(parts as readonly Part[]))).toEqual([400, issue]);
    expect(received).toEqual([]);
  });

  it("are not taken for objects, which browsers send as Blobs with a file name", async () => {
    const about = ["about", '{"by":"me"}', fileHead("blob", "application/json")] as const;
    expect(await post("/albums", ["title", "Tea"], ["cover", "p", png], about)).toEqual([204]);
    expect(shown(received[0]?.body)).toEqual({ title: "Tea", about: { by: "me" } });
    const picture = ["about", "p", png] as const;
    expect(await post("/albums", ["title", "Tea"], ["cover", "p", png], picture)).toEqual([400, "#/about type"]);
  });

  it("leave the other values of their field in the body", async () => {
    const rest = [
      ["title", "Tea"],
      ["cover", "p", png],
    ] as const;
    expect(
      await post("/albums", ...rest, ["credits", "one"], ["credits", "f", fileHead("f")], ["credits", "two"]),
    ).toEqual([204]);
    expect(await post("/albums", ...rest, ["credits", "g", fileHead("g")])).toEqual([204]);
    expect(received.map(({ body }) => shown(body))).toEqual([
      { title: "Tea", credits: ["one", "two"] },
      { title: "Tea" },
    ]);
    expect(received.map(({ files }) => names(files))).toMatchObject([{ credits: ["f f"] }, { credits: ["g g"] }]);
  });

  it("are absent without a form, and from operations without files", async () => {
    const empty = await fetch(`${url}/closed`, { method: "POST" });
    expect(empty.status).toBe(204);
    const json = { method: "POST", headers: { "content-type": "application/json" }, body: '{"title":"Tea"}' };
    expect((await fetch(`${url}/fields`, json)).status).toBe(204);
    const type = { "content-type": "multipart/form-data; boundary=b" };
    const ofUnknownLength = async (path: string): Promise<number> => {
      const body = new ReadableStream({ start: (controller) => controller.close() });
      const init = { method: "POST", headers: type, body, duplex: "half" } as RequestInit;
      return (await fetch(url + path, init)).status;
    };
    expect([await ofUnknownLength("/closed"), await ofUnknownLength("/open")]).toEqual([204, 400]);
    expect(received.map(shown)).toEqual([{ files: {} }, { body: { title: "Tea" }, files: {} }, { files: {} }]);
  });
});

describe("the encoding of a part", () => {
  const rest = [["title", "Tea"]] as const;

  it.each([
    ["image/png", 204],
    ["IMAGE/JPEG; q=1", 204],
    ["image/gif", 400],
    ["image/pngx", 400],
    ["image/png\r\nContent-Type: image/png", 400],
    [undefined, 400],
  ])("limits the content type of a file: %s", async (type, status) => {
    const outcome = await post("/albums", ...rest, ["cover", "p", fileHead("c", type)]);
    expect(outcome).toEqual(status === 204 ? [204] : [400, "#/cover content-type"]);
  });

  it("limits the content type of a text if it is stated", async () => {
    const cover: Part = ["cover", "p", png];
    expect(await post("/albums", ...rest, cover, ["notes", "n"])).toEqual([204]);
    expect(await post("/albums", ...rest, cover, ["notes", "n", "\r\nContent-Type: text/markdown"])).toEqual([204]);
    expect(await post("/albums", ...rest, cover, ["notes", "n", "\r\nContent-Type: text/html"])).toEqual([
      400,
      "#/notes content-type",
    ]);
  });

  it("requires the headers that the document requires", async () => {
    const cover: Part = ["cover", "p", png];
    expect(await post("/albums", ...rest, cover, ["audio-file", "a", fileHead("a", "audio/ogg")])).toEqual([
      400,
      "#/audio-file part-header",
    ]);
    const audio: Part = ["audio-file", "a", fileHead("a", "audio/ogg", "\r\nX-Checksum: 5eb6")];
    expect(await post("/albums", ...rest, cover, audio)).toEqual([204]);
    expect(shown(received[0]?.files)).toMatchObject({ "audio-file": { headers: { "x-checksum": "5eb6" } } });
  });

  it("has headers of files only, which clients send", () => {
    const messages = made.diagnostics.map(({ message }) => message).filter((message) => message.includes("`headers`"));
    expect(messages).toEqual(['`headers` of the encoding of "notes" has no effect']);
  });

  it("can be met by the generated client", { timeout: patience }, async () => {
    const { createClient, createAlbum } = await moduleOf(pack, "client");
    const body = {
      title: "Tea",
      notes: "n",
      cover: new File(["p"], "c.png", { type: "image/png" }),
      "audio-file": {
        data: "a",
        name: "a.ogg",
        type: "audio/ogg",
        headers: { "X-Checksum": "5eb6\r\nX-Other: 1", "X-Bad\r\nName": "1", "content-type": "text/html" },
      },
      thumbnail: { data: encode("t"), name: "t" },
      scans: [new File(["1"], "a"), new File(["2"], "b")],
    };
    await createAlbum(createClient({ baseUrl: url }), { body });
    expect(shown(received[0]?.body)).toEqual({ title: "Tea", notes: "n" });
    expect(names(received[0]?.files)).toEqual({
      cover: "c.png p",
      "audio-file": "a.ogg a",
      scans: ["a 1", "b 2"],
      thumbnail: "t t",
    });
    expect(shown(received[0]?.files)).toMatchObject({
      "audio-file": { headers: { "content-type": "audio/ogg", "x-checksum": "5eb6X-Other: 1", "x-badname": "1" } },
    });
  });
});

it("guildwire conform finds nothing", { timeout: patience }, async () => {
  expect(await nonconformities(made.model, url)).toEqual([]);
});

it("handlers have types for each file", { timeout: patience }, () => {
  const program = `
    import type { AlbumsHandlers, CreateAlbumRequest, UploadClosedRequest } from "foreign-api/server";
    import type { UploadedFile } from "@guildwire/runtime/server";

    type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    const same = <A, B>(_: Equal<A, B>): void => undefined;

    same<CreateAlbumRequest["files"]["cover"], UploadedFile>(true);
    same<CreateAlbumRequest["files"]["pages"], readonly UploadedFile[] | undefined>(true);
    same<CreateAlbumRequest["files"]["scans"], UploadedFile | readonly UploadedFile[] | undefined>(true);
    same<keyof CreateAlbumRequest["body"], "title" | "notes" | "credits" | "about" | "thumbnail">(true);
    // Without a form, there is no file.
    same<UploadClosedRequest["files"]["file"], UploadedFile | undefined>(true);

    export const handlers: Pick<AlbumsHandlers<unknown>, "uploadOpen" | "sendFields"> = {
      uploadOpen: ({ files }) => void files["any"],
      // @ts-expect-error: the form has no files
      sendFields: (request) => void request.files,
    };
  `;
  expect(pack.compileProgram(program)).toBe("");
});
