import { describe, expect, it } from "vitest";
import { reconcile } from "../../generator/src/stubs/reconcile.js";
import { parseRecord } from "../../generator/src/stubs/record.js";
import { compile, type Folder } from "./compile.js";
import { folderAfter, module, said } from "./corpus.js";
import { file, fresh, run } from "./runs.js";
import { type Change, desiredAfter } from "./specification.js";

/** A class as its owner has changed it: with a dependency, and decorators between comments and methods. */
function edited(): { readonly folder: Folder; readonly record: string } {
  const { folder, record } = fresh("nest");
  const bans = file(folder, "bans.ts")
    .replace(
      'import { Injectable } from "@nestjs/common";',
      'import { Inject, Injectable, UseGuards } from "@nestjs/common";',
    )
    .replace("@Injectable()\n", "@Injectable()\n@UseGuards(Admins)\n")
    .replace(
      "implements BansHandlers<Principal> {\n",
      "implements BansHandlers<Principal> {\n  constructor(@Inject(Store) private readonly store: Store) {}\n\n",
    )
    .replace("  async getBan(", "  @UseGuards(Owners)\n  @Logged('reads')\n  async getBan(");
  expect(bans).toContain("@Logged");
  return { folder: new Map([...folder, ["bans.ts", bans]]), record };
}

function changed(change: Change): {
  readonly before: Folder;
  readonly after: Folder;
  readonly said: readonly string[];
} {
  const { folder: before, record } = edited();
  const files = [...before].map(([path, text]) => ({ path, text }));
  // The style follows from the files.
  const result = reconcile(desiredAfter(change), files, parseRecord(record), { module });
  const after = folderAfter(before, result);
  const again = [...after].map(([path, text]) => ({ path, text }));
  expect(reconcile(desiredAfter(change), again, parseRecord(result.record), { module }).files).toEqual([]);
  return { before, after, said: said(result) };
}

describe("the first run in style nest", () => {
  it("writes an injectable class for each tag, and a module that registers them", () => {
    const { folder } = fresh("nest");
    expect(file(folder, "guilds.ts")).toContain(
      [
        "/** Handlers of guilds. This file is yours: `guildwire stubs` only adds code. */",
        "@Injectable()",
        "export class GuildsController implements GuildsHandlers<Principal> {",
      ].join("\n"),
    );
    expect(file(folder, "index.ts")).toBe(`import { GuildwireModule, type HandlerClasses } from "@guildwire/nest";
import { type DynamicModule, Module } from "@nestjs/common";
import { definition, type Handlers, type ServerOptions } from "@guildwire/api/server";
import { BansController } from "./bans.js";
import { GuildsController } from "./guilds.js";
import type { Principal } from "./principal.js";

/** The classes with the handlers of each tag. */
export const handlers: HandlerClasses<Handlers<Principal>> = {
  bans: BansController,
  guilds: GuildsController,
};

/** Serves the handlers. Import it as \`HandlersModule.forRoot(options)\`, and add what the classes inject to \`providers\`. */
@Module({})
export class HandlersModule {
  static forRoot(options: ServerOptions<Principal>): DynamicModule {
    const served = GuildwireModule.forRoot({ definition, handlers, ...options });
    return { module: HandlersModule, imports: [served], providers: Object.values(handlers) };
  }
}
`);
    expect(compile(new Map([["fresh", folder]]), desiredAfter("unchanged")).get("fresh")).toEqual([]);
  });
});

describe("a class with dependencies and decorators", () => {
  it("gets new operations as methods after the last one, with every other byte as it was", () => {
    const { before, after } = changed("added");
    const text = file(after, "bans.ts");
    expect(text).toContain("async listBans(");
    const start = text.slice(0, file(before, "bans.ts").lastIndexOf("}\n}"));
    expect(start.includes("@UseGuards(Owners)\n  @Logged('reads')\n  async getBan(")).toBe(true);
    expect(file(after, "index.ts")).toBe(file(before, "index.ts"));
  });

  it("follows a renamed operation below its decorators", () => {
    const { before, after } = changed("renamed");
    expect(file(after, "bans.ts")).toContain("@UseGuards(Owners)\n  @Logged('reads')\n  async getGuildBan(");
    expect(file(after, "bans.ts")).toContain("constructor(@Inject(Store) private readonly store: Store) {}");
    expect(file(after, "guilds.ts")).toBe(file(before, "guilds.ts"));
  });

  it("keeps a removed operation, which is reported", () => {
    const { before, after, said: reported } = changed("removed");
    expect(after).toEqual(before);
    expect(reported.length).toBeGreaterThan(0);
  });

  it("gets a new tag as a class in the object that joins them", () => {
    const { before, after } = changed("tagAdded");
    expect(file(after, "emojis.ts")).toContain(
      "@Injectable()\nexport class EmojisController implements EmojisHandlers<",
    );
    expect(file(after, "index.ts")).toContain("  guilds: GuildsController,\n  emojis: EmojisController,\n};");
    expect(file(after, "bans.ts")).toBe(file(before, "bans.ts"));
  });
});

it("classes in the options of GuildwireModule are found, and new tags are added there", () => {
  const { folder, record } = fresh("nest");
  const index = `import { GuildwireModule } from "@guildwire/nest";
import { Module } from "@nestjs/common";
import { definition } from "@guildwire/api/server";
import { BansController } from "./bans.js";
import { GuildsController } from "./guilds.js";

@Module({
  imports: [GuildwireModule.forRoot({ definition, handlers: { bans: BansController, guilds: GuildsController } })],
  providers: [BansController, GuildsController],
})
export class ApiModule {}
`;
  const own = new Map([...folder, ["index.ts", index]]);
  const unchanged = run(own, "unchanged", record, "nest");
  expect([unchanged.files, said(unchanged)]).toEqual([[], []]);
  const after = folderAfter(own, run(own, "tagAdded", record, "nest"));
  expect(file(after, "index.ts")).toMatch(/guilds: GuildsController,\s+emojis: EmojisController/);
  expect(file(after, "index.ts")).toContain('import { EmojisController } from "./emojis.js";');
});
