/**
 * Texts that an attacker might write into a specification to inject code into the output, or to make the generator
 * fail. Each is known to have broken some generator, parser or shell.
 */
export interface Attack {
  readonly name: string;
  readonly text: string;
}

const attacks = (kind: string, texts: readonly string[]): readonly Attack[] =>
  texts.map((text, index) => ({ name: `${kind} ${index + 1}`, text }));

/** The statement that would run if a text were executed. */
const code = "globalThis.attacked = true";

export const corpus: readonly Attack[] = [
  ...attacks("comment", [
    `*/ ${code}; /*`,
    `**//* *//**/ ${code}`,
    "*\u200b/",
    "\\u002a/",
    "*\\/",
    "*\n/",
    "/* // <!-- --> */",
    `--> ${code}`,
    "@ts-nocheck",
    "{@link https://a.example}*/",
    "\n@deprecated\n@param {never} x",
    "sourceMappingURL=data:application/json,{}",
    "https://a.example/*/;globalThis.attacked=1;/*'",
  ]),
  ...attacks("line break", [
    `a\n${code}//`,
    `a\r${code}//`,
    `a\u2028${code}//`,
    `a\u2029${code}//`,
    `a\u0085${code}\v\f`,
    `a\r\n\r\n\t${code}`,
  ]),
  ...attacks("string", [
    `"; ${code}; "`,
    `'; ${code}; '`,
    "\\",
    "\\\\",
    '\\"',
    `\\"; ${code}; //`,
    "\\u0022+1+\\u0022",
  ]),
  ...attacks("template", [`\`; ${code}; \``, `\${${code}}`, `$\\{${code}}`, `\\\${${code}}`, "$", "`", "${`${`"]),
  ...attacks("placeholder", ["{{constructor.constructor('x')()}}", "{{{a}}}", "{{> a}}", "{{#each this}}", "%s %o %j"]),
  ...attacks("pattern", [
    "/",
    "/g; 1/",
    "[/]",
    "\\/",
    "(?:",
    "[",
    "a{2,1}",
    "(?<a>b)\\k<a>",
    "$&$1$`$'",
    `a*/;${code};/*`,
    "[\\]/*]*/ /b/",
    "(?<a>/)",
  ]),
  ...attacks("literal", ["}", "}; ({", "]", "],[", "a: 1, ...b", ",", "0x10", "1e400", "NaN", "-0", "5); f(", "null"]),
  ...attacks("markup", [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "<img src=x onerror=alert(1)>",
    "[a](javascript:alert(1))",
    "![a](http://a.example/a.png)",
    "[a]: data:text/html,b\n\n[a]",
    "```\n# a\n~~~",
    "| a | b |\n|---|---|",
    "# heading\n\n---\n- [ ] item",
    "&lt;b&gt;&#106;",
  ]),
  ...attacks("prototype", [
    "__proto__",
    "constructor",
    "prototype",
    "hasOwnProperty",
    "toString",
    "valueOf",
    "toJSON",
    "then",
    "__defineGetter__",
  ]),
  ...attacks("word", [
    "default",
    "class",
    "await",
    "eval",
    "arguments",
    "undefined",
    "new",
    "import",
    "Object",
    "Promise",
    "globalThis",
    "body",
    "client",
    "index",
  ]),
  // Names that generated code itself uses.
  ...attacks(
    "own",
    (
      "minLength maxProperties items variant1 options value path report args data response delivery context request " +
      "route errors handlers send segment Validator Client Schema is own_2"
    ).split(" "),
  ),
  ...attacks("path", [
    "../../../etc/passwd",
    "..\\..\\a",
    "/etc/passwd",
    "C:\\a",
    "file:///etc/passwd",
    "http://127.0.0.1:9/a",
    "//a.example/b",
    "~/.ssh",
    "a/../b",
    ".",
    "..",
    "%2e%2e%2f",
  ]),
  ...attacks("device", ["CON", "nul", "con.json", "COM1", "lpt9.ts", "aux.", "a. . ", "a:b"]),
  ...attacks("unseen", [
    "a\0b",
    "\u0001\u001b[2J",
    "\u202e } ;",
    "\u2066a\u2069",
    "a\u200bb\u200d",
    "\ufeffa",
    "\ud800",
    "\udc00\ud800",
    "\u{e0041}",
    "\uffff",
  ]),
  ...attacks("alike", ["\u0430", "a", "A", "\u00e9", "e\u0301", "\u212a", "\u017f", "\u0131", "\ufb01", "ＡＢ", "ǆ"]),
  ...attacks("size", ["x".repeat(5000), "a b ".repeat(1500), "\u{1f600}".repeat(300), "(".repeat(400), " "]),
];
