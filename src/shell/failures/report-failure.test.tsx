// @document
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

const script = (line = 1) => `${location.origin}/_next/static/chunks/pages/store/%5Bid%5D-a1b2c3.js:${line}:2345`;
const beacon = vi.fn<(path: string, body: string) => boolean>();
let stop: () => void;

/** Each test is a page load of its own, since a page reports a few failures only. */
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon.mockReset() }));
  window.__NEXT_DATA__ = { buildId: '0c1b2e' } as typeof window.__NEXT_DATA__;
  document.documentElement.lang = 'ar';
  Object.assign(Router, { router: { pathname: '/store/[id]', asPath: '/store/7?phone=%2B15550100300' } });
  stop = (await import('./report-failure')).watchFailures();
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
  // The files of one worker share this package.
  Object.assign(Router, { router: null });
});

function failure(message: string, lines: string[], Kind = TypeError): Error {
  const error = new Kind(message);
  error.stack = `${error.name}: ${message}\n${lines.join('\n')}`;
  return error;
}

const own = (message: string, line = 1) => failure(message, [`    at Store.render (${script(line)})`]);
const tellError = (error: unknown, more = {}) => window.dispatchEvent(new ErrorEvent('error', { error, ...more }));
const reports = () => beacon.mock.calls.map(([path, body]) => ({ path, ...(JSON.parse(body) as object) }));

describe('[beyond §2.22] the operator is told', () => {
  it('of a page in whose place a customer sees the error page', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const broken = own("Cannot read properties of undefined (reading 'price')");
    const Page = () => {
      throw broken;
    };
    render(
      <ErrorBoundary page="/store/7" fallback={(retry) => <button onClick={retry}>Try again</button>}>
        <Page />
      </ErrorBoundary>,
    );
    await vi.waitFor(() => expect(beacon).toHaveBeenCalledTimes(1), 10_000);
    expect(reports()).toEqual([
      {
        path: '/api/page-failures',
        kind: 'page',
        message: "TypeError: Cannot read properties of undefined (reading 'price')",
        frames: ['Store.render /_next/static/chunks/pages/store/%5Bid%5D-a1b2c3.js:1:2345'],
        route: '/store/[id]',
        build: '0c1b2e',
        language: 'ar',
      },
    ]);
    await userEvent.click(screen.getByRole('button'));
    await act(() => import('./report-failure'));
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it('of errors and rejections in the form of each browser', () => {
    tellError(own('x is not a function'));
    const reason = failure('y is undefined', [`render@${script()}`, `@${script(2)}`]);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(reports()).toMatchObject([
      { kind: 'script', message: 'TypeError: x is not a function' },
      {
        kind: 'promise',
        frames: [expect.stringMatching(/^render \/_next.*:1:2345$/), expect.stringMatching(/^\/_next.*:2:2345$/)],
      },
    ]);
  });

  it.each([
    ['an extension', failure('x', ['    at x (chrome-extension://abc/x.js:1:2)', `    at y (${script()})`])],
    ['a script of a provider', failure('x', ['    at https://accounts.google.com/gsi/client:1:2'])],
    ['what tells of no place', 'Script error.'],
    ['the browser itself', null],
  ])('of no error of %s', (_whose, error) => {
    tellError(error, { message: 'ResizeObserver loop completed with undelivered notifications.' });
    expect(beacon).not.toHaveBeenCalled();
  });

  it('of no refused call', async () => {
    const { ApiFailure } = await import('@/lib/api/errors');
    tellError(Object.assign(new ApiFailure(403, []), { stack: own('x').stack }));
    expect(beacon).not.toHaveBeenCalled();
  });

  it('of the name only, where a library has written the message', () => {
    const error = Object.assign(own('Lina Haddad is required'), { name: 'ValidationError', value: 'Lina Haddad' });
    tellError(error);
    expect(reports()).toMatchObject([{ message: 'ValidationError' }]);
  });

  it('of each failure once, and of a few', () => {
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e']) tellError(own(name));
    expect(reports()).toMatchObject(['a', 'b', 'c'].map((name) => ({ message: `TypeError: ${name}` })));
  });
});
