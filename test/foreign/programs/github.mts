// Calls a handful of GitHub's operations. The test compiles it beside the package that was generated, hence the imports.
import {
  actionsGetWorkflow,
  activityStarRepoForAuthenticatedUser,
  createApi,
  createClient,
  issuesCreate,
  issuesListForRepo,
  markdownRenderRaw,
  migrationsListForAuthenticatedUser,
  reposGetContent,
  reposUploadReleaseAsset,
  securityAdvisoriesListGlobalAdvisories,
} from "foreign-api/client";
import { recorder } from "./recorder.mjs";

const { fetch, report } = recorder();
const client = createClient({
  baseUrl: "https://api.example/v3",
  servers: { "https://uploads.github.com": "https://uploads.example" },
  fetch,
});
const place = { owner: "octo cat", repo: "hello/world" };

await issuesListForRepo(client, { ...place, state: "all", per_page: 5, labels: "bug,ui & ux" });
await issuesCreate(client, { ...place, body: { title: "Found a bug", labels: ["bug", { name: "ui" }] } });
await reposGetContent(client, { ...place, path: "docs/a b.md" });
await actionsGetWorkflow(client, { ...place, workflow_id: 7 });
await actionsGetWorkflow(client, { ...place, workflow_id: "build.yaml" });
await migrationsListForAuthenticatedUser(client, { page: 2 });
await securityAdvisoriesListGlobalAdvisories(client, { cwes: ["79", "20"], affects: "a@1.0.0", is_withdrawn: false });
await markdownRenderRaw(client, { contentType: "text/x-markdown", body: "# Hi" });
await reposUploadReleaseAsset(client, { ...place, release_id: 9, name: "a.bin", body: new Uint8Array([104, 105]) });
const upload = { ...place, release_id: 9, name: "b.bin", body: "hi" };
await reposUploadReleaseAsset(createClient({ baseUrl: "https://api.github.com", fetch }), upload);
const elsewhere = createClient({ baseUrl: "https://api.example/v3", fetch });
const refused = await reposUploadReleaseAsset(elsewhere, upload).then(String, (error: Error) => error.message);
if (!refused.includes("https://uploads.github.com")) throw new Error(refused);
await activityStarRepoForAuthenticatedUser(client, place);
await createApi({ baseUrl: "https://api.example/v3", fetch }).markdown.markdownRenderRaw({
  contentType: "text/plain",
  body: "# Ho",
});
await report();
