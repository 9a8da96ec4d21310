import { createGuild } from "@guildwire/api/client";
import {
  ApiError,
  createClient,
  createGlobalCommand,
  createGuildCommand,
  deleteGlobalCommand,
  getGlobalCommand,
  listGlobalCommands,
  listGuildCommands,
  modifyGlobalCommand,
  replaceGlobalCommands,
  useCommand,
} from "@guildwire/control/client";
import type { NewApplicationCommand } from "@guildwire/control/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandIssues, invocationIssues } from "../../../service/src/rules/application-commands.js";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const moor = { name: "moor", description: "Moors a ship" };

describeOnStores("commands of applications", (world) => {
  const as = (bot: BotActor) => createClient({ baseUrl: `${world().service.url}/control`, auth: { bot: bot.token } });
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => "none",
      (error: unknown) => (error instanceof ApiError ? `${error.status} ${Object(error.body).code}` : String(error)),
    );

  it("are created, listed, read, changed and deleted", async () => {
    const bot = await world().bot();
    const [client, path] = [as(bot), { application_id: bot.applicationId }];
    const created = await createGlobalCommand(client, { ...path, body: moor });
    expect(created).toMatchObject({ status: 201, body: { ...moor, type: 1, application_id: bot.applicationId } });
    const { id, version } = created.body;
    expect(await listGlobalCommands(client, path)).toEqual([created.body]);
    const changed = await modifyGlobalCommand(client, { ...path, command_id: id, body: { description: "Ties up" } });
    expect(changed).toMatchObject({ id, name: "moor", description: "Ties up" });
    expect(BigInt(changed.version)).toBeGreaterThan(BigInt(version));
    expect(await getGlobalCommand(client, { ...path, command_id: id })).toEqual(changed);
    await deleteGlobalCommand(client, { ...path, command_id: id });
    expect(await refusal(getGlobalCommand(client, { ...path, command_id: id }))).toBe("404 10063");
    expect(await refusal(deleteGlobalCommand(client, { ...path, command_id: id }))).toBe("404 10063");
  });

  it("keep their id when they are replaced", async () => {
    const bot = await world().bot();
    const [client, path] = [as(bot), { application_id: bot.applicationId }];
    const { body: first } = await createGlobalCommand(client, { ...path, body: moor });
    const again = await createGlobalCommand(client, { ...path, body: { ...moor, description: "Again" } });
    expect(again).toMatchObject({ status: 200, body: { id: first.id, description: "Again" } });
    const all = await replaceGlobalCommands(client, { ...path, body: [{ name: "inspect", type: 2 }, moor] });
    expect(all.map(({ name, type }) => [name, type])).toEqual([
      ["moor", 1],
      ["inspect", 2],
    ]);
    expect(all[0]?.id).toBe(first.id);
    expect(await replaceGlobalCommands(client, { ...path, body: [] })).toEqual([]);
  });

  it("belong to an application, and to a guild that its bot is in", async () => {
    const [bot, other] = [await world().bot(), await world().bot()];
    const own = await createGuild(bot.client, { body: { name: "own" } });
    const theirs = await createGuild(other.client, { body: { name: "theirs" } });
    const [client, path] = [as(bot), { application_id: bot.applicationId }];
    const { body } = await createGuildCommand(client, { ...path, guild_id: own.id, body: moor });
    expect(body).toMatchObject({ guild_id: own.id });
    expect(await listGuildCommands(client, { ...path, guild_id: own.id })).toEqual([body]);
    expect(await listGlobalCommands(client, path)).toEqual([]);
    expect(await refusal(listGuildCommands(client, { ...path, guild_id: theirs.id }))).toBe("403 50001");
    expect(await refusal(listGuildCommands(client, { ...path, guild_id: "1" }))).toBe("404 10004");
    expect(await refusal(listGlobalCommands(client, { application_id: other.applicationId }))).toBe("404 10002");
  });

  it("are at most 100 of a type", async () => {
    const bot = await world().bot();
    const [client, path] = [as(bot), { application_id: bot.applicationId }];
    const names = Array.from({ length: 100 }, (_, index) => ({ ...moor, name: `moor-${index}` }));
    expect(await replaceGlobalCommands(client, { ...path, body: names })).toHaveLength(100);
    expect(await refusal(createGlobalCommand(client, { ...path, body: moor }))).toBe("400 30032");
    expect(await refusal(replaceGlobalCommands(client, { ...path, body: [...names, moor] }))).toBe("400 30032");
    expect((await createGlobalCommand(client, { ...path, body: { ...moor, name: "moor-7" } })).status).toBe(200);
  });

  it("refuse invalid definitions at their location", async () => {
    const bot = await world().bot();
    const path = { application_id: bot.applicationId };
    const invalid = { ...moor, options: [{ type: 3, name: "Ship", description: "Which" }] } as NewApplicationCommand;
    const error: unknown = await replaceGlobalCommands(as(bot), { ...path, body: [moor, invalid] }).catch((e) => e);
    expect(error).toMatchObject({
      status: 400,
      body: { errors: { "1": { options: { "0": { name: { _errors: [{ code: "COMMAND_NAME" }] } } } } } },
    });
  });

  it("refuse suggestions, which interactions of the interface cannot return", async () => {
    const bot = await world().bot();
    const options = [{ type: 3, name: "ship", description: "Which", autocomplete: true }];
    const body = [{ ...moor, options } as unknown as NewApplicationCommand];
    const error: unknown = await replaceGlobalCommands(as(bot), { application_id: bot.applicationId, body }).catch(
      (e) => e,
    );
    expect(error).toMatchObject({
      status: 400,
      body: { errors: { "0": { options: { "0": { autocomplete: { _errors: [{}] } } } } } },
    });
  });

  it("are used with their id, by options that match them", async () => {
    const bot = await world().bot();
    const options = [
      { type: 4 as const, name: "berth", description: "Where", required: true, min_value: 1, max_value: 9 },
    ];
    const { body: command } = await createGlobalCommand(as(bot), {
      application_id: bot.applicationId,
      body: { ...moor, options },
    });
    const user = await world().user();
    const use = (given: object[]) =>
      useCommand(world().control(), {
        body: { application_id: bot.applicationId, user_id: user.id, name: "moor", options: given as never },
      });
    const { id } = await use([{ type: 4, name: "berth", value: 7 }]);
    const stored = await world().read((work) => work.interactions.find("0", id));
    expect(stored?.data).toMatchObject({ id: command.id, options: [{ name: "berth", value: 7 }] });
    for (const given of [[], [{ type: 4, name: "berth", value: 10 }], [{ type: 3, name: "berth", value: "7" }]])
      expect(await refusal(use(given))).toBe("400 50035");
  });
});

