// Finds the imports of a TypeScript module without a parser: a scan over its tokens, which needs no node_modules.

/**
 * Every import of a TypeScript module. Comments and string contents cannot hide or fake one: the text is scanned token
 * by token.
 *
 * @returns {{ specifier: string, line: number, typeOnly: boolean, dynamic: boolean }[]}
 */
export function importsOf(text) {
  const found = [];
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token.kind !== "word" || tokens[at - 1]?.text === ".") continue;
    if (token.text === "import") {
      const next = tokens[at + 1];
      if (next?.text === "(") {
        const argument = tokens[at + 2];
        const close = tokens.findIndex((other, index) => index > at && other.text === ")");
        // `import("x").Name` is a type: a value would be awaited, or have `.then`.
        const isType = tokens[close + 1]?.text === "." && /^[A-Z]/.test(tokens[close + 2]?.text ?? "");
        if (argument?.kind === "string") found.push(entry(argument, isType, true));
        else if (argument !== undefined)
          found.push({ specifier: "", line: token.line, typeOnly: false, dynamic: true });
      } else if (next?.kind === "string") {
        found.push(entry(next, false, false));
      } else if (next?.text !== ".") {
        const from = fromClause(tokens, at + 1);
        if (from !== undefined) found.push(entry(from.source, from.typeOnly, false));
      }
    } else if (token.text === "export") {
      const next = tokens[at + 1]?.text;
      const afterType = tokens[at + 2]?.text;
      if (next === "{" || next === "*" || (next === "type" && (afterType === "{" || afterType === "*"))) {
        const from = fromClause(tokens, at + 1);
        if (from !== undefined) found.push(entry(from.source, from.typeOnly, false));
      }
    }
  }
  return found;
}

function entry(token, typeOnly, dynamic) {
  return { specifier: token.text, line: token.line, typeOnly, dynamic };
}

/** The source of an import or export that begins at `at`, and whether nothing but types passes through it. */
function fromClause(tokens, at) {
  let typeOnly = tokens[at]?.text === "type" && tokens[at + 1]?.text !== "from" && tokens[at + 1]?.text !== ",";
  let names = 0;
  let types = 0;
  let other = false;
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token.text === ";" || token.text === "=" || token.text === "(") return undefined;
    if (token.text === "from" && tokens[index + 1]?.kind === "string") {
      typeOnly ||= names > 0 && names === types && !other;
      return { source: tokens[index + 1], typeOnly };
    }
    if (token.text === "{") {
      const end = tokens.findIndex((candidate, position) => position > index && candidate.text === "}");
      if (end === -1) return undefined;
      for (let item = index + 1; item < end; ) {
        const comma = tokens.findIndex(
          (candidate, position) => position >= item && (candidate.text === "," || position === end),
        );
        names += comma > item ? 1 : 0;
        const isType = tokens[item]?.text === "type" && comma - item > 1 && tokens[item + 1]?.text !== "as";
        types += isType ? 1 : 0;
        item = comma + 1;
      }
      index = end;
    } else if (token.kind === "word" && token.text !== "type" && token.text !== "as") {
      other = true;
    } else if (token.text === "*") {
      other = true;
    }
  }
  return undefined;
}

/** Words, strings and punctuation; comments, template texts and regular expressions are skipped. */
function tokensOf(text) {
  const tokens = [];
  const templates = [];
  let line = 1;
  let at = 0;
  const skipTo = (end) => {
    for (; at < end; at += 1) if (text[at] === "\n") line += 1;
  };
  const template = () => {
    while (at < text.length) {
      if (text[at] === "\\") skipTo(at + 2);
      else if (text[at] === "`") return skipTo(at + 1);
      else if (text.startsWith("${", at)) {
        templates.push(0);
        return skipTo(at + 2);
      } else skipTo(at + 1);
    }
  };
  while (at < text.length) {
    const character = text[at];
    const last = tokens.at(-1);
    if (/\s/.test(character)) skipTo(at + 1);
    else if (text.startsWith("//", at)) skipTo(endOf(text, "\n", at));
    else if (text.startsWith("/*", at)) skipTo(endOf(text, "*/", at) + 2);
    else if (character === '"' || character === "'") {
      const start = at;
      const startLine = line;
      let end = at + 1;
      while (end < text.length && text[end] !== character && text[end] !== "\n") end += text[end] === "\\" ? 2 : 1;
      skipTo(end + 1);
      tokens.push({ kind: "string", text: text.slice(start + 1, end), line: startLine });
    } else if (character === "`") {
      tokens.push({ kind: "template", text: "`", line });
      skipTo(at + 1);
      template();
    } else if (character === "/" && beginsRegex(last)) {
      let inClass = false;
      let end = at + 1;
      for (; end < text.length && text[end] !== "\n" && (inClass || text[end] !== "/"); end += 1) {
        if (text[end] === "\\") end += 1;
        else if (text[end] === "[") inClass = true;
        else if (text[end] === "]") inClass = false;
      }
      tokens.push({ kind: "regex", text: "/", line });
      skipTo(end + 1);
    } else if (/[\p{ID_Start}$_#]/u.test(character)) {
      const [word] = /^[\p{ID_Continue}$#]+/u.exec(text.slice(at, at + 200)) ?? [character];
      tokens.push({ kind: "word", text: word, line });
      skipTo(at + word.length);
    } else {
      tokens.push({ kind: "punctuation", text: character, line });
      skipTo(at + 1);
      if (templates.length > 0) {
        if (character === "{") templates[templates.length - 1] += 1;
        else if (character === "}") {
          if (templates.at(-1) === 0) {
            templates.pop();
            template();
          } else templates[templates.length - 1] -= 1;
        }
      }
    }
  }
  return tokens;
}

function endOf(text, mark, from) {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end;
}

/** Whether a slash after this token begins a regular expression, and is no division. */
function beginsRegex(last) {
  if (last === undefined) return true;
  if (last.kind === "word") return /^(return|typeof|case|in|of|do|else|void|delete|throw|await|yield)$/.test(last.text);
  return last.kind === "punctuation" && !/[)\]}]/.test(last.text);
}
