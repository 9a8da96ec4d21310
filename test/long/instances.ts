import { type Program, runProgram } from "../service/harness/program.js";
import { freePort } from "./free-port.js";

/** Maximum milliseconds that an instance runs. */
const lifetime = 15 * 60_000;

/** The code of a 503 without a database. */
const overloaded = 130_000;

/** An instance of the service on a port of its own, which can be killed and started again. */
export class Instance {
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  #program: Program | undefined;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = { ...env, PORT: String(port) };
  }

  static async start(env: Readonly<Record<string, string>>): Promise<Instance> {
    const instance = new Instance(await freePort(), env);
    await instance.restart();
    return instance;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it listens. */
  async restart(): Promise<void> {
    this.#program = await runProgram(this.#env, { lifetime });
  }

  /** The causes of responses with status 500 in the log since the last start. */
  get failures(): readonly unknown[] {
    const causes = this.#program?.entries.map(({ msg, err }) => (msg === "failure" ? err : undefined)) ?? [];
    return causes.filter((err) => err !== undefined && (err as { code?: unknown }).code !== overloaded);
  }

  async kill(): Promise<void> {
    await this.#program?.end("SIGKILL");
  }
}
