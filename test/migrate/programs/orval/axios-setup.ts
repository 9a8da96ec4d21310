import axios from "axios";

axios.defaults.baseURL = (process.env["BASE_URL"] ?? "").replace(/\/$/, "");
axios.defaults.paramsSerializer = { indexes: null };
axios.defaults.headers.common["x-app"] = "console";

export const trace: string[] = [];
axios.interceptors.response.use(
  (response) => {
    trace.push(`${response.config.method} ${response.status}`);
    return response;
  },
  (error: unknown) => {
    trace.push("failed");
    return Promise.reject(error);
  },
);
