import type { FileSystem, NewFile } from "../../generator/src/write/file-system.js";
import { platformError } from "./memory-file-system.js";

/** The steps that change something, and can therefore be interrupted. */
const changing = [
  "makeFolder",
  "create",
  "stage",
  "duplicate",
  "rename",
  "remove",
  "removeEmptyFolder",
  "removeTree",
  "syncFolder",
  "flush",
];

/** The process is dead: none of its later steps happens. */
export class Crash extends Error {}

export interface FailingDisk {
  readonly disk: FileSystem;
  /** The number of started steps. */
  steps(): number;
}

export type Failure =
  | { readonly kind: "none" }
  /** The process dies at a step; a file that is being created has half of its bytes. */
  | { readonly kind: "crash"; readonly at: number }
  /** From a step on, everything that needs space fails; renames still work. */
  | { readonly kind: "full"; readonly from: number }
  /** One single step fails. */
  | { readonly kind: "denied"; readonly at: number };

/** Makes one step of a file system fail. */
export function failingDisk(disk: FileSystem, failure: Failure): FailingDisk {
  let steps = 0;
  let dead = false;
  const needsSpace = new Set(["makeFolder", "create", "stage", "duplicate", "flush"]);
  const createEach = async (files: readonly NewFile[]): Promise<void> => {
    for (const { path, bytes } of files) proxy.create(path, bytes);
  };
  const proxy: FileSystem = new Proxy(disk, {
    get(target, name) {
      const method = Reflect.get(target, name) as unknown;
      if (typeof method !== "function") return method;
      return (...args: readonly unknown[]) => {
        if (dead) throw new Crash();
        // Each file is a separate step, since the process can be interrupted between any two.
        if (name === "createAll") return createEach(args[0] as readonly NewFile[]);
        if (!changing.includes(String(name))) return method.apply(target, args);
        const step = steps;
        steps += 1;
        if (failure.kind === "crash" && step === failure.at) {
          dead = true;
          if (name === "create" || name === "stage") {
            const [path, bytes] = args as [string, Uint8Array];
            if (target.kind(path) === undefined) target.create(path, bytes.subarray(0, bytes.length >> 1));
          } else if (name === "removeTree") {
            const [folder] = args as [string];
            const names = target.list(folder);
            for (const below of names.slice(0, names.length >> 1)) target.removeTree(`${folder}/${below}`);
          }
          throw new Crash();
        }
        if (failure.kind === "full" && step >= failure.from && needsSpace.has(String(name))) {
          if (name === "create" || name === "stage") {
            const [path, bytes] = args as [string, Uint8Array];
            if (target.kind(path) === undefined) target.create(path, bytes.subarray(0, bytes.length >> 1));
            else throw platformError("EEXIST");
          }
          throw platformError("ENOSPC");
        }
        if (failure.kind === "denied" && step === failure.at) throw platformError("EACCES");
        return method.apply(target, args);
      };
    },
  });
  return { disk: proxy, steps: () => steps };
}
