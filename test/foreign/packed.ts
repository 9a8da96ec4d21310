// @ts-expect-error: a plain script without declarations.
import { packedDocument } from "./packed-document.mjs";

/** The path of a file of a published package; undefined without a registry, which only CI does not accept. */
export async function packed(
  file: Readonly<Record<"package" | "entry" | "sha256" | "cached", string>>,
): Promise<string | undefined> {
  const { path, unavailable } = await packedDocument(file);
  if (path === undefined && process.env["CI"] === "true") throw new Error(`CI runs this test, but ${unavailable}`);
  return path;
}
