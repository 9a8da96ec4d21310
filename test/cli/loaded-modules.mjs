// For `node --import`: writes the modules that a process and its threads load, one per line, to the file LOADED_MODULES.
import { appendFileSync } from "node:fs";
import Module from "node:module";

const log = process.env.LOADED_MODULES;

const load = Module._load;
Module._load = function (request, ...rest) {
  appendFileSync(log, `${request}\n`);
  return load.call(this, request, ...rest);
};

if (Module.registerHooks !== undefined) {
  Module.registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      appendFileSync(log, `${resolved.url}\n`);
      return resolved;
    },
  });
} else {
  // Node 20; deprecated in the newest versions.
  const hooks = `import { appendFileSync } from "node:fs";
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  appendFileSync(${JSON.stringify(log)}, resolved.url + "\\n");
  return resolved;
}`;
  Module.register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}
