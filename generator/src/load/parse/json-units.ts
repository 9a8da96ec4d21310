/** UTF-16 code units of JSON syntax. */
export const blank = 0x20;
export const quote = 0x22;
export const comma = 0x2c;
export const openList = 0x5b;
export const backslash = 0x5c;
export const closeList = 0x5d;
export const openMap = 0x7b;
export const closeMap = 0x7d;

/** Returns the offset of the closing quote of the string that starts at `start`; -1 if it is unterminated. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
}
