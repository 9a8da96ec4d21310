import { json } from "@codemirror/lang-json";
import { MessageComponents } from "@guildwire/api/validators";
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import componentsSchema from "message-components.schema.json";
import { byId } from "./by-id.js";
import { completeFrom } from "./completion-source.js";
import { renderMessage } from "./render-message.js";
import { TextEditor } from "./text-editor.js";
import { positionAt } from "./text-position.js";

/** Maximum size of the text in UTF-16 units; the validators accept far smaller messages. */
const maxSize = 100_000;

const element = {
  json: byId("json", TextEditor),
  summary: byId("summary", HTMLElement),
  issues: byId("issues", HTMLElement),
  message: byId("message", HTMLElement),
  typescript: byId("typescript", HTMLTextAreaElement),
  copy: byId("copy", HTMLButtonElement),
  copied: byId("copied", HTMLElement),
};

const example = [
  {
    type: 1,
    components: [
      { type: 2, style: 1, label: "Accept", custom_id: "accept" },
      { type: 2, style: 2, label: "Later", custom_id: "later", disabled: true },
      { type: 2, style: 3, label: "Join", custom_id: "join", emoji: { name: "🔥" } },
      { type: 2, style: 4, label: "Decline", custom_id: "decline" },
      { type: 2, style: 5, label: "Rules", url: "https://example.com/rules" },
    ],
  },
  {
    type: 1,
    components: [
      {
        type: 3,
        custom_id: "colour",
        placeholder: "Choose a colour",
        options: [
          { label: "Green", value: "green" },
          { label: "Blue", value: "blue", description: "Like the sea" },
        ],
      },
    ],
  },
];

/** A problem and the part of the text that it concerns. */
interface LocatedIssue {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

element.json.setUp({
  label: "Components as JSON",
  description: "Control and Space shows completions. F8 selects the next violation. Tab leaves the editor.",
  language: json(),
  completions: completeFrom(componentsSchema),
});
element.json.value = JSON.stringify(example, undefined, 2);
element.json.addEventListener("text-change", update);
element.copy.addEventListener("click", () => void copy());
update();

function update(): void {
  const text = element.json.value;
  const { issues, value } = check(text);
  element.summary.textContent = issues.length === 0 ? "None" : `${issues.length} found`;
  element.issues.replaceChildren(...issues.map((issue) => issueItem(issue, text)));
  element.json.show(issues.map(({ message, start, end }) => ({ message, from: start, to: end, severity: "error" })));
  // While the text is no JSON, the last message remains.
  if (value === undefined) return;
  element.message.replaceChildren(...renderMessage(value));
  const isValid = issues.length === 0;
  element.typescript.value = isValid ? typescriptOf(value) : "";
  element.copy.disabled = !isValid;
}

function check(text: string): { readonly issues: readonly LocatedIssue[]; readonly value?: unknown } {
  if (text.length > maxSize)
    return { issues: [{ message: `The JSON has more than ${maxSize} characters`, start: 0, end: 0 }] };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (tree === undefined || errors.length > 0) {
    const [{ error, offset, length } = { error: 0, offset: 0, length: 0 }] = errors;
    return { issues: [{ message: printParseErrorCode(error), start: offset, end: offset + length }] };
  }
  const value: unknown = JSON.parse(text);
  const result = MessageComponents.validate(value);
  if (result.ok) return { issues: [], value };
  const issues = result.issues.map(({ path, code, message }) => {
    const { offset, length } = nearestNode(tree, path);
    return { message: `${code}: ${message}`, start: offset, end: offset + length };
  });
  return { issues, value };
}

/** Returns the node at a JSON Pointer, or its nearest ancestor if the text lacks it. */
function nearestNode(tree: Node, pointer: string): Node {
  const tokens = pointer.split("/").slice(1);
  let node = tree;
  for (const token of tokens) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    const child = findNodeAtLocation(node, [node.type === "array" ? Number(key) : key]);
    if (child === undefined) break;
    node = child;
  }
  return node;
}

function issueItem({ message, start, end }: LocatedIssue, text: string): HTMLElement {
  const { line, column } = positionAt(text, start);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "error";
  button.textContent = `${line}:${column} ${message}`;
  button.addEventListener("click", () => element.json.select(start, end));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

function typescriptOf(value: unknown): string {
  const literal = JSON.stringify(value, undefined, 2);
  return `import type { MessageComponents } from "@guildwire/api/types";\n\nexport const components: MessageComponents = ${literal};\n`;
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(element.typescript.value);
    element.copied.textContent = "Copied";
  } catch {
    element.typescript.select();
    element.copied.textContent = "Selected";
  }
}
