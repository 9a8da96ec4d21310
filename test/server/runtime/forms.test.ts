import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formBody, multipartBody, payloadBody, type Query } from "../../../runtime/src/server/index.js";
import { runCount } from "../../run-count.js";
import { anyObject, inPieces, type ResponseData, receiver } from "./form-receiver.js";

const multipart = multipartBody(anyObject, { required: true, files: ["file"], otherFiles: "any" });
const type = "multipart/form-data; boundary=b";
const part = (head: string, content: string): string => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string): string =>
  part(`Content-Disposition: form-data; name="${name}"`, content);

describe("a multipart form", () => {
  // Small chunks are joined before parsing, large ones are not.
  test.each([
    ["small", 1],
    ["large", 700],
  ])("is parsed equally, however it is split into %s chunks", async (_, times) => {
    const form = new FormData();
    form.set("title", "Tëa");
    const text = "\r\n--b\r\nabc".repeat(times);
    form.set("file", new File([text], 'x"y.txt', { type: "text/plain" }));
    form.append("files[0]", new File([""], "empty"));
    const request = new Request("http://example.test/", { method: "POST", body: form });
    const contentType = request.headers.get("content-type") as string;
    const bytes = new Uint8Array(await request.arrayBuffer());
    const send = receiver(multipart);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
        expect(await send(inPieces(bytes, cuts), contentType)).toEqual({
          status: 200,
          body: { title: "Tëa" },
          files: [
            { field: "file", filename: 'x"y.txt', contentType: "text/plain", size: text.length, text },
            { field: "files[0]", filename: "empty", contentType: "application/octet-stream", size: 0, text: "" },
          ],
          issues: [],
        });
      }),
      { numRuns: runCount(60) },
    );
  });

  test.each([
    ["a CRLF", "\r\n"],
    ["lines of text", "This is a message\r\nin MIME format.\r\n\r\n"],
    ["lines that begin like a boundary", "--\r\n--bc\r\n--b-\r\n-\r\n\r--b\r\n"],
    ["as much as is allowed", `${"x".repeat(8190)}\r\n`],
  ])("may have %s before its first boundary, and an epilogue", async (_, preamble) => {
    const send = receiver(multipart);
    const bytes = new TextEncoder().encode(`${preamble}${field("a", "1")}${field("b", "2")}--b--\r\n--b\r\nbye`);
    const near = preamble.length > 1000 ? preamble.length - 8 : 0;
    for (let cut = near; cut <= bytes.length; cut += 1)
      expect(await send(inPieces(bytes, [cut]), type)).toMatchObject({ status: 200, body: { a: "1", b: "2" } });
  });

  test("may have padding after its first boundary", async () => {
    const send = receiver(multipart);
    const sent = `\r\n--b \t${field("a", "1").slice(3)}--b--`;
    expect(await send(sent, type)).toMatchObject({ status: 200, body: { a: "1" } });
  });

  test("without parts is an empty form", async () => {
    for (const sent of ["--b--", "\r\n--b--\r\n"])
      expect(await receiver(multipart)(sent, type)).toMatchObject({ status: 200, body: {} });
  });

  test("gets the same response however its preamble is split", async () => {
    const send = receiver(multipart);
    const pieces = fc.array(fc.constantFrom("\r", "\n", "\r\n", "--b", "-", "b", " ", "x", "x".repeat(4000)), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(pieces, fc.array(fc.nat(9000), { maxLength: 6 }), async (texts, cuts) => {
        const bytes = new TextEncoder().encode(`${texts.join("")}\r\n${field("a", "1")}--b--`);
        const places = cuts.map((cut) => Math.min(cut, bytes.length));
        expect(await send(inPieces(bytes, places), type)).toEqual(await send(bytes, type));
      }),
      { numRuns: runCount(300) },
    );
  });

  test("may have text after its end, and repeated fields", async () => {
    const send = receiver(multipart);
    const text = `${field("a", "1")}${field("b", "2")}${field("a", "3")}--b--`;
    const cut = inPieces(new TextEncoder().encode(`${text}\r\nbye`), [text.length]);
    expect(await send(cut, type)).toMatchObject({ status: 200, body: { a: ["1", "3"], b: "2" } });
    expect(await send(text, type)).toMatchObject({ status: 200, body: { a: ["1", "3"], b: "2" } });
  });

  test("has files where the specification declares them, with or without a file name", async () => {
    const response = await receiver(multipart)(`${field("file", "x")}${field("other", "y")}--b--\r\n`, type);
    expect(response.files.map((file) => file.field)).toEqual(["file"]);
    expect(response.body).toEqual({ other: "y" });
  });

  test("does not pass an undeclared file under the name that a declared one has in code", async () => {
    const options = { files: ["cover_image"], otherFiles: "any", fileKeys: { cover_image: "coverImage" } } as const;
    const send = receiver(multipartBody(anyObject, { required: true, ...options }));
    const { files } = await send(
      `${field("cover_image", "a")}${part(`Content-Disposition: form-data; name="coverImage"; filename="b"`, "b")}--b--`,
      type,
    );
    expect(files.map(({ field: name, text }) => [name, text])).toEqual([["cover_image", "a"]]);
  });

  test.each([8192, 8193])("may have headers of 8,192 bytes, however it is split: %i", async (size) => {
    const send = receiver(multipart);
    const head = 'Content-Disposition: form-data; name="a"\r\nX: ';
    const bytes = new TextEncoder().encode(`${part(head + "x".repeat(size - head.length), "1")}--b--`);
    const end = "--b\r\n".length + size;
    for (let cut = end - 2; cut <= end + 4; cut += 1) {
      const { issues } = await send(inPieces(bytes, [cut]), type);
      expect(issues).toEqual(size === 8192 ? [] : [" MAX_PART_HEADERS"]);
    }
  });

  test("has a file name that is decoded once", async () => {
    const head = `Content-Disposition: form-data; name="file"; filename*=UTF-8''a%2522%250A.txt`;
    const { files } = await receiver(multipart)(`${part(head, "x")}--b--`, type);
    expect(files.map(({ filename }) => filename)).toEqual(["a%22%0A.txt"]);
  });

  test.each([
    ["lines that end in LF", type, '--b\nContent-Disposition: form-data; name="a"\n\n1\n--b--\n', 400, " LINE_ENDS"],
    ["a preamble whose line ends in LF", type, `\n${field("a", "1")}--b--`, 400, " LINE_ENDS"],
    ["a preamble that is too long", type, `${"x".repeat(8191)}\r\n${field("a", "1")}--b--`, 400, " PREAMBLE"],
    ["padding that is too long", type, `--b${" ".repeat(8193)}\r\n${field("a", "1").slice(5)}--b--`, 400, " PREAMBLE"],
    ["no boundary", "multipart/form-data", `${field("a", "1")}--b--`, 400, " BOUNDARY"],
    ["an empty boundary", 'multipart/form-data; boundary=""', "", 400, " BOUNDARY"],
    ["a boundary that is too long", `multipart/form-data; boundary=${"b".repeat(71)}`, "x", 400, " BOUNDARY"],
    ["another boundary", "multipart/form-data; boundary=c", `${field("a", "1")}--b--`, 400, " MULTIPART"],
    ["an end that is cut off", type, field("a", "1"), 400, " MULTIPART"],
    ["a part that is cut off", type, "--b\r\nContent-Disposition: form-data; na", 400, " MULTIPART"],
    ["a part without a name", type, `${part("Content-Disposition: form-data", "1")}--b--`, 400, " PART_NAME"],
    ["a part without headers", type, "--b\r\n\r\n\r\n1\r\n--b--", 400, " PART_NAME"],
    [
      "a field that is no UTF-8",
      type,
      new Blob([`--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n`, new Uint8Array([255]), "\r\n--b--"]),
      400,
      "/a ENCODING",
    ],
    ["headers that are too long", type, `${part(`X: ${"x".repeat(9000)}`, "1")}--b--`, 400, " MAX_PART_HEADERS"],
    ["too many parts", type, `${field("a", "1").repeat(6)}--b--`, 413, " MAX_PARTS"],
    ["too many files", type, `${field("file", "1").repeat(3)}--b--`, 413, "/file MAX_FILES"],
    ["a field that is too large", type, `${field("a", "x".repeat(101))}--b--`, 413, "/a MAX_FIELD_SIZE"],
    ["a file that is too large", type, `${field("file", "x".repeat(201))}--b--`, 413, " MAX_FILE_SIZE"],
    [
      "too much of everything",
      type,
      `${field("file", "x".repeat(180)).repeat(2)}${field("a", "x".repeat(20_000))}--b--`,
      413,
      " MAX_FILE_SIZE",
    ],
  ])("with %s is refused at its location", async (_, contentType, sent, status, issue) => {
    const send = receiver(multipart, { parts: 5, files: 2, field: 100, file: 200, body: 30_000 });
    const response = await send(sent, contentType);
    expect([response.status, response.issues]).toEqual([status, [issue]]);
  });

  test("is refused as a whole if it exceeds the limit", async () => {
    const send = receiver(multipart, { body: 500 });
    const stream = inPieces(
      new TextEncoder().encode(`${field("a", "x".repeat(100)).repeat(6)}--b--`),
      [100, 200, 300, 400],
    );
    expect(await send(stream, type)).toMatchObject({ status: 413, issues: [" MAX_SIZE"] });
  });

  test("reads no more from its sender than it has parsed", async () => {
    let pulled = 0;
    const head = new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n');
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(pulled === 1 ? head : new Uint8Array(1000));
        },
      },
      { highWaterMark: 0 },
    );
    const send = receiver(multipart, { field: 5000, file: 5000 });
    expect(await send(stream, type)).toMatchObject({ status: 413 });
    expect(pulled).toBeLessThan(10);
  });

  test("of any bytes gets a response", async () => {
    const send = receiver(multipart);
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom("--b", "\r\n", "--", 'Content-Disposition: form-data; name="a"', "\r\n\r\n", "x", ": "),
        fc.string({ maxLength: 5 }),
      ),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (texts) => {
        const { status } = await send(new TextEncoder().encode(texts.join("")), type);
        expect([200, 400, 413]).toContain(status);
      }),
      { numRuns: runCount(300) },
    );
  });
});

