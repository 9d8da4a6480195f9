import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { IconButton } from '../controls/icon-button';
import styles from './rail.module.css';
import { useRail, type RailControl } from './use-rail';

export type RailKind = 'items' | 'fiveItems' | 'stores' | 'banners' | 'categories' | 'auto';

type Props = {
  /** Name of the list for screen readers. */
  label: string;
  /** The kind of its cards decides their width; with `auto` each card has its own. */
  of: RailKind;
  children: ReactNode;
  /** From `useRail`, when the arrows are placed elsewhere (see `RailArrows`). */
  control?: RailControl | undefined;
};

/** A list that scrolls sideways, with the next card partly visible. */
export function Rail({ label, of, children, control }: Props) {
  const own = useRail();
  const { ref, turn, jump } = control ?? own;

  function press(event: KeyboardEvent<HTMLUListElement>) {
    if (event.target !== event.currentTarget) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turn(event.key === forward ? 1 : -1);
    else if (event.key === 'Home' || event.key === 'End') jump(event.key === 'End' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  const list = (
    // Focusable, so that it can be scrolled by keyboard. `role` is needed because Safari drops the role of a list
    // without bullets.
    <ul
      ref={ref}
      className={classNames(styles.rail, styles[of])}
      role="list"
      aria-label={label}
      tabIndex={0}
      onKeyDown={press}
    >
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
  if (control) return list;
  return (
    <div className={styles.framed}>
      {list}
      <SideArrows control={own} />
    </div>
  );
}

/**
 * Arrows at the ends of a rail without a heading, shown where there are more cards. For pointers only: the list itself
 * scrolls by keys.
 */
function SideArrows({ control }: { control: RailControl }) {
  if (!control.isMeasured) return null;
  return (
    <span className={styles.sides} aria-hidden="true">
      {control.canGoBack && <SideArrow way={-1} control={control} />}
      {control.canGoOn && <SideArrow way={1} control={control} />}
    </span>
  );
}

function SideArrow({ way, control }: { way: 1 | -1; control: RailControl }) {
  return (
    <IconButton
      look="float"
      icon={way === 1 ? 'chevron-right' : 'chevron-left'}
      iconSize={20}
      label=""
      tabIndex={-1}
      data-way={way === 1 ? 'on' : 'back'}
      onClick={() => control.turn(way)}
    />
  );
}

/** Desktop only; phones swipe. */
export function RailArrows({ control }: { control: RailControl }) {
  const { t } = useTranslation();
  if (!control.canGoBack && !control.canGoOn) return null;
  return (
    <span className={styles.arrows}>
      <IconButton
        look="line"
        icon="chevron-left"
        iconSize={20}
        label={t('ui.previous')}
        disabled={!control.canGoBack}
        onClick={() => control.turn(-1)}
      />
      <IconButton
        look="line"
        icon="chevron-right"
        iconSize={20}
        label={t('ui.next')}
        disabled={!control.canGoOn}
        onClick={() => control.turn(1)}
      />
    </span>
  );
}
