import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { app } from '@/server/app';
import { closeDatabase } from '@/server/db/client';
import { rendered } from '@/server/pages/ssr';

beforeEach(closeDatabase);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a page that cannot be rendered fails at once, so that the cached one stays', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://medina@127.0.0.1:9/medina');
  const hear = vi.fn();
  subscribe('medina:page-unavailable', hear);
  const asked: string[] = [];
  const fetch = app.fetch.bind(app);
  vi.spyOn(app, 'fetch').mockImplementation((request, ...more) => {
    const { pathname } = new URL(request.url);
    // The footer's texts fail the page by themselves.
    if (pathname.endsWith('/react-landing-page')) return Response.json({});
    asked.push(pathname);
    return fetch(request, ...more);
  });
  const page = rendered(() => Promise.resolve({}));
  await expect(page({ locale: 'ar', params: {} })).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  // The browser's client would try each again after one second and after two.
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
  // The server recognizes by this that the page itself is not at fault.
  expect(hear).toHaveBeenCalledOnce();
  unsubscribe('medina:page-unavailable', hear);
});

it('[CONFIG-15] a page whose footer texts alone fail in this shop’s own back end is not made without them', async () => {
  const away = { errors: [{ code: 'unavailable', message: 'Please try again' }] };
  vi.spyOn(app, 'fetch').mockImplementation(({ url }) => {
    if (url.includes('/react-landing-page')) return Response.json(away, { status: 503 });
    return Response.json(url.includes('/module') ? [] : {});
  });
  const hear = vi.fn();
  subscribe('medina:page-unavailable', hear);
  const page = rendered(() => Promise.resolve({}));
  await expect(page({ locale: 'en', params: {} })).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  expect(hear).toHaveBeenCalledOnce();
  unsubscribe('medina:page-unavailable', hear);
});
