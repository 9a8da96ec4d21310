import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { withLineFeeds } from "../load/parse/line-ends.js";

/** Maximum number of targets that are offered. */
const maxTargets = 2000;

/** Returns the references to all components of a document: `#/components/schemas/Book`. */
export function referenceTargets(text: string): readonly string[] {
  const names = /^\s*\{/.test(text) ? namesInJson(text) : namesInYaml(text);
  return names.slice(0, maxTargets).map(([section, name]) => `#/components/${section}/${toToken(name)}`);
}

type ComponentName = readonly [section: string, name: string];

function namesInJson(text: string): readonly ComponentName[] {
  const tree = parseTree(text);
  const components = tree === undefined ? undefined : findNodeAtLocation(tree, ["components"]);
  return (components?.children ?? []).flatMap(({ children: [section, value] = [] }) =>
    (value?.children ?? []).map(
      ({ children: [name] = [] }): ComponentName => [String(section?.value), String(name?.value)],
    ),
  );
}

function namesInYaml(text: string): readonly ComponentName[] {
  const [, block = ""] = /^components:[ \t]*(?:#.*)?\n((?:(?:[ \t].*|#.*)?(?:\n|$))*)/m.exec(withLineFeeds(text)) ?? [];
  const names: ComponentName[] = [];
  let section: { readonly indent: number; readonly name: string } | undefined;
  let nameIndent: number | undefined;
  for (const [, indent = "", quoted, plain] of block.matchAll(/^( +)(?:["']([^"']+)["']|([\w$.-]+)) *:(?=\s|$)/gm)) {
    const key = quoted ?? plain ?? "";
    if (section === undefined || indent.length <= section.indent) {
      section = { indent: indent.length, name: key };
      nameIndent = undefined;
      continue;
    }
    nameIndent ??= indent.length;
    if (indent.length === nameIndent) names.push([section.name, key]);
  }
  return names;
}

function toToken(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
