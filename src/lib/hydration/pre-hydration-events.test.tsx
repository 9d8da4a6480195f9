// @document
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HydrationBoundary } from '@/ui/lazy/hydration-boundary';
import { replayKeptEvents, stopKeepingEvents } from './pre-hydration-events';

/** A page with a field inside a hydration boundary. */
function Page({ onTaken = () => {} }: { onTaken?: () => void }) {
  useLayoutEffect(onTaken, [onTaken]);
  return (
    <main>
      <HydrationBoundary>
        <Field />
      </HydrationBoundary>
    </main>
  );
}

function Field() {
  const [text, setText] = useState('');
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

it('[beyond §7] text typed into a part before its hydration is kept', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  const field = root.querySelector('input');
  if (!field) throw new Error('The page has no field');
  field.value = 'coffee';
  const ignore = () => {};
  globalThis.preHydration = { typed: [field], click: ignore, input: ignore, mouseover: ignore, error: ignore };

  let partsTaken = -1;
  const answer = () => {
    partsTaken = Object.keys(field).filter((key) => key.startsWith('__react')).length;
    stopKeepingEvents();
    replayKeptEvents(() => undefined);
  };
  // Right after the page itself has hydrated, before its boundaries.
  const onTaken = () => queueMicrotask(answer);
  const page = hydrateRoot(root, <Page onTaken={onTaken} />);
  await vi.waitFor(() => expect(root.querySelector('output')).toHaveProperty('textContent', 'coffee'), 10_000);
  expect(partsTaken).toBe(0);
  expect(field.value).toBe('coffee');
  page.unmount();
});
