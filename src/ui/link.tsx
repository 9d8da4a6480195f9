import Router from 'next/router';
import type { ComponentProps, MouseEvent, PointerEvent, TouchEvent } from 'react';
import { languagePath } from '@/domain/text/language-path';
import { useLanguage } from '@/i18n/use-language';

type Props = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  /** A path of this site without its language, a hash, or an address elsewhere. */
  href: string;
  replace?: boolean | undefined;
  /** Off where the page must stay where it is. */
  scroll?: boolean | undefined;
};

/**
 * A link that fetches its page on hover and goes on when the mouse is pressed, not when it is released: the time
 * in between is the customer's. A link with its own `onClick` waits for the click. Next's own link watches whether it
 * is seen, which costs a page of a hundred links more than drawing them.
 */
export function Link({
  href,
  replace,
  scroll,
  target,
  onClick,
  onPointerDown,
  onMouseEnter,
  onTouchStart,
  ...rest
}: Props) {
  const language = useLanguage();

  function press(event: PointerEvent<HTMLAnchorElement>) {
    onPointerDown?.(event);
    if (event.defaultPrevented || onClick || replace || !isPlainPress(event)) return;
    if (!isInside(event.currentTarget) || isHere(event.currentTarget)) return;
    swallowClick();
    go();
  }

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isModified(event) || !isInside(event.currentTarget)) return;
    // Until the router stands, the browser follows the link itself.
    if (!Router.router) return;
    event.preventDefault();
    go();
  }

  function go() {
    void Router[replace ? 'replace' : 'push'](href, undefined, scroll === undefined ? {} : { scroll });
  }

  return (
    <a
      {...rest}
      href={isPath(href) ? languagePath(href, language) : href}
      target={target ?? (href === HELP ? '_blank' : undefined)}
      onPointerDown={press}
      onClick={click}
      onMouseEnter={(event: MouseEvent<HTMLAnchorElement>) => {
        onMouseEnter?.(event);
        fetchPage(href);
      }}
      onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => {
        onTouchStart?.(event);
        fetchPage(href);
      }}
    />
  );
}

/** Opens in a new tab from everywhere, so that nobody loses what they need help with (ROUTE-13). */
const HELP = '/help-and-support';

/** Its script and its data; the router keeps both, and asks once. */
function fetchPage(href: string) {
  // A page that can not be fetched now is fetched with the press.
  if (isPath(href)) Router.router?.prefetch(withPart(href), href, { priority: true }).catch(() => {});
}

/**
 * `/store/7?a=1` as `/store/7?a=1&id=7`. Going to a page with a query, the router puts the part of the path into the
 * query too and keeps the data under that name, but not when it prefetches: it would ask a second time.
 */
function withPart(href: string): string {
  const [, path, part, query] = /^(\/[^/?#]+\/([^/?#]+))\?([^#]*)/.exec(href) ?? [];
  if (!path || !part) return href;
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ['id', decodeURIComponent(part)]])}`;
}

const isPath = (href: string) => /^\/(?!\/)/.test(href);

function isPlainPress(event: PointerEvent) {
  return event.pointerType === 'mouse' && event.button === 0 && !isModified(event);
}

function isModified(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A page of this site, to be shown in this window. */
function isInside(anchor: HTMLAnchorElement) {
  if (anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return false;
  return anchor.origin === location.origin;
}

function isHere({ pathname, search }: HTMLAnchorElement) {
  return pathname === location.pathname && search === location.search;
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
