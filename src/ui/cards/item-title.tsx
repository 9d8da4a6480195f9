import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import cover from '../controls/cover-link.module.css';
import { Link } from '../controls/link';
import styles from './item-title.module.css';
import { Name } from '../display/name';
import { openInPlace } from './open-in-place';

type Props = {
  /** Without one, `onOpen` alone leads on: a thing that has no page. */
  href: string | undefined;
  name: string;
  /** A `VegMark`, before the name. */
  mark: ReactNode;
  /** Opens the item in place; the link then serves new tabs and crawlers only. */
  onOpen: (() => void) | undefined;
  /** The pointer or the focus is on it: the time to load what `onOpen` needs. */
  onIntent: (() => void) | undefined;
  className?: string | undefined;
};

/** The name of a card or row, whose link covers all of it. */
export function ItemTitle({ href, name, mark, onOpen, onIntent, className }: Props) {
  const link = { className: `clamp2 ${cover.link}`, ...openInPlace(onOpen, onIntent), children: <Name>{name}</Name> };
  return (
    <h3 className={classNames(styles.title, className)}>
      {mark}
      {href === undefined ? <button type="button" aria-haspopup="dialog" {...link} /> : <Link href={href} {...link} />}
    </h3>
  );
}
