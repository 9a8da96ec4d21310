/** Whether NODE_ENV is `production`. */
export function isProduction(): boolean {
  const { process } = globalThis as { process?: { env?: { NODE_ENV?: string } } };
  try {
    return process?.env?.NODE_ENV === "production";
  } catch {
    // Deno throws without the permission to read the variable.
    return false;
  }
}
