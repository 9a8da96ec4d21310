import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { generated } from "../foreign/foreign-api.js";
import { type Any, type GeneratedPackage, generatePackage, serve } from "./serve.js";

let members: GeneratedPackage;

beforeAll(async () => {
  members = await generatePackage("members.yaml", { propertyNames: "camelCase" });
});

afterAll(() => members.package.remove());

const profile = {
  userId: "1",
  userId2: "2",
  _id: "3",
  "+1": 1,
  default: true,
  shownAs: "A",
  nickNames: { given_name: "B" },
};
const member = { joinedAt: "2024-01-01T00:00:00Z", userProfile: profile, invitedBy: { userProfile: { userId: "0" } } };
const wireProfile = {
  user_id: "1",
  userId: "2",
  _id: "3",
  "+1": 1,
  default: true,
  "display-name": "A",
  nick_names: { given_name: "B" },
};
const wireMember = {
  joined_at: "2024-01-01T00:00:00Z",
  user_profile: wireProfile,
  invited_by: { user_profile: { user_id: "0" } },
};

const authenticate = { token: () => "caller" };

/** Requests as they were sent, to a server that responds with JSON. */
async function recorded(json: unknown): Promise<{ readonly api: Any; readonly requests: Any[] }> {
  const requests: Any[] = [];
  const running = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url, headers: request.headers, body });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => running.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void running.close());
  const baseUrl = `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
  return { api: members.client.createApi({ baseUrl, auth: { token: "t" } }).members, requests };
}

describe("camelCase names", () => {
  it("are those of code, and the names of the document are sent", async () => {
    const { api, requests } = await recorded(wireMember);
    const body = {
      userName: "a",
      passWord: "b",
      contactWays: [
        { contactType: "mail", mailAddress: "a@b.example" },
        { contactType: "phone", phoneNumber: "1" },
      ],
    };
    expect(await api.addMember({ groupId: "g 1", body })).toEqual(member);
    expect(requests[0].url).toBe("/groups/g%201/members");
    expect(JSON.parse(requests[0].body)).toEqual({
      user_name: "a",
      pass_word: "b",
      contact_ways: [
        { contact_type: "mail", mail_address: "a@b.example" },
        { contact_type: "phone", phone_number: "1" },
      ],
    });
  });

  it("are those of parameters, in every location", async () => {
    const { api, requests } = await recorded([]);
    await api.listMembers({ groupId: "1", afterId: "2", xTraceId: "3", filter: { joinedAfter: "4", maxAge: 5 } });
    expect(requests[0].url).toBe("/groups/1/members?after_id=2&filter%5Bjoined_after%5D=4&filter%5Bmax_age%5D=5");
    expect(requests[0].headers["x-trace-id"]).toBe("3");
  });

  it("are those of handlers, for parameters, bodies, results and errors", async () => {
    const received: Any[] = [];
    const { api, errors } = await serve(
      members,
      {
        members: {
          listMembers: (request: Any) => {
            received.push(request);
            return [member];
          },
          addMember: ({ body }: Any) => {
            received.push(body);
            throw members.server.errors[409]({ errorCode: "known", memberSince: "2024" });
          },
          setPicture: ({ body, files }: Any) => {
            received.push({ body, files: Object.keys(files) });
          },
        },
      },
      { authenticate },
    );
    const query = { afterId: "2", pageSize: 2, filter: { joinedAfter: "4", maxAge: 5 } };
    expect(await api.members.listMembers({ groupId: "1", ...query, xTraceId: "3" })).toEqual([member]);
    const body = { userName: "a", passWord: "b", contactWays: [{ contactType: "phone", phoneNumber: "1" }] };
    const error = await api.members.addMember({ groupId: "1", body }).catch((thrown: unknown) => thrown);
    expect(error.body).toEqual({ errorCode: "known", memberSince: "2024" });
    const picture = { pictureFile: new Blob(["x"]), altText: "a", cropArea: { fromX: 1 } };
    await api.members.setPicture({ groupId: "1", body: picture });
    expect(received).toEqual([
      { path: { groupId: "1" }, query, headers: { xTraceId: "3" } },
      body,
      { body: { altText: "a", cropArea: { fromX: 1 } }, files: ["pictureFile"] },
    ]);
    expect(errors).toEqual([]);
  });

  it("lead from page to page", async () => {
    const ids = ["1", "2", "3"];
    const listMembers = ({ query }: Any): Any => {
      const rest = ids.filter((id) => id > (query.afterId ?? ""));
      return rest.slice(0, query.pageSize).map((userId) => ({ userProfile: { userId } }));
    };
    const { client } = await serve(members, { members: { listMembers } }, { authenticate });
    const found: string[] = [];
    for await (const { userProfile } of members.client.paginateListMembers(client, { groupId: "1", pageSize: 1 })) {
      found.push(userProfile.userId);
    }
    expect(found).toEqual(ids);
  });

  it("do not let errors show a password that a server repeats", async () => {
    const { api, requests } = await recorded({});
    const body = { userName: "a", passWord: "correct horse battery" };
    await api.addMember({ groupId: "1", body });
    expect(requests).toHaveLength(1);
    expect(members.sourceOf("client/members.ts")).toContain("const secrets = [args.body.passWord || []].flat();");
  });

  it("get a number if they collide, with a warning, and are kept if they are not words", async () => {
    const path = join(import.meta.dirname, "documents/members.yaml");
    const { diagnostics } = await generated(path, { propertyNames: "camelCase" });
    const found = diagnostics.filter(({ code }) => code === "colliding-names" || code === "value-undecided");
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ["colliding-names", "`userId` and `user_id` both become the property `userId` (`userId2` is free)"],
    ]);
  });

  it("keep names of undeclared properties, and give them back", () => {
    const { userProfileConversion } = members.conversions;
    const wire = { user_id: "1", userId: "2", userId2: "3", given_name: "4", userId_: "5", shownAs: "6" };
    const value = userProfileConversion.fromWire(wire);
    expect(value).toEqual({ userId: "1", userId2: "2", userId2_: "3", given_name: "4", userId__: "5", shownAs_: "6" });
    expect(userProfileConversion.toWire(value)).toEqual(wire);
  });

  it("are those of types, and validators have those of the document", () => {
    const program = `
      import { addMember, createClient } from "foreign-api/client";
      import type { Member } from "foreign-api/types";
      import { Member as validator } from "foreign-api/validators";
      export async function add(): Promise<string | undefined> {
        const client = createClient({ baseUrl: "http://localhost" });
        const way = { contactType: "mail", mailAddress: "x" } as const;
        const member: Member = await addMember(client, { groupId: "1", body: { userName: "a", passWord: "b", contactWays: [way] } });
        // @ts-expect-error the name of the document
        member.user_profile;
        return member.userProfile.shownAs ?? member.joinedAt;
      }
      export function idOf(value: unknown): string {
        return validator.is(value) ? value.user_profile.user_id : "";
      }`;
    expect(members.package.compileProgram(program)).toBe("");
  });
});
