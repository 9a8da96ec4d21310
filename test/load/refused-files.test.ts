import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { loadFiles, type RefusalCase, root, shown } from "./virtual.js";

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part]))));

const texts: Readonly<Record<string, RefusalCase>> = {
  "a root that does not exist": {
    files: {},
    want: ["openapi.yaml:1:1 file-unreadable openapi.yaml does not exist"],
  },
  "a list that is never closed": {
    files: { "openapi.yaml": root("tags: [a, b\n") },
    want: [
      "openapi.yaml:4:1 syntax-error Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
  },
  "a duplicate key": {
    files: { "openapi.yaml": root("tags: []\nservers: []\ntags: []\n") },
    want: ['openapi.yaml:5:1 syntax-error the key "tags" is defined twice in one map'],
  },
  "a duplicate key, once as a number": {
    files: { "openapi.yaml": root("x: { 200: a, '200': b }\n") },
    want: ['openapi.yaml:3:14 syntax-error the key "200" is defined twice in one map'],
  },
  "a key that is a boolean": {
    files: { "openapi.yaml": root("x: { true: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key true is not a string"],
  },
  "a key that is null": {
    files: { "openapi.yaml": root("x: { null: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key null is not a string"],
  },
  "a key that is a fraction": {
    files: { "openapi.yaml": root("x: { 1.0: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key 1.0 is not a string"],
  },
  "a key that is a hexadecimal number": {
    files: { "openapi.yaml": root("x: { 0x10: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key 0x10 is not a string"],
  },
  "a key that is a list": {
    files: { "openapi.yaml": root("x: { [a]: b }\n") },
    want: ["openapi.yaml:3:6 syntax-error a key is a list"],
  },
  "an empty key": {
    files: { "openapi.yaml": root("x:\n  : a\n") },
    want: ["openapi.yaml:4:3 syntax-error a key is empty"],
  },
  "a merge key": {
    files: { "openapi.yaml": root("x: &x { a: 1 }\ny:\n  <<: *x\n") },
    want: ["openapi.yaml:5:3 syntax-error merge keys are not part of YAML 1.2"],
  },
  "a custom tag": {
    files: { "openapi.yaml": root("x: !secret a\n") },
    want: ["openapi.yaml:3:4 syntax-error Unresolved tag: !secret"],
  },
  "a tag of YAML 1.1": {
    files: { "openapi.yaml": root("x: !!binary aGk=\n") },
    want: ["openapi.yaml:3:4 syntax-error Unresolved tag: tag:yaml.org,2002:binary"],
  },
  "a file that asks for YAML 1.1": {
    files: { "openapi.yaml": `%YAML 1.1\n---\n${root()}` },
    want: ["openapi.yaml:1:1 syntax-error the file declares YAML 1.1"],
  },
  "a second document": {
    files: { "openapi.yaml": `${root()}---\na: 1\n` },
    want: ["openapi.yaml:3:1 syntax-error the file contains more than one YAML document"],
  },
  "a number that JSON cannot hold": {
    files: { "openapi.yaml": root("x: [1, .inf, -.INF, .nan]\n") },
    want: [
      "openapi.yaml:3:8 syntax-error .inf is not a number that JSON can represent",
      "openapi.yaml:3:14 syntax-error -.INF is not a number that JSON can represent",
      "openapi.yaml:3:21 syntax-error .nan is not a number that JSON can represent",
    ],
  },
  "an alias without an anchor": {
    files: { "openapi.yaml": root("x: *y\n") },
    want: ["openapi.yaml:3:4 syntax-error the alias *y has no anchor before it"],
  },
  "an alias inside the node that it names": {
    files: { "openapi.yaml": root("x: &x\n  y: *x\n") },
    want: ["openapi.yaml:4:6 syntax-error the alias *x is inside the node that it refers to"],
  },
  "bytes that are not UTF-8": {
    files: { "openapi.yaml": bytes("a: é\nb: caf", 0xe9, "\n") },
    want: [
      "openapi.yaml:2:7 syntax-error the file is not valid UTF-8",
      "openapi.yaml:1:1 version-unsupported the document does not declare its OpenAPI version",
    ],
  },
  "bytes that are not UTF-8 at the end of the file": {
    files: { "openapi.yaml": bytes("a: 1\nb: 😀", 0xf0, 0x9f) },
    want: [
      "openapi.yaml:2:6 syntax-error the file is not valid UTF-8",
      "openapi.yaml:1:1 version-unsupported the document does not declare its OpenAPI version",
    ],
  },
  "an HTML page": {
    files: { "openapi.yaml": "\n<!DOCTYPE html>\n<html><head><title>Sign in: Shelf</title></head></html>\n" },
    want: ["openapi.yaml:1:1 syntax-error the file is an HTML page"],
  },
  XML: {
    files: { "openapi.yaml": "<?xml version='1.0'?>\n<edmx:Edmx />\n" },
    want: ["openapi.yaml:1:1 syntax-error the file is XML"],
  },
  "a file compressed with gzip": {
    files: { "openapi.yaml": gzipSync(root()) },
    want: ["openapi.yaml:1:1 syntax-error the file is compressed with gzip"],
  },
  "a ZIP archive": {
    files: { "openapi.yaml": bytes("PK", 3, 4, 20, 0) },
    want: ["openapi.yaml:1:1 syntax-error the file is a ZIP archive"],
  },
  "a PDF": {
    files: { "openapi.yaml": "%PDF-1.7\n" },
    want: ["openapi.yaml:1:1 syntax-error the file is a PDF"],
  },
  "UTF-32 with a byte order mark": {
    files: { "openapi.yaml": bytes(0xff, 0xfe, 0, 0, "o", 0, 0, 0) },
    want: ["openapi.yaml:1:1 syntax-error the file is UTF-32 (little-endian)"],
  },
  "UTF-32 without a byte order mark": {
    files: { "openapi.json": bytes(0, 0, 0, "{", 0, 0, 0, "}") },
    want: ["openapi.json:1:1 syntax-error the file is UTF-32 (big-endian)"],
  },
  "UTF-16 with a NUL character": {
    files: { "openapi.yaml": Buffer.from("\ufeffopenapi: 3.1.0\0", "utf16le").swap16() },
    want: ["openapi.yaml:1:1 syntax-error the file is UTF-16 (big-endian)"],
  },
  "a NUL byte": {
    files: { "openapi.yaml": bytes(root("x: a"), 0, "b\n") },
    want: ["openapi.yaml:3:5 syntax-error the file contains a NUL character"],
  },
  "a mistake in another file, once for all who refer to it": {
    files: {
      "openapi.yaml": root("components:\n  schemas:\n    A: { $ref: './b.yaml#/A' }\n    B: { $ref: './b.yaml#/B' }\n"),
      "b.yaml": "A: { a: [1 }\n",
    },
    want: ["b.yaml:1:12 syntax-error Flow sequence in block collection must be sufficiently indented and end with a ]"],
  },
  "an empty YAML file": {
    files: { "openapi.yaml": "# nothing\n" },
    want: ["openapi.yaml:1:1 version-unsupported the file contains no OpenAPI document"],
  },
  "a document that does not say its version": {
    files: { "openapi.yaml": "info: {}\n" },
    want: ["openapi.yaml:1:1 version-unsupported the document does not declare its OpenAPI version"],
  },
  "Swagger 1.2": {
    files: { "openapi.yaml": "info: {}\nswagger: '1.2'\n" },
    want: ['openapi.yaml:2:10 version-unsupported the document is written in Swagger "1.2"'],
  },
  "a version that does not exist yet": {
    files: { "openapi.yaml": "openapi: 4.0.0\n" },
    want: ['openapi.yaml:1:10 version-unsupported the OpenAPI version "4.0.0" is not supported'],
  },
  "a version that YAML reads as a number": {
    files: { "openapi.yaml": "openapi: 3.1\n" },
    want: ["openapi.yaml:1:1 version-unsupported the OpenAPI version is declared as openapi: 3.1"],
  },
};

describe("a file is refused at the location of the error:", () => {
  it.each(Object.entries(texts))("%s", (_, { files, want }) => {
    const given = Object.keys(files).length === 0 ? undefined : files;
    const result = given === undefined ? loadDocument("openapi.yaml", { readFile: () => undefined }) : loadFiles(given);
    expect(result.diagnostics.map(shown)).toEqual(want);
  });
});
