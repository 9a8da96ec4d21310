import { handler } from "./hosted.mjs";

const { port } = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: handler });
console.log(port);
