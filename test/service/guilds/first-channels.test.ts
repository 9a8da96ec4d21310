import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import { callsOf } from "../versions/calls.js";

describeOnStores("the first channels of a guild", (world) => {
  const viewChannel = "1024";

  async function call() {
    const bot = await world().bot();
    return callsOf(world(), bot.token);
  }

  it.each([8, 10])(
    "keep all of their properties [guild-create-channel-overwrites] (T99, version %i)",
    async (version) => {
      const send = await call();
      const { id: user } = await world().user();
      const body = {
        name: "Harbour",
        roles: [{ id: 0 }, { id: "1", name: "pilots" }],
        channels: [
          {
            name: "bridge",
            type: 0,
            topic: "Orders",
            nsfw: true,
            rate_limit_per_user: 30,
            permission_overwrites: [
              { id: 0, type: 0, allow: "0", deny: viewChannel },
              { id: 1, type: 0, allow: viewChannel, deny: "0" },
              { id: user, type: 1, allow: viewChannel, deny: "0" },
            ],
          },
          { name: "Radio", type: 2, bitrate: 96_000, user_limit: 4 },
        ],
      };
      const { status, body: guild } = await send(version, "POST", "/guilds", body);
      expect(status).toBe(200);
      const pilots = guild.roles.find(({ name }: { name: string }) => name === "pilots").id;
      const { body: channels } = await send(version, "GET", `/guilds/${guild.id}/channels`);
      const named = (name: string) => channels.find((channel: { name: string }) => channel.name === name);
      expect(named("bridge")).toMatchObject({ topic: "Orders", nsfw: true, rate_limit_per_user: 30 });
      const { permission_overwrites: overwrites } = named("bridge");
      expect(overwrites).toHaveLength(3);
      expect(overwrites).toEqual(
        expect.arrayContaining([
          { id: guild.id, type: 0, allow: "0", deny: viewChannel },
          { id: pilots, type: 0, allow: viewChannel, deny: "0" },
          { id: user, type: 1, allow: viewChannel, deny: "0" },
        ]),
      );
      expect(named("Radio")).toMatchObject({ bitrate: 96_000, user_limit: 4 });
    },
  );

  it("are never public by an unknown placeholder [guild-create-channel-overwrites]", async () => {
    const send = await call();
    const at = async (overwrite: object, roles: object[] = [{ id: 0 }]) => {
      const channels = [{ name: "bridge", type: 0, permission_overwrites: [overwrite] }];
      const { status, body } = await send(8, "POST", "/guilds", { name: "Harbour", roles, channels });
      const found = body.errors?.channels?.["0"]?.permission_overwrites?.["0"];
      return [status, Object.keys(found ?? {})];
    };
    const overwrite = { id: 0, type: 0, allow: "0", deny: viewChannel };
    expect(await at(overwrite)).toEqual([200, []]);
    expect(await at({ ...overwrite, id: 7 })).toEqual([400, ["id"]]);
    expect(await at(overwrite, [])).toEqual([400, ["id"]]);
    expect(await at({ ...overwrite, id: 5, type: 1 })).toEqual([400, ["id"]]);
    expect(await at({ ...overwrite, deny: String(1n << 50n) })).toEqual([400, ["deny"]]);
    expect(await at({ id: 0, type: 0, deny: viewChannel })).toEqual([400, ["allow"]]);
    const wrong = { name: "Harbour", channels: [{ name: "bridge", type: 0, topic: "x".repeat(1025) }] };
    expect((await send(8, "POST", "/guilds", wrong)).body.errors.channels["0"]).toHaveProperty("topic");
  });

  it.each([8, 9, 10])(
    "are refused with two overwrites of one ID or two roles of one placeholder [guild-create-channel-overwrites] (T99, version %i)",
    async (version) => {
      const send = await call();
      const { id: user } = await world().user();
      const overwrites = [
        { id: 0, type: 0, allow: "0", deny: viewChannel },
        { id: user, type: 1, allow: viewChannel, deny: "0" },
      ];
      const errorsOf = async (roles: object[], ...more: readonly object[]) => {
        const channels = [{ name: "bridge", type: 0, permission_overwrites: [...overwrites, ...more] }];
        const { status, body } = await send(version, "POST", "/guilds", { name: "Harbour", roles, channels });
        return [status, body.errors];
      };
      const error = { _errors: [{ code: "UNIQUE", message: expect.stringContaining("must be the only") }] };
      const refused = [400, { channels: { 0: { permission_overwrites: { 2: { id: error } } } } }];
      expect(await errorsOf([{ id: 0 }])).toEqual([200, undefined]);
      expect(await errorsOf([{ id: 0 }], { id: "0", type: 0, allow: viewChannel, deny: "0" })).toEqual(refused);
      expect(await errorsOf([{ id: 0 }], { id: user, type: 1, allow: "0", deny: "0" })).toEqual(refused);
      expect(await errorsOf([{ id: 0 }, { id: "0" }])).toEqual([400, { roles: { 1: { id: error } } }]);
    },
  );
});
