/**
 * Whether a text is a serialized origin (RFC 6454, 6.2): `https://app.example`, without a path, default port or
 * capitals. Custom schemes are accepted; `null`, which all sandboxed pages share, is not.
 */
export function isSerializedOrigin(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/?#@\\*]+$/.test(text) || !URL.canParse(text)) return false;
  const { origin } = new URL(text);
  // The URL standard defines origins for some schemes only.
  return origin === "null" || origin === text;
}
