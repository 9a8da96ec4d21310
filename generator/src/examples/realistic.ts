import { platform } from "../platform/node.js";

/** What is known of a value besides its type. */
export interface ValueHint {
  /** Name of the property or parameter; empty if there is none. */
  readonly name: string;
  readonly format: string | undefined;
}

/** Proposes realistic values. A proposal that the schema rejects is not used. */
export interface RealisticValues {
  /** @param seed Equal seeds give equal texts. */
  text(hint: ValueHint, seed: number): string | undefined;
}

/** The part of Faker that is used here. */
interface Faker {
  seed(seed: number): unknown;
  setDefaultRefDate(date: string): unknown;
  readonly person: { firstName(): string; lastName(): string; fullName(): string; jobTitle(): string };
  readonly internet: {
    email(): string;
    username(): string;
    url(): string;
    domainName(): string;
    ipv4(): string;
    ipv6(): string;
  };
  readonly location: {
    city(): string;
    country(): string;
    countryCode(): string;
    streetAddress(): string;
    zipCode(): string;
    state(): string;
    timeZone(): string;
  };
  readonly phone: { number(): string };
  readonly company: { name(): string };
  readonly commerce: { productName(): string; price(): string };
  readonly finance: { currencyCode(): string; iban(): string };
  readonly lorem: { sentence(): string; paragraph(): string; word(): string; slug(): string };
  readonly color: { rgb(): string };
  readonly string: { uuid(): string };
  readonly date: { recent(): Date };
}

/**
 * Loads Faker, an optional package, on first use.
 *
 * @throws Error that says what to install if the package is missing.
 */
export function loadFaker(): RealisticValues {
  let faker: Faker;
  try {
    ({ faker } = platform.library("@faker-js/faker/locale/en") as { readonly faker: Faker });
  } catch (cause) {
    throw new Error("realistic values need the package @faker-js/faker: npm install --save-dev @faker-js/faker", {
      cause,
    });
  }
  return realisticValues(faker);
}

/** A fixed moment, so that dates do not depend on the clock. */
const referenceDate = "2026-01-01T00:00:00.000Z";

function realisticValues(faker: Faker): RealisticValues {
  return {
    text: (hint, seed) => {
      const make = makerOf(hint);
      if (make === undefined) return undefined;
      faker.seed(seed);
      faker.setDefaultRefDate(referenceDate);
      return make(faker);
    },
  };
}

type Maker = (faker: Faker) => string;

const byFormat: Readonly<Record<string, Maker>> = {
  email: ({ internet }) => internet.email().toLowerCase(),
  hostname: ({ internet }) => internet.domainName(),
  ipv4: ({ internet }) => internet.ipv4(),
  ipv6: ({ internet }) => internet.ipv6(),
  uri: ({ internet }) => internet.url(),
  uuid: ({ string }) => string.uuid(),
  "date-time": ({ date }) => date.recent().toISOString(),
  date: ({ date }) => date.recent().toISOString().slice(0, 10),
};

/** Functions of Faker by the last words of a name in lower case, the first match wins. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/e-?mail$/, "internet.email"],
  [/(first|given)_?name$/, "person.firstName"],
  [/(last|family|sur)_?name$/, "person.lastName"],
  [/(user_?name|nick|handle)$/, "internet.username"],
  [/(full|display|owner|author|customer|person)_?name$/, "person.fullName"],
  [/(product|item)_?name$/, "commerce.productName"],
  [/(company|organi[sz]ation)(_?name)?$/, "company.name"],
  [/(phone|mobile|fax)(_?number)?$/, "phone.number"],
  [/city$/, "location.city"],
  [/country_?code$/, "location.countryCode"],
  [/country$/, "location.country"],
  [/(street|address)(_?line)?_?\d?$/, "location.streetAddress"],
  [/(zip|postal|post)_?code$/, "location.zipCode"],
  [/(state|province|region)$/, "location.state"],
  [/time_?zone$/, "location.timeZone"],
  [/currency(_?code)?$/, "finance.currencyCode"],
  [/iban$/, "finance.iban"],
  [/(url|uri|link|href|website)$/, "internet.url"],
  [/(host|domain)(_?name)?$/, "internet.domainName"],
  [/colou?r$/, "color.rgb"],
  [/slug$/, "lorem.slug"],
  [/(job_?)title$/, "person.jobTitle"],
  [/(description|comment|message|content|text|body|summary|reason|note|notes|bio)$/, "lorem.sentence"],
  [/(name|title|label)$/, "commerce.productName"],
];

/** Returns the function of Faker for a property with this name, such as `person.fullName`; undefined if none is known. */
export function fakerMethodOf(name: string): string | undefined {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  return byName.find(([pattern]) => pattern.test(words))?.[1];
}

function makerOf({ name, format }: ValueHint): Maker | undefined {
  const known = format === undefined ? undefined : byFormat[format];
  if (known !== undefined) return known;
  const method = fakerMethodOf(name);
  if (method === undefined) return name === "" ? undefined : ({ lorem }) => lorem.word();
  const [module, kind] = method.split(".") as [keyof Faker, string];
  return (faker) => {
    const text = (faker[module] as unknown as Record<string, () => string>)[kind]?.() ?? "";
    return method === "internet.email" ? text.toLowerCase() : text;
  };
}
