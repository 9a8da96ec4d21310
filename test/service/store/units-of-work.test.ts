import { modifyGuild } from "@guildwire/api/client";
import { expect, it } from "vitest";
import type { Repositories } from "../../../service/src/store/repositories/index.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("a unit of work", (world) => {
  it("is atomic, including events", async () => {
    const { guild } = await world().guild();
    const failing = world().write(async (work) => {
      await work.guilds.update(guild.id, { name: "half" });
      await work.outbox.append(guild.id, "GUILD_UPDATE", [{}]);
      throw new Error("interrupted");
    }, guild.id);
    await expect(failing).rejects.toThrow("interrupted");
    expect((await world().read((work) => work.guilds.get(guild.id))).name).toBe(guild.name);
    expect(await world().events(guild.id)).toHaveLength(1);
    // The failed unit of work did not use up a sequence number.
    await world().write((work) => work.outbox.append(guild.id, "GUILD_UPDATE", [{}, {}]), guild.id);
    expect(await world().events(guild.id)).toHaveLength(3);
  });

  it("cannot write if it is read-only", async () => {
    const { guild } = await world().guild();
    const writing = world().read((work) => work.guilds.update(guild.id, { name: "written" }));
    await expect(writing).rejects.toMatchObject({ code: "25006" });
  });

  it("loads rows once the lock is held, before the task", async () => {
    const { guild } = await world().guild();
    const { store } = world().service.services;
    const load = ({ guilds, members }: Repositories) =>
      Promise.all([guilds.get(guild.id), members.find(guild.id, guild.owner_id)]);
    const renames = ["one", "two", "three"].map((name) =>
      store.write({ guild: guild.id, load }, async (work, [loaded, owner]) => {
        expect(owner?.user_id).toBe(guild.owner_id);
        await work.guilds.update(guild.id, { name: `${loaded.name} ${name}` });
      }),
    );
    await Promise.all(renames);
    const { name } = await world().read((work) => work.guilds.get(guild.id));
    // None of the changes is lost.
    expect(name.split(" ").sort()).toEqual([...guild.name.split(" "), "one", "two", "three"].sort());
  });

  it("loads nothing for an unknown guild, and can add nothing before the lock is held", async () => {
    const { guild } = await world().guild();
    const { store } = world().service.services;
    const unknown = store.write({ guild: "9", load: ({ guilds }) => guilds.get("9") }, async () => undefined);
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 10004 });
    const early = {
      guild: guild.id,
      load: ({ members }: Repositories) => members.insert({ guild_id: guild.id, user_id: "1" }),
    };
    await expect(store.write(early, async () => undefined)).rejects.toThrow("before the lock is held");
  });

  it("reports the first error of concurrent statements, and ends its other branches", async () => {
    const { guild } = await world().guild();
    let late: Promise<unknown> | undefined;
    const failing = world().write(async (work) => {
      const branch = async () => {
        await work.guilds.find(guild.id);
        await work.guilds.find(guild.id);
        await work.guilds.update(guild.id, { name: "late" });
      };
      late = branch();
      late.catch(() => {});
      await Promise.all([work.roles.list(guild.id), late, Promise.reject(new Error("interrupted"))]);
    }, guild.id);
    await expect(failing).rejects.toThrow("interrupted");
    await expect(late).rejects.toThrow();
    expect((await world().read((work) => work.guilds.get(guild.id))).name).toBe(guild.name);
    const { newId } = await world().write(async (work) => ({ newId: work.newId() }));
    const twice = { id: newId, type: 0, name: "twice", guild_id: guild.id };
    const colliding = world().write(async (work) => {
      await work.channels.insert(twice);
      await work.channels.insert(twice);
      await Promise.all([work.roles.list(guild.id), work.guilds.find(guild.id)]);
    }, guild.id);
    await expect(colliding).rejects.toMatchObject({ code: "23505" });
    expect(await world().read((work) => work.channels.find(guild.id, newId))).toBeUndefined();
  });

  it("cannot start inside another one, which would deadlock", async () => {
    const nested = "inside another one";
    await expect(world().read(() => world().read(async () => 1))).rejects.toThrow(nested);
    await expect(world().write(() => world().read(async () => 1))).rejects.toThrow(nested);
    let later: Promise<number> | undefined;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await world().read(async () => {
      later = ended.then(() => world().read(async () => 1));
    });
    end();
    expect(await later).toBe(1);
  });

  it("does not start for an unknown guild", async () => {
    let begun = false;
    const task = async () => {
      begun = true;
    };
    for (const id of ["9".repeat(18), String(2n ** 64n - 1n)])
      await expect(world().write(task, id)).rejects.toMatchObject({ status: 404, code: 10004 });
    expect(begun).toBe(false);
  });

  it("has one time, from the service's clock", async () => {
    const before = await world().read(async (work) => work.now);
    expect(before).toEqual(world().now);
    await world().write((work) => work.clock.advance(90_000));
    expect((await world().read(async (work) => work.now)).getTime() - before.getTime()).toBe(90_000);
    await world().write((work) => work.clock.advance(-30_000.4));
    expect((await world().write(async (work) => work.now)).getTime() - before.getTime()).toBe(60_000);
    await world().write((work) => work.clock.reset());
    expect(await world().read(async (work) => work.now)).toEqual(before);
  });

  it("generates increasing ids, also when the clock is moved back", async () => {
    const ids = [await world().write(async (work) => work.newId())];
    for (const milliseconds of [5_000, -60_000, 0]) {
      await world().write((work) => work.clock.advance(milliseconds));
      ids.push(await world().write(async (work) => work.newId()));
    }
    await world().write((work) => work.clock.reset());
    ids.push(await world().write(async (work) => work.newId()));
    for (const [index, id] of ids.entries()) expect(BigInt(id)).toBeGreaterThan(BigInt(ids[index - 1] ?? "0"));
  });

  it("hides failures of the service from clients", async () => {
    const { guild, owner } = await world().guild();
    const { kysely } = world().service.services.store.database;
    // Without this row, events of the guild cannot be numbered.
    await kysely.deleteFrom("guild_sequences").where("guild_id", "=", guild.id).execute();
    const failing = modifyGuild(owner.client, { guild_id: guild.id, body: { name: "renamed" } });
    expect(await refusal(failing)).toBe("500 0");
    await expect(failing).rejects.toMatchObject({ body: { message: "Internal Server Error" } });
    expect((await world().read((work) => work.guilds.get(guild.id))).name).toBe(guild.name);
  });
});
