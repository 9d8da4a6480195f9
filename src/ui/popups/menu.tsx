import type { IconName } from '../display/icons';
import { optionalLazy } from '../lazy/optional-lazy';
import { PanelOpener, type PopoverTrigger } from './popover';
import type { ReactNode } from 'react';

export type MenuEntry = {
  label: string;
  icon?: IconName | undefined;
  /** The current entry. */
  current?: boolean | undefined;
  onSelect: () => void;
};

type Props = {
  label: string;
  entries: readonly MenuEntry[];
  trigger: (attributes: PopoverTrigger) => ReactNode;
};

const MenuPanel = optionalLazy(async () => (await import('../overlay/menu-panel')).MenuPanel);

export function Menu({ label, entries, trigger }: Props) {
  return (
    <PanelOpener kind="menu" trigger={trigger}>
      {(panel) => <MenuPanel {...panel} label={label} entries={entries} />}
    </PanelOpener>
  );
}
