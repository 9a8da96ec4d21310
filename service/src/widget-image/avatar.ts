import sharp from "sharp";

const backgrounds = ["#2f6fed", "#4a5365", "#3fb56f", "#c98a1b", "#c2453f"] as const;

/** Cached avatars. */
const drawn = new Map<string, Promise<Uint8Array>>();

/** The default avatar of a member, as PNG of 128 by 128 pixels; adjacent numbers have different colors. */
export function avatarPicture(index: number): Promise<Uint8Array> {
  const background = backgrounds[index % backgrounds.length] ?? backgrounds[0];
  const picture = drawn.get(background) ?? draw(background);
  drawn.set(background, picture);
  return picture;
}

function draw(background: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
<rect width="128" height="128" fill="${background}"/>
<circle cx="64" cy="50" r="22" fill="#ffffff"/>
<path d="M20 118a44 40 0 0 1 88 0z" fill="#ffffff"/>
</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
