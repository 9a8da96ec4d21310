import { describe, expect, it } from "vitest";
import { validator } from "./specification.js";

/** Forms that carry a message: what they must hold besides fields that are right by themselves (readings T57, T58). */
describe.each(["ExecuteWebhookMultipartBody", "CreateFollowupMessageMultipartBody"])("%s", (name) => {
  it.each<[string, object]>([
    ["content", { content: "hi" }],
    ["a file", { file: "bytes" }],
    ["a numbered file", { "files[0]": "bytes" }],
    ["embeds", { embeds: [{ title: "Tide" }] }],
    ["a payload, which is looked at by itself", { payload_json: '{"content":"hi"}' }],
    ["a payload beside a file", { payload_json: "{}", file: "bytes" }],
  ])("is satisfied by %s", (_title, form) => {
    expect(validator(name).validate(form)).toEqual({ ok: true, value: form });
  });

  it.each<[string, object]>([
    ["nothing", {}],
    ["a name only", { username: "Lookout" }],
    ["an empty content and no embeds", { content: "", embeds: [] }],
    ["an empty payload", { payload_json: "" }],
  ])("is not satisfied by %s", (_title, form) => {
    expect(validator(name).validate(form)).toMatchObject({
      ok: false,
      issues: [{ path: "", code: "message-not-empty" }],
    });
  });
});
