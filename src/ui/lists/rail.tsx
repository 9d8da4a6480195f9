import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { IconButton } from '../controls/icon-button';
import styles from './rail.module.css';
import { useRail, type RailControl } from './use-rail';

export type RailKind = 'items' | 'fiveItems' | 'stores' | 'banners' | 'categories' | 'auto';

type Props = {
  /** Name of the list, for screen readers. */
  label: string;
  /** What stands in it decides the widths. `auto` lets each card have its own. */
  of: RailKind;
  children: ReactNode;
  /** From `useRail`, where arrows stand elsewhere (see `RailArrows`). */
  control?: RailControl | undefined;
};

/** A list that scrolls sideways with the next card in sight. */
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
    // Focusable, so that it can be scrolled with the keyboard whatever stands in it. Safari forgets the role of a
    // list without bullets, hence `role`.
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
 * On the ends of a rail that has no heading for them, where there is more that way. For the pointer only: the list itself
 * turns by keys.
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

/** Desktop only; on the phone one swipes. */
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
