// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { closeDialogs, DialogHost, openLazyDialog, type Closing } from '@/lib/dialogs';
import { OverlaySkeleton } from './overlay-skeleton';

const Hello: ComponentType<Closing<string>> = ({ onClose }) => <button onClick={() => onClose('hello')}>Hello</button>;
const skeleton = () => screen.queryByRole('status', { name: 'Loading' });

afterEach(() => {
  act(closeDialogs);
  cleanup();
});

/** A dialog whose script loads when the test says so. */
function open() {
  renderPage(<DialogHost Skeleton={OverlaySkeleton} />);
  let come = () => {};
  const script = new Promise<typeof Hello>((resolve) => (come = () => resolve(Hello)));
  return { answer: openLazyDialog(() => script, {}), come };
}

describe('[beyond §7] a dialog whose script is loading', () => {
  it('shows a skeleton, and replaces it once it is loaded', async () => {
    const { answer, come } = open();
    await waitFor(() => expect(skeleton()).not.toBeNull());
    come();
    await userEvent.click(await screen.findByRole('button', { name: 'Hello' }));
    expect(skeleton()).toBeNull();
    expect(await answer).toBe('hello');
  });

  it('does not open any more once its skeleton was closed', async () => {
    const { answer, come } = open();
    await waitFor(() => expect(skeleton()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(skeleton()).toBeNull();
    come();
    expect(await answer).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Hello' })).toBeNull();
  });

  it('has no skeleton when the script is there already', async () => {
    const { come } = open();
    come();
    await screen.findByRole('button', { name: 'Hello' });
    expect(skeleton()).toBeNull();
  });
});
