/** The text of a configuration with another edition and further overlays; undefined if it has to be edited by hand. */
export function upgradedConfig(
  name: string,
  text: string,
  { edition, overlay }: { readonly edition: string; readonly overlay?: string | undefined },
): string | undefined {
  if (name.endsWith(".yaml")) return upgradedYaml(text, edition, overlay);
  return name.endsWith(".json") ? upgradedJson(text, edition, overlay) : undefined;
}

function upgradedYaml(text: string, edition: string, overlay: string | undefined): string | undefined {
  const newLine = text.includes("\r\n") ? "\r\n" : "\n";
  const end = text === "" || /\n$/.test(text) ? "" : newLine;
  let result = text;
  const own = /^edition:[ \t]*["']?[^\s#"']*["']?/m;
  if (own.test(result)) result = result.replace(own, `edition: ${edition}`);
  else {
    const after = /^(?:out|spec):.*(?:\r?\n|$)/m.exec(result);
    const at = after === null ? result.length : after.index + after[0].length;
    const before = result.slice(0, at);
    const separator = before === "" || before.endsWith("\n") ? "" : newLine;
    result = `${before}${separator}edition: ${edition}${newLine}${result.slice(at)}`;
  }
  if (overlay === undefined) return result;
  const list = /^overlays:[ \t]*\[([^\]\n]*)\]/m;
  if (list.test(result)) {
    return result.replace(
      list,
      (_, items: string) =>
        `overlays: [${[
          ...items
            .split(",")
            .map((one) => one.trim())
            .filter((one) => one !== ""),
          overlay,
        ].join(", ")}]`,
    );
  }
  const block = /^overlays:[ \t]*\r?\n((?:[ \t]*-[ \t].*(?:\r?\n|$))+)/m.exec(result);
  if (block !== null) {
    const indentation = /^[ \t]*/.exec(block[1] ?? "")?.[0] ?? "  ";
    const at = block.index + block[0].length;
    const line = result.slice(0, at).endsWith("\n") ? "" : newLine;
    return `${result.slice(0, at)}${line}${indentation}- ${overlay}${newLine}${result.slice(at)}`;
  }
  if (/^overlays:/m.test(result)) return undefined;
  return `${result}${end === "" || result.endsWith("\n") ? "" : newLine}overlays: [${overlay}]${newLine}`;
}

function upgradedJson(text: string, edition: string, overlay: string | undefined): string | undefined {
  const own = /("edition"\s*:\s*)"[^"]*"/;
  let result = own.test(text)
    ? text.replace(own, `$1${JSON.stringify(edition)}`)
    : text.replace(/^(\s*\{)(\s*)/, (_, brace: string, space: string) => {
        const line = space === "" ? " " : space;
        return `${brace}${line}"edition": ${JSON.stringify(edition)},${line}`;
      });
  if (overlay === undefined) return result;
  const list = /("overlays"\s*:\s*\[)([^\]]*)\]/;
  if (list.test(result)) {
    result = result.replace(list, (_, begin: string, items: string) => {
      const rest = items.trim() === "" ? "" : `${items.trimEnd()}, `;
      return `${begin}${rest}${JSON.stringify(overlay)}]`;
    });
    return result;
  }
  return result.replace(/^(\s*\{)(\s*)/, (_, brace: string, space: string) => {
    const line = space === "" ? " " : space;
    return `${brace}${line}"overlays": [${JSON.stringify(overlay)}],${line}`;
  });
}
