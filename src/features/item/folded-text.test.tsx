// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { FoldedText } from './folded-text';

describe('a long text', () => {
  afterEach(cleanup);

  it('[OTHER-03] shows its first 70 characters, and the rest on request', async () => {
    const text = `${'a'.repeat(60)} and what nobody reads at first`;
    const { container } = renderPage(<FoldedText text={text} />);
    expect(container.textContent).toBe(`${'a'.repeat(60)} and what… Read more`);
    await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
    expect(container.textContent).toBe(`${text} Read less`);
    await userEvent.click(screen.getByRole('button', { name: 'Read less', expanded: true }));
    expect(container.textContent).not.toContain('nobody');
  });

  it('[OTHER-03] with 70 characters is shown completely', () => {
    const { container } = renderPage(<FoldedText text={'a'.repeat(70)} />);
    expect(container.textContent).toBe('a'.repeat(70));
  });
});
