import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
};

/** The built playground on a static host, below a path. */
export interface Site {
  readonly folder: string;
  /** Ends with a slash. */
  readonly url: string;
  close(): void;
}

export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "playground-"));
  execFileSync(process.execPath, [join(import.meta.dirname, "..", "..", "playground", "build.mjs"), folder]);
  const server = createServer(({ url = "/" }, response) => {
    const [, name = ""] = /^\/below\/a\/path\/([\w.-]*)$/.exec(url) ?? [];
    const path = join(folder, name === "" ? "index.html" : name);
    if (!existsSync(path)) {
      response.writeHead(404, { "content-type": "text/html" }).end("<title>none</title>");
      return;
    }
    response.writeHead(200, { "content-type": contentTypes[extname(path)] ?? "text/plain" });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/below/a/path/`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
