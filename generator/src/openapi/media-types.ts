/** Media types that are suggested. */
export const commonMediaTypes: readonly string[] = [
  "application/json",
  "application/problem+json",
  "application/octet-stream",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "text/plain",
  "image/png",
  "image/jpeg",
];
