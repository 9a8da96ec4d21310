// The instance of axios that all requests use: base URL, credentials and a retry after a refused token.
import Axios, { type AxiosError, type AxiosRequestConfig } from "axios";

let token = "first";

export const AXIOS_INSTANCE = Axios.create({
  baseURL: (process.env["BASE_URL"] ?? "").replace(/\/$/, ""),
  paramsSerializer: { indexes: null },
});

AXIOS_INSTANCE.interceptors.request.use((config) => {
  config.headers.set("Authorization", `Bearer ${token}`);
  return config;
});
AXIOS_INSTANCE.interceptors.response.use(
  (response) => response,
  (error: AxiosError) => {
    if (error.response?.status === 401) token = "second";
    return Promise.reject(error);
  },
);

export const customInstance = <T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> => {
  const source = Axios.CancelToken.source();
  const promise = AXIOS_INSTANCE({ ...config, ...options, cancelToken: source.token }).then(({ data }) => data);
  return Object.assign(promise, { cancel: () => source.cancel("The query was cancelled") });
};

export type ErrorType<Failure> = AxiosError<Failure>;
export type BodyType<Body> = Body;
