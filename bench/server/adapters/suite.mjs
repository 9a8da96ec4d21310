// The adapters: each compared with a bare route of its framework, and with how users of the framework validate.
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { median } from "../../statistics.mjs";

/** The frameworks: contenders with a bare route, with the adapter, and with the framework's own validation. */
const frameworks = [
  {
    title: "Express",
    bare: "express-bare",
    adapter: "guildwire-express",
    peer: "express",
    validation: "express-openapi-validator",
  },
  { title: "Fastify", bare: "fastify-bare", adapter: "guildwire-fastify", peer: "fastify", validation: "its schemas" },
  { title: "Hono", bare: "hono-bare", adapter: "guildwire-hono", peer: "hono", validation: "its Zod validator" },
  ...["Express", "Fastify"].map((on) => {
    const name = `nest-${on.toLowerCase()}`;
    return {
      title: `Nest on ${on}`,
      bare: `${name}-bare`,
      adapter: `guildwire-${name}`,
      peer: name,
      validation: "class-validator",
    };
  }),
];

export const contenderNames = [
  "bare",
  "guildwire",
  ...frameworks.flatMap(({ bare, adapter, peer }) => [bare, adapter, peer]),
];

export const peers = [
  "express",
  "express-openapi-validator",
  "fastify",
  "hono",
  "@hono/node-server",
  "@hono/zod-validator",
  "@nestjs/core",
  "@nestjs/platform-express",
  "@nestjs/platform-fastify",
  "class-validator",
];

/**
 * Compares the adapters within each round.
 *
 * @param contenders Those that were measured, with `costs`: µs of CPU per request, by generation and round.
 * @param certainty Describes ratios by generation and round.
 * @param own The bytes of each adapter.
 */
export function compareAdapters(contenders, certainty, own) {
  const costsOf = (wanted) => contenders.find(({ name }) => name === wanted).costs;
  const [node, generated] = ["bare", "guildwire"].map(costsOf);
  const map = (costs, ratio) => costs.map((rounds, at) => rounds.map((cost, round) => ratio(cost, at, round)));
  const compared = frameworks.map(({ title, bare, adapter, peer, validation }) => {
    const [framework, validated] = [bare, peer].map(costsOf);
    const toSum = map(
      costsOf(adapter),
      (cost, at, round) => cost / (framework[at][round] + generated[at][round] - node[at][round]),
    );
    const toPeer = map(costsOf(adapter), (cost, at, round) => cost / validated[at][round]);
    return { title, adapter, validation, toSum, toPeer };
  });
  return {
    head: ["", "to the sum", "to the peer", "peer", "bytes added"],
    rows: compared.map(({ title, adapter, validation, toSum, toPeer }) => [
      title,
      certainty(toSum),
      certainty(toPeer),
      validation,
      String(own[adapter]),
    ]),
    figures: Object.fromEntries(
      compared.flatMap(({ title, adapter, toSum, toPeer }) => [
        [`${title}, to the sum`, median(toSum.flat())],
        [`${title}, to the peer`, median(toPeer.flat())],
        [`${title}, bytes`, own[adapter]],
      ]),
    ),
  };
}

/** What a server of each kind imports, besides its framework. */
const imports = {
  node: 'export { createNodeHandler } from "@guildwire/api/server";',
  fetch: 'export { createFetchHandler } from "@guildwire/api/server";',
  "guildwire-express":
    'export { definition } from "@guildwire/api/server"; export { guildwireExpress } from "@guildwire/runtime/express";',
  "guildwire-fastify":
    'export { definition } from "@guildwire/api/server"; export { guildwireFastify } from "@guildwire/runtime/fastify";',
  "guildwire-hono":
    'export { definition } from "@guildwire/api/server"; export { guildwireHono } from "@guildwire/runtime/hono";',
  nest: 'export { definition } from "@guildwire/api/server"; export { GuildwireModule } from "@guildwire/nest";',
};

/** Returns the bytes that each adapter adds to a server on node:http, or with Hono to one of the Fetch standard: minified, gzip. */
export async function bytesOfAdapters() {
  const sizes = {};
  for (const [name, contents] of Object.entries(imports)) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "node",
      external: ["@nestjs/*"],
      write: false,
      logLevel: "silent",
    });
    sizes[name] = gzipSync(outputFiles[0].contents).length;
  }
  const added = (name, base) => sizes[name] - sizes[base];
  return Object.fromEntries([
    ...["guildwire-express", "guildwire-fastify"].map((name) => [name, added(name, "node")]),
    ["guildwire-hono", added("guildwire-hono", "fetch")],
    ...["express", "fastify"].map((on) => [`guildwire-nest-${on}`, added("nest", "node")]),
  ]);
}
