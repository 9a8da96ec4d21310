import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** The style of a text. Lengths are in pixels. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 400 | 600;
}

/** A position in pixels from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The subsets of the typeface by script; an image loads only those that it needs. */
const scripts = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"] as const;

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/** The width of a text. */
export function widthOf(text: string, style: TextStyle): number {
  return runsOf(text, style).reduce((sum, { width }) => sum + width, 0);
}

/**
 * A text as an SVG path, so that it looks the same on any machine without installed fonts. The point is the start of
 * its baseline. Characters that the typeface lacks are drawn as boxes.
 */
export function textPath(text: string, { x, y }: Point, style: TextStyle, fill: string): string {
  let at = x;
  const paths = runsOf(text, style).map(({ d, scale, width }) => {
    const transform = `translate(${round(at)} ${y}) scale(${scale} ${-scale})`;
    at += width;
    return d === "" ? "" : `<path fill="${fill}" transform="${transform}" d="${d}"/>`;
  });
  return paths.join("");
}

/** A text truncated to the given width, with an ellipsis. */
export function fitText(text: string, style: TextStyle, maxWidth: number): string {
  if (widthOf(text, style) <= maxWidth) return text;
  const points = Array.from(text);
  const cut = (length: number) => `${points.slice(0, length).join("").trimEnd()}…`;
  let [fitting, tooLong] = [0, points.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (widthOf(cut(middle), style) <= maxWidth) fitting = middle;
    else tooLong = middle;
  }
  return cut(fitting);
}

/** A run of text in one font, as one path. */
interface Run {
  readonly d: string;
  readonly scale: number;
  readonly width: number;
}

function runsOf(text: string, { size, weight }: TextStyle): Run[] {
  const stretches: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor(character.codePointAt(0) ?? 0, weight);
    const last = stretches.at(-1);
    if (last?.font === font) last.text += character;
    else stretches.push({ font, text: character });
  }
  return stretches.map(({ font, text }) => {
    const { glyphs, positions, advanceWidth } = font.layout(text);
    let x = 0;
    const paths = glyphs.map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const path = glyph.path.translate(x + xOffset, yOffset).toSVG();
      x += xAdvance;
      return path;
    });
    const scale = size / font.unitsPerEm;
    return { d: paths.join(""), scale, width: advanceWidth * scale };
  });
}

function fontFor(codePoint: number, weight: number): Font {
  const font = scripts
    .map((script) => () => load(script, weight))
    .find((loaded) => loaded().hasGlyphForCodePoint(codePoint));
  return font === undefined ? load("latin", weight) : font();
}

function load(script: string, weight: number): Font {
  const file = `@fontsource/inter/files/inter-${script}-${weight}-normal.woff`;
  let font = fonts.get(file);
  if (font === undefined) {
    font = create(readFileSync(require.resolve(file))) as Font;
    fonts.set(file, font);
  }
  return font;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
