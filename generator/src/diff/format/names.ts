/**
 * The formats of `guildwire diff`, in a separate file so that the command line does not load the formatters.
 */
export const diffFormats = ["text", "json", "markdown", "sarif", "github"] as const;

export type DiffFormat = (typeof diffFormats)[number];
