// @document
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { ModuleChooser } from './module-chooser';

afterEach(cleanup);

describe('the module chooser', () => {
  it('[NAV-19] explains what to do when there is no module', () => {
    renderPage(<ModuleChooser currentId={null} onClose={() => {}} />, { modules: [] });
    expect(screen.getByText('No module found')).toBeDefined();
    expect(screen.getByText('Contact with the site owner to activate modules.')).toBeDefined();
  });
});
