import NextLink from 'next/link';
import type { ComponentProps, MouseEventHandler } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'style' | 'onClick' | 'onMouseEnter' | 'onTouchStart'> & {
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** A path of this site without its language, a hash, or an address elsewhere. */
  href: string;
  /** Off where the page must stay where it is. */
  scroll?: boolean | undefined;
};

/**
 * Next's own link: it goes on when it is released, so that a press can be taken back, and fetches its page when it is
 * pointed at, not when it is seen.
 */
export function Link({ href, scroll = true, target, ...rest }: Props) {
  if (!isPath(href)) return <a {...rest} href={href} target={target} />;
  return (
    <NextLink
      {...rest}
      href={routeOf(href)}
      prefetch={false}
      scroll={scroll}
      target={target ?? (href === HELP ? '_blank' : undefined)}
    />
  );
}

/** Opens in a new tab from everywhere, so that nobody loses what they need help with (ROUTE-13). */
const HELP = '/help-and-support';

const isPath = (href: string) => /^\/(?!\/)/.test(href);

/**
 * The route of a link to a store or an item with a query, else the plain path. The router keeps a page's data under its
 * query and the part of its path. With the route, a press finds the data that pointing at the link has fetched; with a
 * plain path it would fetch the data twice.
 */
function routeOf(href: string): ComponentProps<typeof NextLink>['href'] {
  const [, page, id, search] = /^\/(store|product)\/([^/?#]+)\?([^#]+)$/.exec(href) ?? [];
  if (!page || !id) return href;
  const query = Object.fromEntries(new URLSearchParams(search));
  return { pathname: `/${page}/[id]`, query: { ...query, id: decodeURIComponent(id) } };
}
