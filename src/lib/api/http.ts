import axios, { type AxiosAdapter, type AxiosInstance, type AxiosResponse } from 'axios';
import { importPart } from '../import-part';
import type { PageMarket } from '../page-market';
import { failureFrom, refusalsIn } from './failure-from';
import { marketHeaders } from './request';

/** Headers of every call (accounts §7); a header without a value is not sent. */
export type Shared = PageMarket & {
  token: string | null;
  at: { lat: number; lng: number } | null;
  language: string;
};

export type HttpOptions = {
  baseURL: string;
  shared: () => Shared;
  /** Called when a call with this token is answered 401. */
  expired?: (token: string) => void;
  /** Headers that only the server may set. */
  fixed?: Record<string, string>;
  /** Answers calls without a network. */
  adapter?: AxiosAdapter;
};

/** Creates the axios instance of a page, or of a server-side render. */
export function createHttp({ baseURL, shared, expired, fixed, adapter }: HttpOptions): AxiosInstance {
  const http = axios.create({
    baseURL,
    validateStatus: () => true,
    timeout: 30_000,
    // Set here, because axios' own default header would win over one that is added to a call.
    headers: { Accept: 'application/json' },
    ...(adapter ? { adapter } : {}),
  });

  http.interceptors.request.use((config) => {
    const headers = {
      ...sharedHeaders(shared()),
      'X-software-id': process.env.NEXT_PUBLIC_SOFTWARE_ID ?? '33571750',
      // The server refuses a changed price, and the customer is asked. In development and tests it also refuses unknown
      // fields.
      'X-Checks': 'prices, fields',
      ...fixed,
    };
    for (const [name, value] of Object.entries(headers)) config.headers.set(name, value, false);
    return config;
  });
  http.interceptors.response.use(
    async (response) => {
      const { status, data, config } = response;
      const token = String(config.headers.get('authorization') ?? '').replace('Bearer ', '');
      const isExpired = status === 401 && token !== '';
      if (isExpired) expired?.(token);
      if (isChallenged(data)) {
        const { repeatWithSolution } = await importPart(() => import('./proof-of-work'));
        const repeated = await repeatWithSolution(http, response);
        if (repeated) return repeated;
      }
      if (status < 300 && refusalsIn(data).length === 0) return response;
      const failure = failureFrom(status, data, waitIn(response));
      // The end of a session is announced once for all calls that it has stopped.
      failure.isTold = isExpired && expired !== undefined;
      throw failure;
    },
    (error: unknown) => {
      if (axios.isCancel(error)) throw error;
      throw failureFrom(0, null);
    },
  );
  return http;
}

/** `Retry-After` in milliseconds; 0 unless it is given in seconds. */
function waitIn({ headers }: AxiosResponse): number {
  return Number(headers['retry-after'] ?? 0) * 1000 || 0;
}

function isChallenged(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'challenge' in data;
}

function sharedHeaders({ token, at, language, ...market }: Shared): Record<string, string> {
  return {
    'X-localization': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...marketHeaders(market),
    ...(at ? { latitude: String(at.lat), longitude: String(at.lng) } : {}),
  };
}
