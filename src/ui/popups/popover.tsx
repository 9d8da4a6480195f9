import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { optionalLazy } from '../lazy/optional-lazy';
import styles from './popover.module.css';
import { Spinner } from '../status/spinner';

/** Props of the button that opens a panel. */
export type PopoverTrigger = {
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

export type PanelProps = {
  label: string;
  /** The button that the panel is anchored to. */
  anchor: HTMLElement;
  onClose: () => void;
};

type OpenerProps = {
  kind: PopoverTrigger['aria-haspopup'];
  /** Renders the button; spread the given props on the `<button>`. */
  trigger: (attributes: PopoverTrigger) => ReactNode;
  /** Renders the panel, whose script is loaded on the first opening. */
  children: (panel: Pick<PanelProps, 'anchor' | 'onClose'>) => ReactNode;
};

/** A button with a panel that opens below it. */
export function PanelOpener({ kind, trigger, children }: OpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.root}>
      {trigger({
        'aria-haspopup': kind,
        'aria-expanded': anchor !== null,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      {anchor && <Suspense fallback={<Waiting />}>{children({ anchor, onClose: () => setAnchor(null) })}</Suspense>}
    </div>
  );
}

function Waiting() {
  return (
    <span className={styles.waiting} aria-busy="true">
      <Spinner />
    </span>
  );
}

const PopoverPanel = optionalLazy(async () => (await import('../overlay/popover-panel')).PopoverPanel);

type Props = {
  label: string;
  trigger: OpenerProps['trigger'];
  className?: string | undefined;
  /** Rendered only while it is open. */
  children: (close: () => void) => ReactNode;
};

/** Opens below its button, above everything; Escape and a press outside close it. */
export function Popover({ label, trigger, className, children }: Props) {
  return (
    <PanelOpener kind="dialog" trigger={trigger}>
      {(panel) => (
        <PopoverPanel {...panel} label={label} className={className}>
          {children(panel.onClose)}
        </PopoverPanel>
      )}
    </PanelOpener>
  );
}
