import { describe, expect, it } from "vitest";
import { checkText } from "./checked.js";

/** The diagnostics about media types of a document that declares each of them. */
function checkMediaTypes(
  mediaTypes: readonly string[],
): readonly (readonly [string | undefined, string | undefined])[] {
  const content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, {}]));
  const document = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/a": { get: { operationId: "a", responses: { 200: { description: "d", content } } } } },
  };
  return checkText(JSON.stringify(document)).flatMap(({ code, pointer, fix, severity }) =>
    code === "media-type-misspelled" ? [[`${severity} ${pointer}`, fix]] : [],
  );
}

describe("media types", () => {
  it.each([
    ["aplication/json", "application/json"],
    ["applicaton/json; charset=utf-8", "application/json"],
    ["application/jsn", "application/json"],
    ["application/jason", "application/json"],
    ["Application/JSNO", "application/json"],
    ["application/octetstream", "application/octet-stream"],
    ["application/x-www-form-urlencode", "application/x-www-form-urlencoded"],
    ["application/www-form-urlencoded", "application/x-www-form-urlencoded"],
    ["application/problem-json", "application/problem+json"],
    ["multipart/formdata", "multipart/form-data"],
    ["mutlipart/mixed", "multipart/mixed"],
    ["text/plan", "text/plain"],
    ["txt/csv", "text/csv"],
    ["text/event-steam", "text/event-stream"],
    ["aplication/vnd.acme+json", "application/vnd.acme+json"],
  ])("%s gets a warning that suggests %s", (written, meant) => {
    const pointer = `warning /paths/~1a/get/responses/200/content/${written.replaceAll("/", "~1")}`;
    expect(checkMediaTypes([written])).toEqual([[pointer, `did you mean \`${meant}\`?`]]);
  });

  it("are not reported when they are well known, registered, or of a vendor", () => {
    const names =
      "application/json application/JSON application/json;charset=utf-8 application/problem+json application/problem+xml " +
      "application/bson application/json5 application/jsonl application/jsonlines application/json-seq application/jose " +
      "application/ndjson application/x-ndjson application/ubjson application/geo+json application/ion application/x-json " +
      "application/json-patch+json application/merge-patch+json application/vnd.json application/x-octet-stream " +
      "application/xml application/xhtml+xml application/yaml application/x-yaml application/toml application/pdf " +
      "application/zip application/gzip application/x-gzip application/cbor application/jwt application/graphql application/sql " +
      "application/* image/* */* text/* image/jpg image/jp2 image/jpx image/jxl image/png image/apng image/gif image/bmp image/webp " +
      "image/svg+xml audio/mpeg audio/mp4 audio/ogg video/mpeg video/mp4 video/webm text/html text/css text/csv text/tsv text/vtt " +
      "text/xml text/json text/markdown text/calendar text/event-stream font/woff2 model/gltf+json message/rfc822 chemical/x-pdb " +
      "multipart/mixed multipart/related multipart/form-data multipart/alternative x-world/x-vrml haptics/ivs example/json";
    expect(checkMediaTypes(names.split(" "))).toEqual([]);
  });
});
