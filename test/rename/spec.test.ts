import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestProject } from "./project.js";

type Node = { [key: string]: Node };

const bundled = readFileSync(join(import.meta.dirname, "../../generated/openapi.json"), "utf8");

/** The interface of `spec/` after renames of an operation, a type, a property and a named value. */
function renamed(): string {
  const text = bundled
    .replaceAll('"#/components/schemas/Ban"', '"#/components/schemas/Exclusion"')
    .replaceAll('"getGuildBan"', '"getExclusion"');
  const document = JSON.parse(text) as Node;
  const schemas = document["components"]?.["schemas"] as Node;
  const { Ban: ban, ...others } = schemas;
  const { reason, ...properties } = (ban?.["properties"] ?? {}) as Node;
  const cause = { ...(reason as object), "x-renamed-from": "reason" };
  const required = Object.values(ban?.["required"] ?? {})
    .map(String)
    .map((name) => (name === "reason" ? "cause" : name));
  const exclusion = { ...ban, "x-renamed-from": "Ban", required, properties: { cause, ...properties } };
  Object.assign(document["components"] as object, { schemas: { Exclusion: exclusion, ...others } });
  Object.assign(document["paths"]?.["/guilds/{guild_id}/bans/{user_id}"]?.["get"] as object, {
    "x-renamed-from": "getGuildBan",
  });
  const levels = schemas["VerificationLevel"]?.["oneOf"] as unknown as object[];
  Object.assign(levels[0] ?? {}, { title: "OPEN", "x-renamed-from": "NONE" });
  return JSON.stringify(document);
}

const former = `import { createApi, createClient, getGuildBan } from "../out/src/client/index.js";
import { type Ban, VerificationLevel } from "../out/src/types/index.js";

const client = createClient({ baseUrl: "https://x.example", auth: { bot: "t" } });
const { reason, user }: Ban = await getGuildBan(client, { guild_id: "1", user_id: "2" });
export const shown = [reason ?? "", user.id, VerificationLevel.NONE];
export const again = createApi({ baseUrl: "" }).bans.getGuildBan({ guild_id: "1", user_id: "2" }).then((ban) => ban.reason);
`;

const current = `import { createApi, createClient, getExclusion } from "../out/src/client/index.js";
import { type Exclusion, VerificationLevel } from "../out/src/types/index.js";

const client = createClient({ baseUrl: "https://x.example", auth: { bot: "t" } });
const { cause: reason, user }: Exclusion = await getExclusion(client, { guild_id: "1", user_id: "2" });
export const shown = [reason ?? "", user.id, VerificationLevel.OPEN];
export const again = createApi({ baseUrl: "" }).bans.getExclusion({ guild_id: "1", user_id: "2" }).then((ban) => ban.cause);
`;

let project: TestProject;
beforeEach(() => {
  project = new TestProject("only: [types, client, package]\n");
});
afterEach(() => project.remove());

it("follows renames of the interface of spec/", { timeout: 180_000 }, async () => {
  project.write("src/a.ts", former);
  await project.generate(bundled);
  expect(project.compile()).toBe("");
  await project.generate(renamed());
  const { stderr, code } = await project.run("rename", "src");
  expect(stderr).not.toContain("rename-");
  expect(code).toBe(0);
  expect(project.read("src/a.ts")).toBe(current);
  expect(project.compile()).toBe("");
});
