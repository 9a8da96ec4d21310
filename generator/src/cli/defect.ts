import type { Terminal } from "./terminal.js";

/** Formats an unexpected exception, which is a bug in guildwire. Includes the stack trace only if DEBUG is set. */
export function defectText(error: unknown, { env }: Terminal): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error && (env["DEBUG"] ?? "") !== "" ? `\n${error.stack ?? ""}` : "";
  const hint = stack === "" ? "Set DEBUG=1 to see where it comes from. " : "";
  return `guildwire: this is a defect of guildwire: ${message}\n${hint}Please report it with the specification that shows it.${stack}\n`;
}
