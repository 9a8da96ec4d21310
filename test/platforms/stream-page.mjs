// Reads the streams of the server of its page. The driver waits for the results in the title.
import { readAll } from "./stream-program.mjs";

readAll(location.origin, () => new Promise((resolve) => requestAnimationFrame(resolve))).then(
  (results) => {
    document.title = JSON.stringify(results);
  },
  (error) => {
    document.title = JSON.stringify({ error: String(error) });
  },
);
