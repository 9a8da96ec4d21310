import { createApi, createClient, getJob, getPhoto, getReport } from "foreign-api/client";
import type { LibraryHandlers } from "foreign-api/server";
import type { FullItem, Item } from "foreign-api/types";

const client = createClient({ baseUrl: "https://example.com" });

export const item: Item = await getReport(client);
export const full: FullItem = await getReport(client, {}, { accept: "application/vnd.library.full+json" });
export const csv: string = await getReport(client, {}, { accept: "text/csv" });
export const pdf: ReadableStream<Uint8Array> = await getReport(client, {}, { accept: "application/pdf" });
export const blob: Blob = await getReport(client, {}, { accept: "application/pdf", as: "blob" });
export const photo: Uint8Array = await getPhoto(client, {}, { as: "bytes", timeout: 1000 });
export const whole: Blob = await createApi({ baseUrl: "https://example.com" }).library.getPhoto({}, { as: "blob" });
// @ts-expect-error: not a media type of this operation
getReport(client, {}, { accept: "text/html" });
// @ts-expect-error: a stream, unless another form is asked for
export const wrong: Blob = await getPhoto(client);

const job = await getJob(client, {}, { accept: "application/pdf", as: "text" });
if (job.status === 200) {
  const text: string = job.body;
  console.log(text);
} else console.log(job.body.percent);

export const getReportHandler: LibraryHandlers["getReport"] = ({ accept }) => {
  switch (accept) {
    case "application/pdf":
      return { contentType: accept, body: new Uint8Array() };
    case "text/csv":
      return { contentType: accept, body: "" };
    case "application/vnd.library.full+json":
      return { contentType: accept, body: { id: "1", pages: 1 } };
    case "application/vnd.library+json":
      return { contentType: accept, body: { id: "1" } };
    default: {
      const rest: never = accept;
      return rest;
    }
  }
};
