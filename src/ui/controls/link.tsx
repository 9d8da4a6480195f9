import NextLink from 'next/link';
import type { ComponentProps, MouseEventHandler } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'style' | 'onClick' | 'onMouseEnter' | 'onTouchStart'> & {
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** A path of this site without its language, a hash, or an external address. */
  href: string;
  /** `false` keeps the scroll position. */
  scroll?: boolean | undefined;
};

/**
 * Next's link. It navigates on release, so that a press can be cancelled, and prefetches its page on hover and not when
 * it becomes visible.
 */
export function Link({ href, scroll = true, target, ...rest }: Props) {
  if (!isPath(href)) return <a {...rest} href={href} target={target} />;
  return (
    <NextLink
      {...rest}
      href={toRoute(href)}
      prefetch={false}
      scroll={scroll}
      target={target ?? (href === HELP ? '_blank' : undefined)}
    />
  );
}

/** Help opens in a new tab, so that visitors do not lose the page that they need help with (ROUTE-13). */
const HELP = '/help-and-support';

const isPath = (href: string) => /^\/(?!\/)/.test(href);

/**
 * Links to a store or an item that carry a query use the route object, others the plain path. The router caches a
 * page's data by query and path parameter. With the route object, the press reuses the data that the prefetch has
 * loaded; with a plain path the data would be fetched twice.
 */
function toRoute(href: string): ComponentProps<typeof NextLink>['href'] {
  const [, page, id, search] = /^\/(store|product)\/([^/?#]+)\?([^#]+)$/.exec(href) ?? [];
  if (!page || !id) return href;
  const query = Object.fromEntries(new URLSearchParams(search));
  return { pathname: `/${page}/[id]`, query: { ...query, id: decodeURIComponent(id) } };
}
