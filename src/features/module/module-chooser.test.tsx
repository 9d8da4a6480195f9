// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { ModuleChooser } from './module-chooser';

apiServer(http.get('*/api/v1/module', () => HttpResponse.error()));
afterEach(cleanup);

describe('the module chooser', () => {
  it('[NAV-19] explains what to do when there is no module', () => {
    renderPage(<ModuleChooser currentId={null} onClose={() => {}} />, { modules: [] });
    expect(screen.getByText('No module found')).toBeDefined();
    expect(screen.getByText('Contact with the site owner to activate modules.')).toBeDefined();
  });

  it('[HDR-14] [NAV-16] says without a network that the list did not arrive, not that the shop failed', async () => {
    renderPage(<ModuleChooser currentId={null} onClose={() => {}} />, { modules: null });
    expect(await screen.findByText('The list did not arrive', {}, { timeout: 15_000 })).toBeDefined();
    expect(screen.queryByText(/on our side/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  }, 20_000);
});
