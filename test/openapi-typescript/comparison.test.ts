import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { packed } from "../foreign/packed.js";
import { bothOutputs, differences, errorsWith } from "./both-outputs.js";

const patience = 300_000;

const documents = [
  {
    title: "a booking service in 3.1",
    path: await packed({
      package: "@readme/oas-examples@8.2.2",
      entry: "package/3.1/json/train-travel.json",
      sha256: "213e8f751c0d41cb3770374c8199ba6c897ac146389e94d688001285d43b92d7",
      cached: "train-travel-8.2.2.json",
    }),
  },
  {
    title: "a government's dialogues in 3.0",
    path: await packed({
      package: "@digdir/dialogporten-schema@1.40.0",
      entry: "package/swagger.verified.json",
      sha256: "427bd2a891619625f51d68bfa250d900fdae85fd1520ca89b1c2a4ca2c3e8141",
      cached: "dialogporten-1.40.0.json",
    }),
  },
];

it.each(documents)("$title: all types are assignable in both directions", { timeout: patience }, async ({ path }) => {
  if (path === undefined) return;
  expect(differences(await bothOutputs(path))).toEqual([]);
});

/**
 * The types of spec/ that differ on purpose. openapi-typescript prints a numeric discriminator as a text (`type: "1"`),
 * and intersects a type with `Record<string, never>` where a member of `allOf` only has `required`.
 */
const deliberate = {
  "with a numeric discriminator": [
    ...["ActionRow", "SelectMenu", "MessageComponent", "MessageComponents", "MessageComponentData"],
    ...["ButtonData", "SelectMenuData", "PingInteraction", "ApplicationCommandInteraction"],
    ...["MessageComponentInteraction", "Interaction", "InteractionData", "ApplicationCommandData", "ResolvedData"],
    ...["PongResponse", "ChannelMessageResponse", "DeferredChannelMessageResponse", "DeferredUpdateMessageResponse"],
    ...["UpdateMessageResponse", "InteractionResponse", "InteractionCallbackData"],
  ],
  "that contain such a type": [
    ...["Message", "PartialMessage", "WebhookMessagePayload", "FollowupMessagePayload", "MessageEditPayload"],
    ...[
      "post /webhooks/{webhook_id}/{webhook_token}",
      "post /interactions/{interaction_id}/{interaction_token}/callback",
      "webhook interactionCreate",
    ],
    ...["get", "patch"].flatMap((method) => [
      `${method} /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}`,
      `${method} /webhooks/{application_id}/{interaction_token}/messages/@original`,
    ]),
  ],
  "with required names alone": ["GuildCreateEvent"],
};

it("spec/: all types but those that differ on purpose are assignable", { timeout: patience }, async () => {
  const found = differences(await bothOutputs(resolve(import.meta.dirname, "../../spec/openapi.yaml")));
  const names = new Set(found.map((difference) => difference.slice(0, -2)));
  expect([...names].toSorted()).toEqual(Object.values(deliberate).flat().toSorted());
});

const program = await packed({
  package: "openapi-fetch@0.6.1",
  entry: "package/src/index.test.ts",
  sha256: "9e76dbd1589963d4b5d54e22be40b5fbf64ee3213f32ae73b196f667a67c7713",
  cached: "openapi-fetch-0.6.1.test.ts",
});
const library = await packed({
  package: "openapi-fetch@0.6.1",
  entry: "package/src/index.ts",
  sha256: "0c0ec23e29de9898c1f6ab1d5e5ff05723c43024233af873f4c6ec814b978583",
  cached: "openapi-fetch-0.6.1.ts",
});

it.skipIf(program === undefined || library === undefined)(
  "the published tests of openapi-fetch compile alike with both",
  { timeout: patience },
  async () => {
    const both = await bothOutputs(join(import.meta.dirname, "blog.yaml"));
    const text = readFileSync(program ?? "", "utf8").replace("../test/v1.js", "./schema.js");
    const files = { "program.ts": text, "index.ts": readFileSync(library ?? "", "utf8") };
    const theirs = errorsWith("openapi-typescript", both, files);
    const positions = (errors: readonly string[]): readonly string[] =>
      errors.map((error) => error.split(": error")[0] ?? "");
    expect(positions(errorsWith("guildwire", both, files))).toEqual(positions(theirs));
    // This version is for the types of openapi-typescript 6, and uses libraries that are not installed here.
    expect(theirs.length).toBeLessThan(25);
    expect(text.match(/client\.(?:get|put|post|del|patch|options|head|trace)\("/g)?.length).toBeGreaterThan(40);
  },
);
