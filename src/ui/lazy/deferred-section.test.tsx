// @document
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeferredSection } from './deferred-section';

afterEach(cleanup);

/** Records the page's text after every render. */
function Page({ onDrawn }: { onDrawn: (text: string) => void }) {
  return (
    <main>
      <h1>Ember & Bun</h1>
      <Told onDrawn={onDrawn} />
      <DeferredSection room={<i>room</i>}>
        <p>menu</p>
        <Told onDrawn={onDrawn} />
      </DeferredSection>
    </main>
  );
}

function Told({ onDrawn }: { onDrawn: (text: string) => void }) {
  useEffect(() => onDrawn(document.querySelector('main')?.textContent ?? ''));
  return null;
}

describe('[beyond §7] a part below the first screen', () => {
  it('renders after the content above it', () => {
    const drawn: string[] = [];
    render(<Page onDrawn={(text) => void drawn.push(text)} />);
    expect(drawn).toEqual(['Ember & Bunroom', 'Ember & Bunmenu']);
    expect(screen.queryByText('room')).toBeNull();
  });

  it('is in the server’s HTML, and stays there during hydration', async () => {
    const html = renderToString(<Page onDrawn={() => {}} />);
    expect(html).toContain('menu');
    expect(html).not.toContain('room');

    const drawn: string[] = [];
    const complaints: unknown[] = [];
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const taken = await act(() =>
      Promise.resolve(
        hydrateRoot(root, <Page onDrawn={(text) => void drawn.push(text)} />, {
          onRecoverableError: (error) => complaints.push(error),
        }),
      ),
    );
    expect(new Set(drawn)).toEqual(new Set(['Ember & Bunmenu']));
    expect(drawn.length).toBe(2);
    expect(complaints).toEqual([]);
    act(() => taken.unmount());
    root.remove();
  });
});
