// The program on a page. The driver waits for the result in the document.
import { program } from "./program.mjs";

program(`${location.origin}/api/v8`)
  .catch((error) => ({ error: String(error) }))
  .then((result) => {
    document.title = JSON.stringify(result);
  });
