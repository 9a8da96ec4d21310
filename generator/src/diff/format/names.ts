/** The formats of `guildwire diff`, in a file of their own so that the command line knows them before it loads the rest. */
export const diffFormats = ["text", "json", "markdown", "sarif", "github"] as const;

export type DiffFormat = (typeof diffFormats)[number];
