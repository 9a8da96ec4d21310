// The state of the repository that a release depends on.
import { spawnSync } from "node:child_process";

/** Runs git. Returns its output, or undefined if it fails and `mayFail` is set. */
export function git(root, args, { mayFail = false } = {}) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status === 0) return stdout.trim();
  if (mayFail) return undefined;
  throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
}

/** Throws an error that lists changed files, if there are any. */
export function assertClean(root, message = "the working tree has changes: commit or remove them first") {
  const changed = git(root, ["status", "--porcelain"]);
  if (changed !== "") throw new Error(`${message}\n${changed}`);
  return "the working tree has no changes";
}

/** The version tag of HEAD, if it has one. */
export function headTag(root) {
  return git(root, ["describe", "--exact-match", "--tags", "--match", "v[0-9]*"], { mayFail: true });
}

/** The last version tag before or at HEAD. */
export function lastTag(root) {
  return git(root, ["describe", "--abbrev=0", "--tags", "--match", "v[0-9]*"], { mayFail: true });
}

export function commitAll(root, subject) {
  git(root, ["add", "--all"]);
  if (git(root, ["status", "--porcelain"]) !== "") git(root, ["commit", "--quiet", "--message", subject]);
}

/** Tags HEAD. A tag at HEAD is accepted; the same tag elsewhere is an error. */
export function tagHead(root, tag, { dryRun }) {
  const tagged = git(root, ["rev-parse", "--verify", "--quiet", `${tag}^{commit}`], { mayFail: true });
  const head = git(root, ["rev-parse", "HEAD"]);
  if (tagged === head) return `${tag} is set already`;
  if (tagged !== undefined)
    throw new Error(`the tag ${tag} is on another commit: run the step version, or delete the tag`);
  if (dryRun) return `${tag} would be set`;
  git(root, ["tag", "--annotate", tag, "--message", tag]);
  return `${tag} is set; git push --follow-tags starts the workflow that publishes it`;
}

/** The URL of the repository for package.json: of the CI that runs, or of the remote `origin`. */
export function repositoryUrl(root, env = process.env) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  if (server && name) return `git+${server}/${name}.git`;
  const remote = git(root, ["remote", "get-url", "origin"], { mayFail: true });
  const [, host, path] =
    /^(?:https:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)[/:](.+?)(?:\.git)?$/.exec(remote ?? "") ?? [];
  return host === undefined ? undefined : `git+https://${host}/${path}.git`;
}
