// The program on a page. What came out is in the document, where the driver waits for it.
import { program } from "./program.mjs";

program(`${location.origin}/api/v8`)
  .catch((error) => ({ error: String(error) }))
  .then((result) => {
    document.title = JSON.stringify(result);
  });
