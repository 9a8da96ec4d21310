// Runs a session of commands, and draws it as docs/terminal.svg: the pages show the output of the real program.
//   node scripts/terminal.mjs --write   replaces the picture
//   node scripts/terminal.mjs           exits with 1 if the picture is out of date
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./run.mjs";

const picture = join(root, "docs", "terminal.svg");
const program = join(root, "generator", "bin", "guildwire.js");
const books = readFileSync(join(root, "playground", "examples", "books.yaml"), "utf8");

/** The session: a change of the document, and the command that follows. `lines` limits the output that is shown. */
const steps = [
  {
    edit: (text) => text.replace("minLength: 1, maxLength: 200", "minLength: 9, maxLength: 7"),
    command: "check --strict",
  },
  { command: "explain limits-contradict" },
  { edit: () => books, command: "generate", lines: 6 },
  { edit: (text) => text.replace("maximum: 100", "maximum: 50"), command: "diff books.yaml openapi.yaml" },
];

/** Runs the steps in a new folder, and returns each command with its output, colors included. */
function runSession() {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-terminal-"));
  const { PATH, NODE_EXTRA_CA_CERTS } = process.env;
  try {
    writeFileSync(join(folder, "books.yaml"), books);
    let text = books;
    return steps.map(({ edit, command, lines }) => {
      text = edit?.(text) ?? text;
      writeFileSync(join(folder, "openapi.yaml"), text);
      const env = { PATH, NODE_EXTRA_CA_CERTS, FORCE_COLOR: "1" };
      const { stdout, stderr } = spawnSync(process.execPath, [program, ...command.split(" ")], {
        cwd: folder,
        encoding: "utf8",
        env,
      });
      return {
        command: `npx guildwire ${command}`,
        output: shorten(`${stdout}${stderr}`.trimEnd().split("\n"), lines),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Omits lines before the last one. */
function shorten(lines, count = lines.length) {
  return lines.length <= count ? lines : [...lines.slice(0, count - 2), "…", lines.at(-1)];
}

const columns = 100;
const line = { height: 19, width: 8.2 };
const margin = 18;
/** Seconds between the commands. */
const pause = 2.5;

/** Escape sequences of colors. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is meant
const sequence = /\u001b\[([\d;]*)m/;

/** Wraps at the width of the picture; an escape sequence has no width. */
function wrap(text) {
  const rows = [];
  let row = "";
  let width = 0;
  for (const [part] of text.matchAll(new RegExp(`${sequence.source}|.`, "gsu"))) {
    if (part.length === 1 || !part.startsWith("\x1b")) width += 1;
    if (width > columns) {
      rows.push(row);
      [row, width] = ["", 1];
    }
    row += part;
  }
  return [...rows, row];
}

const classes = { 1: "bold", 2: "dim", 31: "red", 32: "green", 33: "yellow", 34: "blue", 36: "blue" };

/** A line as `tspan` elements of its colors. */
function spans(text) {
  let style = "";
  return text
    .split(new RegExp(`(${sequence.source.replace("(", "(?:")})`))
    .map((part) => {
      const codes = sequence.exec(part)?.[1];
      if (codes !== undefined) {
        style = codes
          .split(";")
          .map((code) => classes[code] ?? "")
          .filter(Boolean)
          .join(" ");
        return "";
      }
      if (part === "") return "";
      return style === "" ? `<tspan>${escaped(part)}</tspan>` : `<tspan class="${style}">${escaped(part)}</tspan>`;
    })
    .join("");
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Each command appears with its output, one after the other; all at once for readers who prefer reduced motion. */
function draw(session) {
  let y = margin + 34;
  const groups = session.map(({ command, output }, index) => {
    const rows = [`\x1b[32m$\x1b[0m \x1b[1m${command}\x1b[0m`, ...output.flatMap(wrap), ""];
    const texts = rows.map((row) => {
      const text = row === "" ? "" : `<text x="${margin}" y="${y}" xml:space="preserve">${spans(row)}</text>`;
      y += line.height;
      return text;
    });
    return `<g style="animation-delay: ${index * pause}s">\n${texts.filter(Boolean).join("\n")}\n</g>`;
  });
  const [width, height] = [Math.ceil(columns * line.width) + 2 * margin, y];
  const description = session.map(({ command }) => command).join("; ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">A terminal in which guildwire reports an error, explains it, generates code and compares two versions</title>
<desc id="description">The commands: ${escaped(description)}</desc>
<style>
  rect { fill: #ffffff; stroke: #d0d7de; }
  circle { fill: #d0d7de; }
  text { font: 13.5px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #1f2328; }
  .bold { font-weight: 600; }
  .dim { fill: #59636e; }
  .red { fill: #b3202c; }
  .green { fill: #1a7f37; }
  .yellow { fill: #8a5a00; }
  .blue { fill: #0550ae; }
  g { animation: appear 0.2s backwards; }
  @keyframes appear { from { opacity: 0; } }
  @media (prefers-reduced-motion: reduce) { g { animation: none; } }
  @media (prefers-color-scheme: dark) {
    rect { fill: #0d1117; stroke: #3d444d; }
    circle { fill: #3d444d; }
    text { fill: #f0f6fc; }
    .dim { fill: #9198a1; }
    .red { fill: #ff8182; }
    .green { fill: #56d364; }
    .yellow { fill: #e3b341; }
    .blue { fill: #79c0ff; }
  }
</style>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
${[0, 1, 2].map((index) => `<circle cx="${margin + 4 + 18 * index}" cy="18" r="5"/>`).join("")}
${groups.join("\n")}
</svg>
`;
}

const drawn = draw(runSession());
if (process.argv.includes("--write")) writeFileSync(picture, drawn);
else if (readFileSync(picture, "utf8") !== drawn) {
  console.error("docs/terminal.svg is out of date: run node scripts/terminal.mjs --write");
  process.exitCode = 1;
} else console.log("docs/terminal.svg shows the output of the commands.");
