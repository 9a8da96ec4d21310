import { describe, expect, it } from "vitest";
import { model, validator, validatorFiles, validators } from "./specification.js";

/** Responses with an unnamed schema, such as arrays, have validators named after their operations. */
describe("responses", () => {
  it("of every operation have a validator, named after the schema or the operation", () => {
    const missing = model.operations.flatMap((operation) =>
      operation.responses.flatMap(({ status, content }) => {
        const use = content.find(({ kind }) => kind === "json")?.use;
        if (use === undefined) return [];
        const several = operation.responses.filter((one) => String(one.status).startsWith("2")).length > 1;
        const suffix = String(status).startsWith("2") ? `Result${several ? status : ""}` : `Response${status}`;
        const name = use.type.kind === "reference" && !use.nullable ? use.type.name : operation.typeStem + suffix;
        return validators[name] === undefined ? [`${operation.id} ${status}: ${name}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  const region = { id: "tide", name: "Tide", vip: false, optimal: true, deprecated: false, custom: false };

  it("that are arrays are validated item by item", () => {
    const subject = validator("GetGuildVoiceRegionsResult");
    expect(subject.validate([region, region])).toEqual({ ok: true, value: [region, region] });
    expect(subject.validate([region, { ...region, vip: 1 }])).toMatchObject({
      ok: false,
      issues: [{ path: "/1/vip", message: "[1].vip: must be a boolean (got 1)" }],
    });
    expect(subject.validate({ 0: region })).toMatchObject({ ok: false, issues: [{ path: "", code: "type" }] });
  });

  it("are parsed like named types, and tolerate future additions of the service", () => {
    const invite = validator("GetGuildVoiceRegionsResult").parse([{ ...region, mood: "calm" }]);
    expect(invite).toEqual({ ok: true, value: [region] });
    const webhook = { id: "223704706495545344", type: 99, application_id: null, avatar: null, name: null };
    const known = { ...webhook, channel_id: "199737254929760256", guild_id: "197038439483310086" };
    expect(validator("GetGuildWebhooksResult").validate([known])).toEqual({ ok: true, value: [known] });
  });

  it("with a named schema get no second validator", () => {
    const exported = validatorFiles.filter(({ path }) => path.includes("/responses/")).map(({ text }) => text);
    expect(exported.length).toBeGreaterThan(0);
    expect(exported.join("\n")).not.toContain("GetGuildResult");
    expect(validators["GetGuildResult"]).toBeUndefined();
  });
});
