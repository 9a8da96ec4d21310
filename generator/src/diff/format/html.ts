import type { SourceOf } from "../../diagnostics/code-frame.js";
import type { SourceLocation } from "../../diagnostics/diagnostic.js";
import { createPaint, type FrameOf, formatCodeFrame, formatLocation, framesOf } from "../../diagnostics/text.js";
import { staleDiagnostic } from "../ignore.js";
import type { InterfaceChange, NoticingUse } from "../interface-change.js";
import {
  bySeverity,
  countsOf,
  formatEffects,
  formatReach,
  formatSummary,
  formatUse,
  type Report,
  verdictsOf,
} from "../report.js";
import { parties, type Severity, severities } from "../rule.js";
import { formatNoWitness, formatVerdicts, type WitnessResult, witnessLines } from "../witness.js";
import { html, lines, Markup } from "./html-markup.js";
import { stylesheet } from "./html-style.js";

const titles = { breaking: "Breaking", risky: "Risky", safe: "Safe" } as const satisfies Record<Severity, string>;

/** Maximum number of uses of one change, and of parts that were not compared, to list. */
const maxListed = 200;

/** Maximum number of operations that a change reaches to list: thousands of changes may reach all operations. */
const maxReached = 20;

/**
 * Formats a report as one page without scripts, which loads nothing. Its content security policy forbids both, in case a
 * text was not escaped.
 */
export function formatHtml(report: Report, source: SourceOf): string {
  const title = `${report.base.name} → ${report.head.name}: ${formatSummary(report)}`;
  const head = [
    html`<meta charset="utf-8">`,
    html`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
    html`<meta name="color-scheme" content="light dark">`,
    html`<title>${title}</title>`,
    html`<style>${new Markup(stylesheet)}</style>`,
  ];
  const page = html`<!doctype html>
<html lang="en">
<head>
${lines(head)}
</head>
<body>
<main>
${lines(partsOf(report, framesOf(source)))}
</main>
</body>
</html>
`;
  return page.text;
}

function partsOf(report: Report, frames: FrameOf): readonly Markup[] {
  const { base, head, suggestion } = report;
  const groups = bySeverity(report.changes);
  const isNext = suggestion !== undefined && suggestion.step !== "none";
  return [
    html`<h1>Interface: <code>${base.name}</code> → <code>${head.name}</code></h1>`,
    html`<p>${capitalized(formatSummary(report))}.</p>`,
    ...(isNext
      ? [
          html`<p>Next version: <code>${suggestion.version}</code> (${suggestion.step}), after <code>${base.version}</code>${report.programs === undefined ? "" : "; all changes count, noticed or not"}.</p>`,
        ]
      : []),
    ...(groups.length === 0 ? [] : [verdictTable(report), contents(groups)]),
    ...(report.programs === undefined ? [] : programTable(report.changes)),
    ...groups.map(([severity, changes]) => section(severity, changes, frames)),
    ...staleSection(report),
    ...notComparedSection(report),
  ];
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function verdictTable({ changes }: Report): Markup {
  const verdicts = verdictsOf(changes);
  const rows = parties.map((party) => {
    const verdict = verdicts[party];
    return html`<tr><th scope="row">${party}</th><td>${verdict === undefined ? "not affected" : badge(verdict)}</td></tr>`;
  });
  return html`<table><caption>Who is affected</caption>
<thead><tr><th scope="col">who</th><th scope="col">verdict</th></tr></thead>
<tbody>${lines(rows)}</tbody></table>`;
}

function contents(groups: readonly (readonly [Severity, readonly InterfaceChange[]])[]): Markup {
  const links = groups.map(
    ([severity, changes]) => html`<li><a href="#${severity}">${titles[severity]} (${String(changes.length)})</a></li>`,
  );
  return html`<nav aria-label="Severities"><ul>${lines(links)}</ul></nav>`;
}

/** The name of code that was named itself. */
const ownCode = "this repository";

/** The programs with the number of changes that they notice, by severity. The summary says if there are none. */
function programTable(changes: readonly InterfaceChange[]): readonly Markup[] {
  const noticed = new Map<string, InterfaceChange[]>();
  for (const change of changes) {
    for (const name of new Set((change.noticed?.uses ?? []).map(({ program = ownCode }) => program))) {
      noticed.set(name, [...(noticed.get(name) ?? []), change]);
    }
  }
  if (noticed.size === 0) return [];
  const rows = [...noticed].map(([name, found]) => {
    const counts = countsOf(found);
    const cells = severities.map((severity) => html`<td>${String(counts[severity])}</td>`);
    return html`<tr><th scope="row">${name}</th>${lines(cells)}</tr>`;
  });
  const heads = severities.map((severity) => html`<th scope="col">${severity}</th>`);
  return [
    html`<table><caption>Programs that notice changes</caption>
<thead><tr><th scope="col">program</th>${lines(heads)}</tr></thead>
<tbody>${lines(rows)}</tbody></table>`,
  ];
}

function section(severity: Severity, changes: readonly InterfaceChange[], frames: FrameOf): Markup {
  const list = lines(changes.map((change) => article(change, frames)));
  return html`<section aria-labelledby="${severity}">
<h2 id="${severity}">${titles[severity]} (${String(changes.length)})</h2>
${list}
</section>`;
}

function article(change: InterfaceChange, frames: FrameOf): Markup {
  const { rule, severity, where, message, base, head, stability, reachedBy, noticed, witness, fingerprint } = change;
  const reach = formatReach(change);
  const facts = [
    ["rule", html`<code>${rule}</code>`],
    ...(stability === undefined ? [] : [["stability level", html`${stability}`] as const]),
    ...(base === undefined ? [] : [["before", html`<code>${formatLocation(base)}</code>`] as const]),
    ...(head === undefined ? [] : [["now", html`<code>${formatLocation(head)}</code>`] as const]),
    ...(reachedBy.length === 0 ? [] : [["reached by", names(reachedBy)] as const]),
    ["fingerprint", html`<code>${fingerprint}</code>`],
  ] as const;
  const terms = facts.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`);
  return html`<article id="change-${fingerprint}" class="${severity}">
<h3>${badge(severity)} <code>${where}</code></h3>
<p>${message}.</p>
<p class="facts">${formatEffects(change)}${reach === "" ? "" : `; reached by ${reach}`}</p>
${lines([...(noticed === undefined ? [] : [usesOf(noticed.uses, noticed.advice)]), ...(witness === undefined ? [] : [example(witness)])])}
<details><summary>Details<span class="hidden"> of ${where}</span></summary>
<dl>${lines(terms)}</dl>
${frame(head ?? base, severity, frames)}
</details>
</article>`;
}

