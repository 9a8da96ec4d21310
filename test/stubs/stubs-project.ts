import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Outcome, runMain } from "../cli/command.js";
import { type Change, documentAfter } from "./specification.js";

/** A new folder with the specification, in which `guildwire stubs` runs. */
export class StubsProject {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-stubs-"));

  constructor() {
    this.specify("unchanged");
  }

  specify(change: Change): void {
    this.write("openapi.yaml", documentAfter(change));
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** Runs `guildwire stubs` with the arguments of a line. */
  async stubs(line = ""): Promise<Outcome> {
    const args = ["stubs", ...(line === "" ? [] : line.split(" "))];
    return runMain(args, this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A file with the handlers of the specification. */
export const handler = `import type { BansHandlers } from "api-bindings/server";

export const bans: BansHandlers = {
  getBan: async () => ({ reason: null }),
  createBan: async () => {},
  removeBan: async () => {},
};
`;
