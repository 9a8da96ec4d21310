import { createClient, getPayment, isApiError, readError, safe } from "foreign-api/client";
import { errors, type PaymentsHandlers } from "foreign-api/server";
import { createWebhookSender } from "foreign-api/webhook-sender";
import { createWebhookReceiver } from "foreign-api/webhooks";

export const secret = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
export const settled: string[] = [];

export const receiver = createWebhookReceiver({
  secrets: secret,
  handlers: { paymentSettled: ({ payment }) => void settled.push(`${payment.id} ${payment.amount}`) },
});

export const handlers: PaymentsHandlers = {
  getPayment({ path: { id } }) {
    if (id === "declined") {
      throw errors[402]({ error: { code: "card_declined", message: "Declined." }, decline_code: "expired" });
    }
    if (id === "gone") throw errors["4XX"](410, { error: { code: "gone", message: "It is gone.", param: "id" } });
    if (id === "teapot") return errors.default(503, { error: { code: "busy", message: "Later." } });
    if (id === "crash") throw new Error("a detail for the log only");
    return { id, amount: 5 };
  },
};

export async function run(baseUrl: string): Promise<unknown> {
  const client = createClient({ baseUrl, retry: false });
  const failure = async (id: string): Promise<unknown> => {
    const outcome = await safe(getPayment(client, { id }));
    if (outcome.ok) return outcome.data.amount;
    const { error } = outcome;
    const code: unknown = isApiError(error, "getPayment", 402)
      ? error.body.decline_code
      : isApiError(error, "getPayment", 410)
        ? error.body.error.param
        : isApiError(error, "getPayment", 503)
          ? error.body.error.code
          : undefined;
    return [error.message, code, readError(error)];
  };
  const ids = ["1", "declined", "gone", "teapot", "crash", "much-too-long"];
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await failure(id)] as const)));
}

export async function deliver(url: string): Promise<void> {
  const sender = createWebhookSender({ secrets: secret, allowPrivate: true, allowHttp: true });
  await sender.paymentSettled({ url, body: { payment: { id: "7", amount: 12 } } });
}
