import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Outcome, runMain } from "../cli/command.js";
import { runCompiler } from "../compiler.js";

/** A folder with a document, its generated package and code that uses it. */
export class TestProject {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-rename-"));

  constructor(config = "packageName: '@acme/fleet'\n") {
    const packages = join(this.folder, "node_modules/@guildwire");
    mkdirSync(packages, { recursive: true });
    symlinkSync(resolve(import.meta.dirname, "../../runtime"), join(packages, "runtime"));
    for (const name of ["@tanstack", "msw"]) {
      symlinkSync(resolve(import.meta.dirname, "../../node_modules", name), join(this.folder, "node_modules", name));
    }
    this.write("package.json", '{ "type": "module" }\n');
    this.write("guildwire.config.yaml", `spec: openapi.yaml\nout: out\n${config}`);
    this.write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          target: "es2022",
          module: "nodenext",
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: true,
          types: [],
          lib: ["es2022", "dom", "dom.iterable"],
          outDir: "build",
          rootDir: ".",
        },
        include: ["src"],
      }),
    );
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async run(...args: readonly string[]): Promise<Outcome> {
    return runMain(args, this.folder);
  }

  /** Generates the package from a document. */
  async generate(document: string): Promise<void> {
    this.write("openapi.yaml", document);
    rmSync(join(this.folder, "out"), { recursive: true, force: true });
    const { code, stderr } = await this.run("generate");
    if (code !== 0) throw new Error(stderr);
  }

  /** Compiles the code with the compiler, and returns its errors. */
  compile(): string {
    rmSync(join(this.folder, "build"), { recursive: true, force: true });
    return runCompiler(this.folder, "-p", ".");
  }

  /** Runs a compiled file and returns what it prints. */
  execute(path: string): string {
    return execFileSync(process.execPath, [join(this.folder, "build", path)], { encoding: "utf8", cwd: this.folder });
  }
}
