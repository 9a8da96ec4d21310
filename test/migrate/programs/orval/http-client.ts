import axios, { AxiosError, type AxiosRequestConfig } from "axios";

export const http = axios.create({
  baseURL: (process.env["BASE_URL"] ?? "").replace(/\/$/, ""),
  headers: { "X-App": "orval" },
  paramsSerializer: { indexes: null },
});

let token: string | undefined;
export const session = {
  start(value: string) {
    token = value;
  },
  end() {
    token = undefined;
  },
};

http.interceptors.request.use((config) => {
  if (token) config.headers.set("Authorization", `Bearer ${token}`);
  return config;
});

http.interceptors.response.use(undefined, (error: unknown) => {
  if (error instanceof AxiosError && error.response?.status === 401) session.end();
  return Promise.reject(error);
});

export const request = async <T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> => {
  const { data } = await http.request<T>({ ...config, ...options, headers: { ...config.headers, ...options?.headers } });
  return data;
};

export type ErrorType<Failure> = AxiosError<Failure>;
export type BodyType<Body> = Body;
