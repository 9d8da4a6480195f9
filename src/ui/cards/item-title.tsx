import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import cover from '../controls/cover-link.module.css';
import { Link } from '../controls/link';
import styles from './item-title.module.css';
import { Name } from '../display/name';
import { openInPlace } from './open-in-place';

type Props = {
  /** Missing for things without a page of their own; then only `onOpen` opens them. */
  href: string | undefined;
  name: string;
  /** A `VegMark`, before the name. */
  mark: ReactNode;
  /** Opens the item in place. The link then only serves new tabs and crawlers. */
  onOpen: (() => void) | undefined;
  /** Loads what `onOpen` needs; called when a pointer or the focus comes near. */
  onNear: (() => Promise<unknown>) | undefined;
  className?: string | undefined;
};

/** The title of a card or row. Its link covers the whole card. */
export function ItemTitle({ href, name, mark, onOpen, onNear, className }: Props) {
  const link = { className: `clamp2 ${cover.link}`, ...openInPlace(onOpen, onNear), children: <Name>{name}</Name> };
  return (
    <h3 className={classNames(styles.title, className)}>
      {mark}
      {href === undefined ? <button type="button" aria-haspopup="dialog" {...link} /> : <Link href={href} {...link} />}
    </h3>
  );
}
