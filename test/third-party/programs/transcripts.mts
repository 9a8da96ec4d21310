import { createClient, createTranscript, followWords, isApiError, observed, readError, safe } from "foreign-api/client";
import { errors, type TranscriptsHandlers } from "foreign-api/server";

let attempts = 0;

export const handlers: TranscriptsHandlers = {
  createTranscript({ body }) {
    attempts += 1;
    if (body.title === "busy" && attempts === 1) throw errors.tooManyRequests({ retryAfter: 0.25 });
    return { id: body.title };
  },
  followWords({ path: { id } }) {
    if (id === "none") throw errors.noTranscript();
    return words();
  },
};

async function* words(): AsyncGenerator<{ readonly text: string; readonly at: number }> {
  for (const [index, text] of ["all", "aboard"].entries()) yield { text, at: index / 2 };
}

export async function run(baseUrl: string): Promise<unknown> {
  const waits: number[] = [];
  const attempted: string[] = [];
  const client = createClient({
    baseUrl,
    fetch: observed({ onResponse: ({ operationId, status }) => attempted.push(`${operationId} ${status}`) }),
    clock: {
      now: () => performance.now(),
      random: () => 1,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
      },
    },
  });
  const heard: string[] = [];
  for await (const word of followWords(client, { id: "1" })) heard.push(`${word.text} ${word.at.toFixed(1)}`);
  const made = await createTranscript(client, { body: { title: "busy" } });

  let missing: unknown;
  try {
    for await (const word of followWords(client, { id: "none" })) heard.push(word.text);
  } catch (error) {
    missing = isApiError(error, "followWords", 404) ? [error.body.fault.reason, readError(error)] : error;
  }
  const speakers = [{ name: "Ada" }, { name: "Charles" }];
  const invalid = await safe(createTranscript(client, { body: { title: "much too long", speakers } }));
  return {
    words: heard,
    id: made.id,
    waits,
    attempted,
    missing,
    invalid: invalid.ok ? undefined : [invalid.error.status, invalid.error.body, readError(invalid.error)],
  };
}