describe("the rules of commands", () => {
  const codes = (options: object[], more: object = {}) =>
    commandIssues({ ...moor, options: options as never, ...more }).map(({ path, code }) => `${path} ${code}`);
  const text = { type: 3, description: "Text" };

  it.each<[string, object[], string[]]>([
    ["an upper-case name", [{ ...text, name: "A" }], ["/options/0/name command-name"]],
    [
      "two options of one name",
      [
        { ...text, name: "a" },
        { ...text, name: "a" },
      ],
      ["/options/1/name option-name"],
    ],
    [
      "a required option after an optional one",
      [
        { ...text, name: "a" },
        { ...text, name: "b", required: true },
      ],
      ["/options/1/required option-order"],
    ],
    [
      "options beside a subcommand",
      [
        { type: 1, name: "a", description: "A" },
        { ...text, name: "b" },
      ],
      ["/options/1/type option-nesting"],
    ],
    [
      "a group in a group",
      [{ type: 2, name: "a", description: "A", options: [{ type: 2, name: "b", description: "B" }] }],
      ["/options/0/options/0/type option-nesting"],
    ],
    ["an empty group", [{ type: 2, name: "a", description: "A" }], ["/options/0/options required"]],
    [
      "choices of another type",
      [{ ...text, name: "a", choices: [{ name: "one", value: 1 }] }],
      ["/options/0/choices/0/value option-constraint"],
    ],
    [
      "equal choices",
      [
        {
          ...text,
          name: "a",
          choices: [
            { name: "x", value: "1" },
            { name: "y", value: "1" },
          ],
        },
      ],
      ["/options/0/choices option-constraint"],
    ],
    ["bounds of text", [{ ...text, name: "a", min_value: 1 }], ["/options/0/min_value option-constraint"]],
    [
      "a minimum above the maximum",
      [{ type: 4, description: "N", name: "a", min_value: 2, max_value: 1 }],
      ["/options/0/min_value option-constraint"],
    ],
    [
      "letters of any script",
      [
        { ...text, name: "großer-schiffsname" },
        { ...text, name: "船" },
      ],
      [],
    ],
  ])("check %s", (_, options, expected) => {
    expect(codes(options)).toEqual(expected);
  });

  it("check commands on users and messages, and the length of all texts", () => {
    expect(codes([{ ...text, name: "a" }], { type: 2 })).toEqual([
      "/description command-description",
      "/options command-options",
    ]);
    expect(commandIssues({ name: "Inspect It", type: 3 })).toEqual([]);
    const long = Array.from({ length: 25 }, (_, index) => ({
      ...text,
      name: `a${index}`,
      choices: [{ name: "n".repeat(100), value: "v".repeat(100) }],
    }));
    expect(codes(long)).toEqual([" command-length"]);
  });

  it("accept every invocation that follows a definition, and none without a required option", () => {
    const option = fc.record({
      type: fc.constantFrom(3, 4, 5),
      name: fc.stringMatching(/^[a-z]{1,8}$/),
      required: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(option, { selector: ({ name }) => name, maxLength: 8 }), (drawn) => {
        const defined = drawn.map((each) => ({ ...each, description: "An option" }));
        const value = (type: number) => (type === 3 ? "text" : type === 4 ? 7 : true);
        const given = defined.map(({ name, type }) => ({ name, type, value: value(type) }));
        expect(invocationIssues(defined, given as never)).toEqual([]);
        const missing = defined.filter(({ required }) => required).length;
        expect(invocationIssues(defined, [])).toHaveLength(missing);
      }),
    );
  });
});
