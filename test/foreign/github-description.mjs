// GitHub's public REST description, OpenAPI 3.0.3: a large third-party document.
import { packedDocument } from "./packed-document.mjs";

const version = "23.0.2";

/** The file's path, as {@link packedDocument} has it. */
export async function githubDescription() {
  return packedDocument({
    package: `@octokit/openapi@${version}`,
    entry: "package/generated/api.github.com.json",
    sha256: "829b4bebb19a53133289f7b0bc819f4f1118115821db2ca9f25e9ee995a7da2a",
    cached: `api.github.com-${version}.json`,
  });
}