function names(all: readonly string[]): Markup {
  const shown = all.slice(0, maxReached).map((name) => html`<li><code>${name}</code></li>`);
  return html`<ul class="names">${lines([...shown, ...more(all.length - maxReached)])}</ul>`;
}

function more(count: number): readonly Markup[] {
  return count > 0 ? [html`<li>and ${String(count)} more</li>`] : [];
}

function usesOf(uses: readonly NoticingUse[], advice: string): Markup {
  const shown = uses.slice(0, maxListed).map((use) => html`<li><code>${formatUse(use)}</code></li>`);
  return html`<p>To do: ${advice}.</p>
<p>Used at:</p>
<ul>${lines([...shown, ...more(uses.length - maxListed)])}</ul>`;
}

function example(result: WitnessResult): Markup {
  if (!("found" in result)) return html`<p>${formatNoWitness(result)}.</p>`;
  return html`<figure><figcaption>${formatVerdicts(result.found)}</figcaption>
<pre>${textLines(witnessLines(result.found))}</pre></figure>`;
}

const shownAs = { breaking: "error", risky: "warning", safe: "info" } as const satisfies Record<Severity, string>;

function frame(location: SourceLocation | undefined, severity: Severity, frames: FrameOf): Markup {
  const text = location && formatCodeFrame(location, shownAs[severity], createPaint(false), frames);
  return text === undefined || text.length === 0 ? html`` : html`<pre>${textLines(text)}</pre>`;
}

function textLines(texts: readonly string[]): Markup {
  return lines(texts.map((text) => html`${text}`));
}

function staleSection({ stale }: Report): readonly Markup[] {
  if (stale.length === 0) return [];
  const items = stale.map((entry) => {
    const { code, message, fix = "" } = staleDiagnostic(entry);
    return html`<li>${message}; ${fix} <code>${code}</code> <code>${formatLocation(entry.location)}</code></li>`;
  });
  return [
    html`<section><h2>Stale entries of the ignore file (${String(stale.length)})</h2>
<ul>${lines(items)}</ul></section>`,
  ];
}

function notComparedSection({ notCompared = [] }: Report): readonly Markup[] {
  if (notCompared.length === 0) return [];
  const items = notCompared
    .slice(0, maxListed)
    .map(({ pointer, change, reason }) => html`<li><code>${pointer}</code>: ${change}; ${reason}</li>`);
  return [
    html`<section><h2>Not compared (${String(notCompared.length)})</h2>
<ul>${lines([...items, ...more(notCompared.length - maxListed)])}</ul></section>`,
  ];
}

function badge(severity: Severity): Markup {
  return html`<span class="badge ${severity}">${severity}</span>`;
}
