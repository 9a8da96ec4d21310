import { join } from "node:path";
import { expect, it } from "vitest";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const settings: ValueSettings = {
  dates: "Date",
  int64: "bigint",
  propertyNames: "camelCase",
  arguments: "grouped",
  brands: { uuid: "Uuid" },
  enums: "both",
  openEnums: true,
};

/** Emitters that run besides the standard ones. */
const optional = ["llms", "openapi-typescript", "fixtures"];

it.each([
  "client-auth/orders.yaml",
  "client-auth/pages.yaml",
  "client-auth/vault.yaml",
  "responses/documents/library.yaml",
  "streams/documents/feed.yaml",
  "streams/documents/parts.yaml",
  "third-party/documents/payments.yaml",
  "third-party/documents/trains.yaml",
  "third-party/documents/transcripts.yaml",
  "webhooks/documents/shop.yaml",
])("%s compiles with every setting", async (document) => {
  const { files } = await generated(join(import.meta.dirname, "..", document), settings, optional);
  const pack = new ForeignPackage(files);
  try {
    expect(pack.compile()).toBe("");
  } finally {
    pack.remove();
  }
});
