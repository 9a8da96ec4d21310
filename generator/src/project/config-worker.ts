import * as module from "node:module";
import { pathToFileURL } from "node:url";
import { MessageChannel, type MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { ConfigOrder, EvaluatedConfig } from "./config-code.js";
import { createHooks, type LoadedFile, loadTranspiler, type SyntaxMistake } from "./config-hooks.js";
import { dataProblem } from "./config-value.js";

const { path } = workerData as ConfigOrder;
const loaded = new Set<string>();
const ports = new MessageChannel();

await installHooks();
const outcome = await evaluate();
for (
  let message = receiveMessageOnPort(ports.port1);
  message !== undefined;
  message = receiveMessageOnPort(ports.port1)
)
  loaded.add((message.message as LoadedFile).path);
parentPort?.postMessage({ ...outcome, files: [...loaded] } satisfies EvaluatedConfig);
ports.port1.close();

/** Node 22.15 and later run hooks in this thread, older versions in one of their own. */
async function installHooks(): Promise<void> {
  const { registerHooks, register } = module as unknown as HookInstallers;
  if (registerHooks !== undefined) {
    registerHooks(createHooks(await loadTranspiler(), (file) => loaded.add(file.path)));
  } else {
    register(new URL("./config-hooks.js", import.meta.url), {
      data: { port: ports.port2 },
      transferList: [ports.port2],
    });
  }
}

/** The types of Node belong to the oldest supported version. */
interface HookInstallers {
  readonly registerHooks?: (hooks: ReturnType<typeof createHooks>) => void;
  register(url: URL, options: { readonly data: object; readonly transferList: readonly MessagePort[] }): void;
}

async function evaluate(): Promise<Omit<EvaluatedConfig, "files">> {
  process.setSourceMapsEnabled(true);
  let value: unknown;
  try {
    ({ default: value } = (await import(pathToFileURL(path).href)) as { readonly default?: unknown });
  } catch (error) {
    return { failure: failureOf(error) };
  }
  const problem = dataProblem(value);
  return problem === undefined ? { text: JSON.stringify(value) } : { problem };
}

function failureOf(error: unknown): NonNullable<EvaluatedConfig["failure"]> {
  if (!(error instanceof Error)) return { message: `threw ${String(error)}`, stack: "" };
  const { file, start } = error as Partial<SyntaxMistake>;
  const position = file === undefined || start === undefined ? {} : { position: { file, start } };
  const message = error instanceof SyntaxError ? error.message : `${error.name}: ${error.message}`;
  return { message, stack: error.stack ?? "", ...position };
}
