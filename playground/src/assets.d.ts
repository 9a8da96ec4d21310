declare module "*.yaml" {
  const text: string;
  export default text;
}

declare module "*.schema.json" {
  const schema: import("@guildwire/generator/completion").JsonSchema;
  export default schema;
}
