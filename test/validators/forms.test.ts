import { describe, expect, it } from "vitest";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadFiles } from "../load/virtual.js";
import { emitted, run } from "./compile.js";
import { validator } from "./specification.js";

/** Forms that carry a message: their constraints besides those of single fields (readings T57, T58). */
describe.each(["ExecuteWebhookMultipartBody", "CreateFollowupMessageMultipartBody"])("%s", (name) => {
  it.each<[string, object]>([
    ["content", { content: "hi" }],
    ["a file", { file: "bytes" }],
    ["a numbered file", { "files[0]": "bytes" }],
    ["embeds", { embeds: [{ title: "Tide" }] }],
    ["a payload, which is looked at by itself", { payload_json: '{"content":"hi"}' }],
    ["a payload beside a file", { payload_json: "{}", file: "bytes" }],
  ])("accepts %s", (_title, form) => {
    expect(validator(name).validate(form)).toEqual({ ok: true, value: form });
  });

  it.each<[string, object]>([
    ["nothing", {}],
    ["a name only", { username: "Lookout" }],
    ["an empty content and no embeds", { content: "", embeds: [] }],
    ["an empty payload", { payload_json: "" }],
  ])("refuses %s", (_title, form) => {
    expect(validator(name).validate(form)).toMatchObject({
      ok: false,
      issues: [{ path: "", code: "message-not-empty" }],
    });
  });
});

describe("a file with string limits", () => {
  const Upload = {
    type: "object",
    required: ["file"],
    properties: { file: { type: "string", format: "binary", maxLength: 3 } },
  };
  const requestBody = { content: { "multipart/form-data": { schema: { $ref: "#/components/schemas/Upload" } } } };
  const post = { operationId: "upload", requestBody, responses: { 204: { description: "done" } } };

  it("checks string limits, and no limits of other representations", () => {
    const validators = validatorsOf(Upload);
    expect(validators?.validate({ file: new Blob(["longer"]) }).ok).toBe(true);
    expect(validators?.validate({ file: "abc" }).ok).toBe(true);
    expect(validators?.validate({ file: "longer" })).toMatchObject({ ok: false, issues: [{ path: "/file" }] });
  });

  function validatorsOf(schema: object) {
    const document = {
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: { "/files": { post } },
      components: { schemas: { Upload: schema } },
    };
    const { loaded } = loadFiles({ "openapi.json": JSON.stringify(document) });
    if (loaded === undefined) throw new Error("the document cannot be loaded");
    return run(emitted(buildModel(loaded).model))["Upload"];
  }
});
