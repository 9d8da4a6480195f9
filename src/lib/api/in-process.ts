import axios, { AxiosError, type AxiosAdapter } from 'axios';

/**
 * An adapter of axios that hands each call to a function of this process instead of the network. Rejects with
 * `ECONNABORTED` when the answer takes longer than the instance's `timeout` (milliseconds).
 *
 * It takes the place of axios' own `fetch` adapter, whose request is tied to an abort signal: Node holds such a pair
 * for good once a minifier has moved both into one scope, so every rendered page kept its calls in memory.
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
