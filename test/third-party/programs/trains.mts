import {
  createBooking,
  createClient,
  getBookings,
  isApiError,
  readError,
  safe,
  withResponse,
} from "foreign-api/client";
import { type BookingsHandlers, errors } from "foreign-api/server";
import type { Booking } from "foreign-api/types";

const trip_id = "4f4e4e1d-c824-4d63-b37a-d8d698862f1d";
let attempts = 0;

export const handlers: BookingsHandlers = {
  getBookings: () => ({
    contentType: "application/json",
    body: { data: [{ id: "1", trip_id, passenger_name: "Ada" }] },
  }),
  createBooking({ body }) {
    attempts += 1;
    if (body.passenger_name === "Late") throw errors.conflict({ seats_left: 0 });
    if (body.passenger_name === "Busy" && attempts === 1) return errors.tooManyRequests({}, { retryAfter: 0 });
    return { id: `${attempts}`, ...body };
  },
};

export async function run(baseUrl: string): Promise<unknown> {
  const client = createClient({ baseUrl });
  const { data: page, status } = await withResponse(client, (one) => getBookings(one));
  const names: readonly string[] = (page.data ?? []).map((booking: Booking) => booking.passenger_name);
  const booked = await createBooking(client, { body: { trip_id, passenger_name: "Busy" } });
  const id: string = booked.id;

  const late = await safe(createBooking(client, { body: { trip_id, passenger_name: "Late" } }));
  const left = !late.ok && isApiError(late.error, "createBooking", 409) ? late.error.body.seats_left : undefined;
  const invalid = await safe(createBooking(client, { body: { trip_id, passenger_name: "x".repeat(41) } }));
  const unknown = await fetch(`${baseUrl}/trips`);
  return {
    names,
    status,
    id,
    left,
    late: late.ok ? undefined : readError(late.error),
    invalid: invalid.ok ? undefined : [invalid.error.message, readError(invalid.error)],
    unknown: [unknown.status, unknown.headers.get("content-type"), await unknown.json()],
  };
}