describe("a form with a payload", () => {
  const send = receiver(
    payloadBody(anyObject, { required: true, property: "payload_json", files: ["file"], fileLists: ["files"] }),
  );
  const payload = (value: object): string => field("payload_json", JSON.stringify(value));

  test("has files only from separate parts", async () => {
    const pretended = { title: "Tea", file: "no file", files: ["none"], "files[0]": {}, payload_json: { title: "x" } };
    const sent = await send(`${payload(pretended)}--b--`, type);
    expect(sent).toEqual({ status: 200, body: { title: "Tea" }, files: [], issues: [] });
    const both = await send(`${payload(pretended)}${field("file", "a")}${field("files[0]", "b")}--b--`, type);
    expect(both.body).toEqual({ title: "Tea" });
    expect(both.files.map(({ field: name, text }) => [name, text])).toEqual([
      ["file", "a"],
      ["files[0]", "b"],
    ]);
  });

  test("has files in numbered fields, with or without a file name", async () => {
    const response = await send(
      `${field("file", "x")}${field("files[12]", "y")}${field("files[x]", "z")}--b--\r\n`,
      type,
    );
    expect(response.files.map((file) => file.field)).toEqual(["file", "files[12]"]);
    expect(response.body).toEqual({ "files[x]": "z" });
  });

  test("that is sent as plain JSON has no files and no payload", async () => {
    const pretended = { title: "Tea", file: "no file", files: ["none"], "files[0]": {}, payload_json: "{}" };
    const sent = await send(JSON.stringify(pretended), "application/json");
    expect(sent).toEqual({ status: 200, body: { title: "Tea" }, files: [], issues: [] });
    expect((await send("[1]", "application/json")).status).toBe(400);
  });

  test("keeps names that only resemble those of files", async () => {
    const kept = { "file[0]": 1, "files[x]": 2, files_: 3 };
    expect((await send(`${payload(kept)}--b--`, type)).body).toEqual(kept);
  });

  test("accepts the payload as a Blob with a type, which has a file name", async () => {
    const form = new FormData();
    form.set("payload_json", new Blob([JSON.stringify({ title: "Tëa" })], { type: "application/json" }));
    form.set("file", new Blob(["a"]));
    const response = await send(form);
    expect(response).toMatchObject({ status: 200, body: { title: "Tëa" }, files: [{ field: "file", text: "a" }] });
    expect(response.files).toHaveLength(1);
    const broken = await send(
      `${part('Content-Disposition: form-data; name="payload_json"; filename="blob"', "{")}--b--`,
      type,
    );
    expect(broken).toMatchObject({ status: 400, issues: ["/payload_json JSON"] });
  });
});

