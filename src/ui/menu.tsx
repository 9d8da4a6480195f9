import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icons';
import { Link } from './link';
import styles from './menu.module.css';
import { Popover, type PopoverTrigger } from './popover';

type MenuEntry = {
  label: string;
  icon?: IconName | undefined;
  /** The one that holds now. */
  current?: boolean | undefined;
} & ({ href: string } | { onSelect: () => void });

type Props = {
  label: string;
  entries: readonly MenuEntry[];
  trigger: (attributes: PopoverTrigger) => ReactNode;
  align?: 'start' | 'end' | undefined;
};

export function Menu({ label, entries, trigger, align }: Props) {
  return (
    <Popover label={label} trigger={trigger} role="menu" align={align} onKeyDown={walk}>
      {(close) => entries.map((entry) => <Entry key={entry.label} entry={entry} close={close} />)}
    </Popover>
  );
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
      {entry.current && <Icon name="check" size={16} />}
    </>
  );
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'aria-current': entry.current || undefined,
  };
  if ('href' in entry) {
    return (
      <Link {...attributes} href={entry.href} onClick={close}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...attributes}
      type="button"
      onClick={() => {
        close();
        entry.onSelect();
      }}
    >
      {content}
    </button>
  );
}

function walk(event: KeyboardEvent) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to)?.focus();
}
