// Generates docs/commands.md from the help of each command, so that the two always agree.
//   node scripts/command-line.mjs           writes it, if it has changed
//   node scripts/command-line.mjs --check   writes nothing; exit code 1 if it is out of date
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

const path = join(root, "docs", "commands.md");
const { main } = await import(pathToFileURL(join(root, "generator/dist/cli/main.js")).href);

/** Returns what a command line prints. */
async function outputOf(...args) {
  let text = "";
  const stream = {
    write(added) {
      text += added;
    },
  };
  await main(args, { stdout: stream, stderr: stream, env: {}, cwd: root });
  return text.trim();
}

const general = await outputOf("--help");
const names = [...general.matchAll(/^ {2}([a-z]+) (?:\[|<)/gm)]
  .map(([, name]) => name)
  .filter((name) => name !== "help");
const sections = [];
for (const name of names) {
  const help = await outputOf(name, "--help");
  sections.push(`## guildwire ${name}\n\n\`\`\`text\n${help}\n\`\`\`\n`);
}

const wanted = `# Command line

The help of every command. In a project with \`@guildwire/generator\`, write \`npx\` before a command. \`mock\`, \`conform\` and \`mcp\`
need \`@guildwire/tools\` as well:

\`\`\`sh
npm install --save-dev @guildwire/generator @guildwire/tools
npx guildwire check
\`\`\`

[Configuration](configuration.md) lists the keys of \`guildwire.config.yaml\`. [Codes](codes.md) has cause and fix of every message.
\`NO_COLOR\` turns colours off, \`FORCE_COLOR\` turns them on. Without a terminal, there are neither colours nor progress.

<!-- scripts/command-line.mjs writes this page from generator/src/cli. -->

${sections.join("\n")}`;

if (existsSync(path) && readFileSync(path, "utf8") === wanted)
  console.log(`docs/commands.md lists ${names.length} commands.`);
else if (process.argv.includes("--check")) {
  console.error("docs/commands.md is out of date: run node scripts/command-line.mjs");
  process.exitCode = 1;
} else writeFileSync(path, wanted);