describe("the JSON in the fields of a form", () => {
  const read = (fields: Query): object => ({ a: fields.json("a"), b: fields.jsonList("b") });
  const limits = { values: 6 };
  const forms = {
    urlencoded: receiver(formBody(anyObject, { required: true, read }), limits),
    multipart: receiver(multipartBody(anyObject, { required: true, read }), limits),
  };

  test.each(["urlencoded", "multipart"] as const)("has as many values together as a JSON body: %s", async (kind) => {
    const send = (...fields: readonly (readonly [name: string, json: string])[]): Promise<ResponseData> =>
      kind === "multipart"
        ? forms.multipart(`${fields.map(([name, json]) => field(name, json)).join("")}--b--`, type)
        : forms.urlencoded(new URLSearchParams(fields as [string, string][]));
    expect(await send(["a", "[1,2]"], ["b", "{}"], ["b", "[1]"])).toMatchObject({
      status: 200,
      body: { a: [1, 2], b: [{}, [1]] },
    });
    expect(await send(["a", "[1,2]"], ["b", "[{}]"], ["b", "[1]"])).toMatchObject({
      status: 400,
      issues: [" MAX_VALUES"],
    });
    // Text is a value, whatever it contains.
    expect(await send(["a", "a,b,c,d,e,f,g"])).toMatchObject({ status: 200, body: { a: "a,b,c,d,e,f,g" } });
  });
});

