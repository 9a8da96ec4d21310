import { type Oddity, of } from "./oddity.js";

const types = "src/types/";

export const discriminatorOddities: readonly Oddity[] = [
  {
    title: "an alternative with its own properties is distinguished by the branches of its union",
    document: of({
      Animal:
        "{ oneOf: [{ $ref: '#/components/schemas/Mammal' }, { $ref: '#/components/schemas/Bird' }], discriminator: { propertyName: kind } }",
      Mammal:
        "{ type: object, required: [kind], properties: { warm: { type: boolean } }, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], anyOf: [{ required: [warm] }, { required: [kind] }] }",
      Cat: "{ type: object, required: [kind], properties: { kind: { const: cat } } }",
      Dog: "{ type: object, properties: { kind: { const: dog } } }",
      Bird: "{ type: object, required: [kind], properties: { kind: { const: bird } } }",
    }),
    want: {
      output: {
        [types]: ["type Animal = Mammal | Bird;", "& (Cat | Dog)"],
        "src/validators/": ['case "cat": case "dog": return isMammal(value); case "bird": return isBird(value);'],
      },
    },
  },
  {
    title: "an alternative with properties next to its union in allOf is distinguished by the branches of that union",
    document: of({
      Animal:
        "{ oneOf: [{ $ref: '#/components/schemas/Mammal' }, { $ref: '#/components/schemas/Bird' }], discriminator: { propertyName: kind } }",
      Mammal:
        "{ allOf: [{ type: object, properties: { warm: { type: boolean } } }, { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }] }",
      Cat: "{ type: object, required: [kind], properties: { kind: { const: cat } } }",
      Dog: "{ type: object, required: [kind], properties: { kind: { const: dog } } }",
      Bird: "{ type: object, required: [kind], properties: { kind: { const: bird } } }",
    }),
    want: { output: { "src/validators/": ['case "cat": case "dog": return isMammal(value);'] } },
  },
  {
    title: "an alternative with properties of its own, and any text in the branches of its union, is its value's",
    document: of({
      Animal:
        "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Bird' }], discriminator: { propertyName: kind, mapping: { c: Cat, b: Bird } } }",
      Cat: "{ type: object, properties: { warm: { type: boolean } }, oneOf: [{ required: [kind, a], properties: { kind: { type: string }, a: { type: string } } }, { required: [kind, b], properties: { kind: { type: string }, b: { type: string } } }] }",
      Bird: "{ type: object, required: [kind], properties: { kind: { type: string } } }",
    }),
    want: { output: { [types]: ['type Animal = Cat & { kind: "c" } | Bird & { kind: "b" };'] } },
  },
  {
    title: "an alternative of which one branch lacks the discriminator's property is refused",
    document: of({
      Animal:
        "{ oneOf: [{ $ref: '#/components/schemas/Mammal' }, { $ref: '#/components/schemas/Bird' }], discriminator: { propertyName: kind } }",
      Mammal:
        "{ type: object, properties: { warm: { type: boolean } }, oneOf: [{ $ref: '#/components/schemas/Bird' }, { type: object, properties: { a: { type: string } } }] }",
      Bird: "{ type: object, required: [kind], properties: { kind: { const: bird } } }",
    }),
    want: { refused: ["discriminator-property-missing 8:25"] },
  },
];
