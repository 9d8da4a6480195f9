import NextLink from 'next/link';
import Router from 'next/router';
import type { ComponentProps, PointerEvent } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'style'>;

/**
 * A link that fetches its page on hover and goes on when the mouse is pressed, not when it is released: the time
 * in between is the customer's. A link with its own `onClick` waits for the click.
 */
export function Link({ onPointerDown, ...rest }: Props) {
  function press(event: PointerEvent<HTMLAnchorElement>) {
    onPointerDown?.(event);
    if (event.defaultPrevented || rest.onClick || rest.replace || !isPlainPress(event)) return;
    if (!isInside(event.currentTarget)) return;
    swallowClick();
    void Router.push(rest.href, rest.as, {
      ...(rest.locale !== undefined && { locale: rest.locale }),
      ...(rest.scroll !== undefined && { scroll: rest.scroll }),
      ...(rest.shallow !== undefined && { shallow: rest.shallow }),
    });
  }

  return <NextLink {...rest} prefetch={false} onPointerDown={press} />;
}

function isPlainPress(event: PointerEvent) {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.pointerType === 'mouse' && event.button === 0 && !modified;
}

/** Another page of this site, to be shown in this window. */
function isInside(anchor: HTMLAnchorElement) {
  if (anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return false;
  if (anchor.origin !== location.origin) return false;
  return anchor.pathname !== location.pathname || anchor.search !== location.search;
}

/** The press has already gone on, so the click that follows it must not go on once more. */
function swallowClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    release();
  };
  // The click comes right after the release, or never, when the pointer has left the link.
  const soon = () => setTimeout(release);
  function release() {
    window.removeEventListener('click', stop, true);
    window.removeEventListener('pointerup', soon, true);
    window.removeEventListener('pointercancel', release, true);
  }
  window.addEventListener('click', stop, true);
  window.addEventListener('pointerup', soon, true);
  window.addEventListener('pointercancel', release, true);
}
