import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";

const projectRoot = join(import.meta.dirname, "../..");
const folder = join(projectRoot, "generated/src");

export interface GeneratedFile {
  /** Relative to `generated/src`, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly source: ts.SourceFile;
}

/** The generated TypeScript. */
export const generatedFiles: readonly GeneratedFile[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .sort()
  .map((path) => parsedFile(path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")));

/** The other generated texts: reference, README, package.json. */
export const generatedTexts: readonly (readonly [path: string, text: string])[] = readdirSync(
  join(projectRoot, "generated"),
  { recursive: true, encoding: "utf8" },
)
  .filter((path) => /^(?:reference|[^/\\]+\.(?:md|json)$)/.test(path) && /\.(?:md|json)$/.test(path))
  .sort()
  .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(projectRoot, "generated", path), "utf8")]);

export function parsedFile(path: string, text: string): GeneratedFile {
  return { path, text, source: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true) };
}

/** Every node of a file, in order. */
export function* nodesOf(node: ts.Node): Generator<ts.Node, void, undefined> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

/** The JSDoc of a declaration as plain text, without the layout of comments. */
export function documentationOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((comment) => comment.getText())
    .join("\n")
    .replaceAll(/^\s*(?:\/\*\*|\*\/|\*)\s?/gm, "")
    .replaceAll("\\@", "@")
    .replaceAll(/\s+/g, " ");
}
