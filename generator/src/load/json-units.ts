/** The UTF-16 units that JSON is built of. */
export const blank = 0x20;
export const quote = 0x22;
export const comma = 0x2c;
export const openList = 0x5b;
export const backslash = 0x5c;
export const closeList = 0x5d;
export const openMap = 0x7b;
export const closeMap = 0x7d;
