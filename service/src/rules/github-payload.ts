import type { Embed, ExecuteWebhookBody, GitHubPayload } from "@guildwire/api/types";
import { clip, fitEmbeds } from "./embed-limits.js";

/** A received payload. It is third-party data, so no property is assumed to exist. */
type PayloadValue = { readonly [key: string]: unknown } | null | undefined;

/** The parts of an embed that describe one kind of event. */
interface EventSummary {
  readonly title: string;
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly color?: number;
}

const green = 0x2da44e;
const red = 0xcf222e;
const violet = 0x8250df;

/** Maximum number of listed commits of a push. */
const commitsShown = 20;

/** The events that make a message, by the value of GitHub's header X-GitHub-Event. */
const kinds: { readonly [event: string]: (payload: GitHubPayload, repository: string) => EventSummary | undefined } = {
  push: summarizePush,
  issues: (payload, repository) => summarizeItem(payload, repository, { item: at(payload, "issue"), noun: "Issue" }),
  pull_request: (payload, repository) =>
    summarizeItem(payload, repository, { item: at(payload, "pull_request"), noun: "Pull request" }),
  issue_comment: (payload, repository) => summarizeComment(payload, repository, at(payload, "issue")),
  pull_request_review_comment: (payload, repository) =>
    summarizeComment(payload, repository, at(payload, "pull_request")),
  commit_comment: (payload, repository) => summarizeComment(payload, repository, undefined),
  release: summarizeRelease,
  create: (payload, repository) => summarizeReference(payload, repository, "created", green),
  delete: (payload, repository) => summarizeReference(payload, repository, "deleted", red),
  fork: (payload, repository) => {
    const fork = at(payload, "forkee");
    return { title: `[${repository}] Fork created: ${textAt(fork, "full_name") ?? ""}`, url: textAt(fork, "html_url") };
  },
  watch: (payload, repository) =>
    payload.action === "started"
      ? { title: `[${repository}] New star added`, url: payload.repository?.html_url }
      : undefined,
};

/**
 * The message for a delivery of a GitHub repository; undefined for events and actions without a message. `event` is the
 * header X-GitHub-Event; without it, the event is inferred from the payload.
 *
 * Rules: webhook-github-other-events.
 */
export function convertGitHubPayload(
  event: string | undefined,
  payload: GitHubPayload,
): ExecuteWebhookBody | undefined {
  const kind = event ?? kindOf(payload);
  const summarize = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const news = summarize?.(payload, payload.repository?.full_name ?? payload.repository?.name ?? "repository");
  return news === undefined ? undefined : { embeds: fitEmbeds([embedOf(payload, news)]) };
}

/** The inferred event of a payload; empty if unknown. */
function kindOf(payload: GitHubPayload): string {
  if (payload.commits !== undefined) return "push";
  // A comment without an issue is a commit comment, which has the same format.
  if (payload.comment !== undefined) return "issue_comment";
  if (payload.pull_request !== undefined) return "pull_request";
  if (payload.issue !== undefined) return "issues";
  return payload.release === undefined ? "" : "release";
}

function embedOf({ sender }: GitHubPayload, { title, url, description = "", color }: EventSummary): Embed {
  const name = sender?.login;
  return {
    title,
    ...(url !== undefined && { url }),
    description,
    ...(color !== undefined && { color }),
    ...(name !== undefined && {
      author: {
        name,
        ...(sender?.html_url !== undefined && { url: sender.html_url }),
        ...(sender?.avatar_url !== undefined && { icon_url: sender.avatar_url }),
      },
    }),
  };
}

function summarizePush(payload: GitHubPayload, repository: string): EventSummary | undefined {
  const commits = payload.commits ?? [];
  if (commits.length === 0) return undefined;
  const branch = (payload.ref ?? "").replace(/^refs\/(?:heads|tags)\//, "");
  const origin = branch === "" ? repository : `${repository}:${branch}`;
  const count = commits.length === 1 ? "1 new commit" : `${commits.length} new commits`;
  return {
    title: `[${origin}] ${count}`,
    url: payload.compare,
    description: commits.slice(0, commitsShown).map(line).join("\n"),
  };
}

/** One line per commit: its short hash, the first line of its message, and its author. */
function line(commit: PayloadValue): string {
  const hash = (textAt(commit, "id") ?? "").slice(0, 7);
  const message = clip((textAt(commit, "message") ?? "").replace(/\n[\s\S]*/, ""), 80);
  const url = textAt(commit, "url");
  const author = textAt(at(commit, "author"), "username") ?? textAt(at(commit, "author"), "name");
  return `${url === undefined ? `\`${hash}\`` : `[\`${hash}\`](${url})`} ${message}${author === undefined ? "" : ` - ${author}`}`;
}

function summarizeItem(
  { action: done = "" }: GitHubPayload,
  repository: string,
  { item, noun }: { readonly item: PayloadValue; readonly noun: string },
): EventSummary | undefined {
  if (!["opened", "closed", "reopened"].includes(done)) return undefined;
  const merged = item?.["merged"] === true;
  const action = done === "closed" && merged ? "merged" : done;
  return {
    title: `[${repository}] ${noun} ${action}: ${named(item)}`,
    url: textAt(item, "html_url"),
    description: done === "opened" ? textAt(item, "body") : undefined,
    color: merged ? violet : done === "closed" ? red : green,
  };
}

function summarizeComment(payload: GitHubPayload, repository: string, item: PayloadValue): EventSummary | undefined {
  if (payload.action !== "created") return undefined;
  const comment = at(payload, "comment");
  const commit = (textAt(comment, "commit_id") ?? "").slice(0, 7);
  return {
    title: `[${repository}] New comment on ${item === undefined ? `commit ${commit}` : named(item)}`,
    url: textAt(comment, "html_url"),
    description: textAt(comment, "body"),
  };
}

function summarizeRelease(payload: GitHubPayload, repository: string): EventSummary | undefined {
  if (payload.action !== "published") return undefined;
  const release = at(payload, "release");
  const name = textAt(release, "name") ?? textAt(release, "tag_name") ?? "";
  const url = textAt(release, "html_url");
  return { title: `[${repository}] New release published: ${name}`, url, description: textAt(release, "body") };
}

function summarizeReference(payload: GitHubPayload, repository: string, done: string, color: number): EventSummary {
  const kind = textAt(payload, "ref_type") ?? "reference";
  return { title: `[${repository}] ${kind} ${done}: ${payload.ref ?? ""}`, url: payload.repository?.html_url, color };
}

/** An issue or a pull request by number and title. */
function named(item: PayloadValue): string {
  const number = item?.["number"];
  return `${typeof number === "number" ? `#${number} ` : ""}${textAt(item, "title") ?? ""}`.trim();
}

function at(value: PayloadValue, key: string): PayloadValue {
  return value?.[key] as PayloadValue;
}

function textAt(value: PayloadValue, key: string): string | undefined {
  const text = value?.[key];
  return typeof text === "string" ? text : undefined;
}
