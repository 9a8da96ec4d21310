/** The formats of `guildwire update`, in a separate file so that the command line does not load the formatters. */
export const updateFormats = ["text", "json", "markdown"] as const;

export type UpdateFormat = (typeof updateFormats)[number];
