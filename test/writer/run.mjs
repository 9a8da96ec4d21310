// One run of the writer in a separate process, for tests that kill it.
// node run.mjs <outDir> <text> <step at which to die, or -1>; prints the number of steps that change something.
import { realFileSystem } from "../../generator/dist/write/file-system.js";
import { writeOutput } from "../../generator/dist/write/write.js";

const [outDir, text, at] = process.argv.slice(2);
const reading = new Set(["kind", "read", "list", "canonical", "modified"]);
let steps = 0;
const disk = new Proxy(realFileSystem, {
  get(target, name) {
    const method = target[name];
    return (...args) => {
      if (reading.has(name)) return method.apply(target, args);
      if (steps === Number(at)) process.kill(process.pid, "SIGKILL");
      steps += 1;
      return method.apply(target, args);
    };
  },
});
const files = [
  { path: "README.md", text },
  { path: `src/${text}.ts`, text },
  { path: "same.md", text: "same" },
];
const { diagnostics } = await writeOutput(
  { files, inputs: text, generator: "0" },
  { outDir, outName: "generated", disk, force: false, protectedFiles: [] },
);
if (diagnostics.length > 0) throw new Error(diagnostics[0].message);
console.log(steps);
