// Imports every module below a folder, calls its exports, and reports the side effects.
import dns from "node:dns";
import { writeFileSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder, ...modules] = process.argv;
const done = [];
net.Socket.prototype.connect = () => {
  done.push("a socket was opened");
  throw new Error("no network");
};
dns.lookup = () => {
  done.push("a name was looked up");
  throw new Error("no network");
};
// The platform APIs that clients may use.
globalThis.fetch = async () => {
  throw new Error("no network");
};
// Node 20 has none, which clients report.
delete globalThis.WebSocket;

/** Names and values of all shared state that code could change. */
const around = () =>
  [
    globalThis,
    ...[Object, Array, String, Number, Function, RegExp, Promise, Map, Set].map((type) => type.prototype),
  ].flatMap((object) =>
    Reflect.ownKeys(object).map((key) => [object, key, Object.getOwnPropertyDescriptor(object, key)?.value]),
  );
// Node replaces some of its own globals when they are first read.
for (const key of Reflect.ownKeys(globalThis)) void globalThis[key];
// Zod has a global of its own.
await import(pathToFileURL(join(folder, "node_modules/zod/index.js")).href);
const environment = JSON.stringify(process.env);
const before = around();

const hostile = [
  undefined,
  null,
  "",
  "__proto__",
  1,
  [],
  {},
  JSON.parse('{"__proto__":{"a":1},"constructor":{"b":2}}'),
];
let calls = 0;
for (const path of modules) {
  const module = await import(pathToFileURL(join(folder, path)).href);
  for (const member of Object.values(module)) {
    for (const value of hostile) {
      for (const call of callsOf(member)) {
        calls++;
        try {
          await call(value);
        } catch {
          // A meaningless value may be refused in any way.
        }
      }
    }
  }
}

const after = around();
if (after.length !== before.length) done.push("something global was added");
for (const [index, [object, key, value]] of after.entries()) {
  const [oldObject, oldKey, oldValue] = before[index] ?? [];
  if (object === oldObject && key === oldKey && Object.is(value, oldValue)) continue;
  done.push(`${String(key)} was changed`);
  break;
}
if (JSON.stringify(process.env) !== environment) done.push("the environment was changed");
try {
  writeFileSync(join(folder, "written"), "");
  done.push("files may be written, so that the test proves nothing");
} catch (error) {
  if (error.code !== "ERR_ACCESS_DENIED") done.push(String(error));
}
process.stdout.write(JSON.stringify({ modules: modules.length, calls, done }));

function callsOf(member) {
  if (typeof member === "function") return [(value) => member(value, value), (value) => member({}, value)];
  if (typeof member !== "object" || member === null) return [];
  return ["is", "validate", "parse", "assert"].flatMap((name) =>
    typeof member[name] === "function" ? [(value) => member[name](value)] : [],
  );
}
