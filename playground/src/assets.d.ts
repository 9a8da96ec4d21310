declare module "*.yaml" {
  const text: string;
  export default text;
}

declare module "*.schema.json" {
  const schema: import("./completion/schema.js").JsonSchema;
  export default schema;
}
