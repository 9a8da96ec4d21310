// Starts code-server on a free port of loopback, with the extension and a workspace.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {object} options
 * @param {string} options.node The Node that runs code-server.
 * @param {string} options.program code-server.
 * @param {string} options.folder For its data.
 * @param {string} options.extension The packaged extension.
 * @param {string} options.workspace The folder to open.
 * @param {boolean} options.isTrusted Whether the editor trusts all workspaces. Otherwise it asks.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startEditor({ node, program, folder, extension, workspace, isTrusted }) {
  const [data, extensions] = [join(folder, "data"), join(folder, "extensions")];
  mkdirSync(join(data, "User"), { recursive: true });
  writeFileSync(
    join(data, "User/settings.json"),
    JSON.stringify({
      "security.workspace.trust.enabled": !isTrusted,
      "security.workspace.trust.startupPrompt": "never",
      "workbench.startupEditor": "none",
      "workbench.tips.enabled": false,
      "workbench.secondarySideBar.defaultVisibility": "hidden",
      "chat.disableAIFeatures": true,
      "editor.minimap.enabled": false,
      "editor.hover.delay": 100,
      "telemetry.telemetryLevel": "off",
      "update.mode": "none",
      "extensions.autoUpdate": false,
      "guildwire.node": process.execPath,
    }),
  );
  const options = ["--user-data-dir", data, "--extensions-dir", extensions, "--config", join(folder, "config.yaml")];
  const environment = { PATH: process.env.PATH, HOME: folder, LANG: "C.UTF-8" };
  const installed = spawnSync(node, [program, ...options, "--install-extension", extension], {
    encoding: "utf8",
    env: environment,
  });
  if (installed.status !== 0)
    throw new Error(`the extension was not installed:\n${installed.stdout}${installed.stderr}`);
  const child = spawn(
    node,
    [
      program,
      ...options,
      ...["--auth", "none", "--bind-addr", "127.0.0.1:0", "--disable-telemetry", "--disable-update-check"],
      ...["--disable-workspace-trust", "--disable-getting-started-override"].slice(isTrusted ? 0 : 1),
      workspace,
    ],
    { env: environment, stdio: ["ignore", "pipe", "pipe"] },
  );
  const url = await new Promise((resolve, reject) => {
    let text = "";
    const read = (chunk) => {
      text += chunk;
      const listening = /HTTP server listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(text);
      if (listening) resolve(listening[1]);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => reject(new Error(`code-server has ended:\n${text}`)));
  });
  return { url: `${url}/?folder=${encodeURIComponent(workspace)}`, close: () => child.kill() };
}
