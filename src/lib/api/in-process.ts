import axios, { AxiosError, type AxiosAdapter } from 'axios';

/**
 * An axios adapter that passes calls to a function in this process instead of the network. Rejects with `ECONNABORTED`
 * after the instance's `timeout` (milliseconds).
 *
 * Replaces axios' `fetch` adapter, which ties each request to an abort signal. Node leaks such a pair when a minifier
 * merges both variables into one scope, so every rendered page leaked its calls.
 */
export function callInProcess(answer: (request: Request) => Response | Promise<Response>): AxiosAdapter {
  return async (config) => {
    const request = new Request(axios.getUri(config), {
      method: config.method?.toUpperCase() ?? 'GET',
      headers: Object.entries(config.headers.toJSON()).map(([name, value]): [string, string] => [name, String(value)]),
      body: typeof config.data === 'string' ? config.data : null,
    });
    const response = await withTimeout(config.timeout ?? 0, Promise.resolve(answer(request)));
    return {
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    };
  };
}

async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  if (milliseconds === 0) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AxiosError('The answer took too long.', AxiosError.ECONNABORTED)),
      milliseconds,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
