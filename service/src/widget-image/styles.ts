import type { WidgetStyle } from "@guildwire/api/types";
import { fitText, type Point, type TextStyle, textPath, widthOf } from "./text.js";

/** The guild data on a widget image. */
export interface WidgetFacts {
  readonly name: string;
  /** Number of members who are not offline. */
  readonly present: number;
  /** The guild's icon as a data URI. Default: the initials of its name. */
  readonly icon?: string | undefined;
}

const colors = {
  panel: "#20283a",
  footer: "#161c2a",
  accent: "#2f6fed",
  text: "#ffffff",
  quiet: "#b6c0d4",
  online: "#3fb56f",
  label: "#4a5365",
};

const name: TextStyle = { size: 16, weight: 600 };
const detail: TextStyle = { size: 12, weight: 400 };
const label: TextStyle = { size: 11, weight: 600 };
const chatStyle: TextStyle = { ...label, size: 13 };
const joinStyle: TextStyle = { ...label, size: 14 };

/** The renderer of each style, which returns an SVG document. */
export const widgetStyles: { readonly [Style in WidgetStyle]: (facts: WidgetFacts) => string } = {
  shield({ present }) {
    const left = 22 + widthOf("chat", label) + 8;
    const right = widthOf(online(present), label) + 16;
    const width = Math.ceil(left + right);
    return picture(width, 20, 3, [
      rectangle({ x: 0, y: 0, width: left, height: 20 }, colors.label),
      rectangle({ x: left, y: 0, width: width - left, height: 20 }, colors.accent),
      logo({ x: 5, y: 4 }, 12, { color: colors.text, ground: colors.label }),
      textPath("chat", { x: 22, y: 14 }, label, colors.text),
      textPath(online(present), { x: left + 8, y: 14 }, label, colors.text),
    ]);
  },
  banner1: (facts) =>
    picture(320, 92, 6, [
      rectangle({ x: 0, y: 0, width: 320, height: 92 }, colors.panel),
      guild(facts, 16, 12, 288),
      rectangle({ x: 0, y: 72, width: 320, height: 20 }, colors.footer),
      logo({ x: 14, y: 76 }, 12, { color: colors.quiet, ground: colors.footer }),
      textPath("Hosted by guildwire", { x: 32, y: 86 }, { ...detail, size: 10 }, colors.quiet),
    ]),
  banner2: (facts) =>
    picture(320, 72, 6, [
      rectangle({ x: 0, y: 0, width: 320, height: 72 }, colors.panel),
      guild(facts, 16, 12, 216),
      rectangle({ x: 248, y: 0, width: 72, height: 72 }, colors.accent),
      logo({ x: 266, y: 18 }, 36, { color: colors.text, ground: colors.accent }),
    ]),
  banner3: (facts) =>
    picture(320, 108, 6, [
      rectangle({ x: 0, y: 0, width: 320, height: 108 }, colors.panel),
      guild(facts, 16, 12, 288),
      rectangle({ x: 0, y: 72, width: 320, height: 36 }, colors.accent),
      logo({ x: 16, y: 80 }, 20, { color: colors.text, ground: colors.accent }),
      textPath("Chat now", { x: 304 - widthOf("Chat now", chatStyle), y: 95 }, chatStyle, colors.text),
    ]),
  banner4: (facts) =>
    picture(320, 208, 8, [
      rectangle({ x: 0, y: 0, width: 320, height: 208 }, colors.panel),
      rectangle({ x: 0, y: 0, width: 320, height: 80 }, colors.accent),
      logo({ x: 136, y: 16 }, 48, { color: colors.text, ground: colors.accent }),
      guild(facts, 16, 92, 288),
      `<rect x="16" y="156" width="288" height="36" rx="4" fill="${colors.online}"/>`,
      textPath(
        "Join this guild",
        { x: 160 - widthOf("Join this guild", joinStyle) / 2, y: 179 },
        joinStyle,
        colors.text,
      ),
    ]),
};

function online(present: number): string {
  return `${present.toLocaleString("en-US")} online`;
}

/** The icon, name and member count of a guild, 48 pixels high. */
function guild(facts: WidgetFacts, x: number, y: number, width: number): string {
  const shownName = fitText(facts.name, name, width - 60);
  return [
    icon(facts, x, y),
    textPath(shownName, { x: x + 60, y: y + 21 }, name, colors.text),
    `<circle cx="${x + 65}" cy="${y + 36}" r="4" fill="${colors.online}"/>`,
    textPath(online(facts.present), { x: x + 75, y: y + 40 }, detail, colors.quiet),
  ].join("");
}

function icon({ icon, name: guildName }: WidgetFacts, x: number, y: number): string {
  const [cx, cy] = [x + 24, y + 24];
  if (icon !== undefined)
    return [
      `<clipPath id="icon"><circle cx="${cx}" cy="${cy}" r="24"/></clipPath>`,
      `<image x="${x}" y="${y}" width="48" height="48" clip-path="url(#icon)" href="${icon}"/>`,
    ].join("");
  const initials = fitText(initialsOf(guildName), name, 40);
  const from = cx - widthOf(initials, name) / 2;
  return `<circle cx="${cx}" cy="${cy}" r="24" fill="${colors.label}"/>${textPath(initials, { x: from, y: cy + 6 }, name, colors.text)}`;
}

/** The first characters of the first words. */
function initialsOf(guildName: string): string {
  const words = guildName.split(/\s+/).filter((word) => word !== "");
  return words
    .slice(0, 3)
    .map((word) => Array.from(word)[0] ?? "")
    .join("");
}

/** The service's logo: a speech bubble with three dots. */
function logo({ x, y }: Point, size: number, { color, ground }: { color: string; ground: string }): string {
  const dots = [7, 12, 17].map((cx) => `<circle cx="${cx}" cy="10.5" r="1.7" fill="${ground}"/>`).join("");
  const bubble = "M5 2h14a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-6l-6 4v-4h-2a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z";
  return `<g transform="translate(${x} ${y}) scale(${size / 24})"><path fill="${color}" d="${bubble}"/>${dots}</g>`;
}

function rectangle({ x, y, width, height }: Point & { width: number; height: number }, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** A document with rounded corners. */
function picture(width: number, height: number, radius: number, parts: readonly string[]): string {
  const corners = `<clipPath id="corners"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${corners}<g clip-path="url(#corners)">${parts.join("")}</g></svg>`;
}
