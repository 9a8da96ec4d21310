/**
 * The formats of `guildwire diff`, in a separate file so that the command line does not load the formatters.
 */
export const diffFormats = ["text", "json", "markdown", "html", "sarif", "github"] as const;

export type DiffFormat = (typeof diffFormats)[number];
