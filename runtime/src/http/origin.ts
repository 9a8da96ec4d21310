/**
 * Whether a text is an origin as browsers send it (RFC 6454, 6.2): `https://app.example`, without a path, a default port or
 * capitals. Schemes of apps count as well; `null`, which all sandboxed pages share, does not.
 */
export function isSerializedOrigin(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/?#@\\*]+$/.test(text) || !URL.canParse(text)) return false;
  const { origin } = new URL(text);
  // The URL standard has origins for some schemes only.
  return origin === "null" || origin === text;
}
