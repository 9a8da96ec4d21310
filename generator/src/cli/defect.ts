import type { Terminal } from "./terminal.js";

/** An unexpected exception is a defect of guildwire: the user gets a message, and the stack trace only with DEBUG. */
export function defectText(error: unknown, { env }: Terminal): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error && (env["DEBUG"] ?? "") !== "" ? `\n${error.stack ?? ""}` : "";
  const hint = stack === "" ? "Set DEBUG=1 to see where it comes from. " : "";
  return `guildwire: this is a defect of guildwire: ${message}\n${hint}Please report it with the specification that shows it.${stack}\n`;
}
