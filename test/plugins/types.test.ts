import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compile, scratchFolder } from "../types/compile.js";

/** An emitter in TypeScript, and code that must not compile. */
const program = `
import { code, defineEmitter, type EmitterContext, type Interface, stringLiteral, typescriptFile } from "@guildwire/generator/emitter";

const titles = (model: Interface): readonly string[] => model.operations.map((operation) => operation.summary ?? "");

export default defineEmitter({
  name: "titles",
  apiVersion: 1,
  emit(model, context: EmitterContext) {
    for (const type of model.types.values()) {
      const { type: shape } = type.use;
      if (shape.kind === "object" && shape.properties.length === 0) context.refuse(type, "nothing in it");
    }
    const body = titles(model).map((title) => code\`export const title = \${stringLiteral(title)};\`);
    return [typescriptFile({ path: "src/titles.ts", header: [], body })];
  },
});

// @ts-expect-error: unknown version.
defineEmitter({ name: "a", apiVersion: 2, emit: () => [] });
// @ts-expect-error: files have text.
defineEmitter({ name: "a", apiVersion: 1, emit: () => [{ path: "a.txt" }] });
// @ts-expect-error: emitters are synchronous.
defineEmitter({ name: "a", apiVersion: 1, emit: async () => [] });
defineEmitter({
  name: "a",
  apiVersion: 1,
  emit(model) {
    // @ts-expect-error: text of the specification is not code.
    code\`\${model.info.title}\`;
    // @ts-expect-error: the model is read-only.
    model.info.title = "";
    return [];
  },
});
`;

it("the emitter entry is typed: valid code compiles, invalid code does not", { timeout: 60_000 }, () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, "emitter.ts"), program);
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, noEmit: true, types: [] };
  const include = ["emitter.ts"];
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  expect(compile(folder)).toBe("");
});
