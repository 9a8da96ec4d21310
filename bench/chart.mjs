// Bar charts as SVG, readable on light and dark pages.

const width = 720;
const bar = { height: 22, gap: 10 };
const top = 64;
const left = 190;
const right = 80;

/**
 * Draws horizontal bars, one per row.
 *
 * @param {object} chart
 * @param {string} chart.title What is measured, with its unit.
 * @param {string} chart.note How: shown below the title.
 * @param {readonly { name: string, value: number, label?: string, own?: boolean }[]} chart.rows `label` is written behind the
 *   bar, the value by default; `own` rows have the accent color.
 * @returns {string} SVG with a title and a description for screen readers.
 */
export function barChart({ title, note, rows }) {
  const longest = Math.max(...rows.map(({ value }) => value));
  const height = top + rows.length * (bar.height + bar.gap) + 6;
  const bars = rows.map(({ name, value, label = String(value), own = false }, index) => {
    const y = top + index * (bar.height + bar.gap);
    const length = Math.max(1, Math.round(((width - left - right) * value) / longest));
    const middle = y + bar.height / 2;
    return `<text class="name" x="${left - 10}" y="${middle}">${escaped(name)}</text>
<rect class="${own ? "own" : "peer"}" x="${left}" y="${y}" width="${length}" height="${bar.height}" rx="3"/>
<text class="value" x="${left + length + 8}" y="${middle}">${escaped(label)}</text>`;
  });
  const description = rows.map(({ name, value, label = value }) => `${name}: ${label}`).join("; ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>
  text { font: 14px system-ui, sans-serif; fill: #1f2328; dominant-baseline: central; }
  .title { font-weight: 600; font-size: 16px; }
  .note { fill: #59636e; }
  .name { text-anchor: end; }
  .own { fill: #4f46e5; }
  .peer { fill: #9ca3af; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .note { fill: #9198a1; }
    .own { fill: #818cf8; }
    .peer { fill: #6b7280; }
  }
</style>
<text class="title" x="12" y="20">${escaped(title)}</text>
<text class="note" x="12" y="42">${escaped(note)}</text>
${bars.join("\n")}
</svg>
`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