describe("a urlencoded form", () => {
  const plain = receiver(formBody(anyObject, { required: true }), { parts: 4 });
  const read = receiver(
    formBody(anyObject, {
      required: true,
      read: (fields) => ({ n: fields.integer("n"), tags: fields.repeated("tags") }),
    }),
  );
  const form = "application/x-www-form-urlencoded";

  test("is read as strings, or with the types that the operation declares", async () => {
    expect((await plain("a=1+2&b=%C3%A4&a=3", form)).body).toEqual({ a: ["1 2", "3"], b: "ä" });
    expect((await read("n=12&tags=a&tags=b&x=1", form)).body).toEqual({ n: 12, tags: ["a", "b"] });
  });

  test("with broken encoding, or a repeated single value, is refused at the field", async () => {
    expect(await read("n=%zz", form)).toMatchObject({ status: 400, issues: ["/n ENCODING"] });
    expect(await read("n=1&n=2", form)).toMatchObject({ status: 400, issues: ["/n REPEATED"] });
  });

  test("has a limited number of fields", async () => {
    expect((await plain("a=1&b=2&c=3&d=4", form)).status).toBe(200);
    expect(await plain("a=1&b=2&c=3&d=4&e=5", form)).toMatchObject({ status: 413, issues: [" MAX_FIELDS"] });
  });
});
