import { useEffect, useId, useRef, useState, type KeyboardEventHandler, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './popover.module.css';

export type PopoverTrigger = {
  popoverTarget: string;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
};

type Props = {
  label: string;
  /** Draws the button; what it is given goes onto the `<button>`. */
  trigger: (attributes: PopoverTrigger) => ReactNode;
  role?: 'dialog' | 'menu' | undefined;
  /** Which edges of button and panel lie on one line. */
  align?: 'start' | 'end' | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
  className?: string | undefined;
  /** Drawn only while it is open. */
  children: (close: () => void) => ReactNode;
};

/** Hangs below its button, above everything; the browser closes it at Escape and a press outside. */
export function Popover({ label, trigger, role = 'dialog', align = 'start', onKeyDown, className, children }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const place = () => hang(panel.current, root.current?.firstElementChild, align);
    if (!isOpen) return;
    place();
    if (role === 'menu') panel.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    addEventListener('scroll', place, { passive: true, capture: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [isOpen, align, role]);

  return (
    <div ref={root} className={styles.root}>
      {trigger({ popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': isOpen })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={classNames(styles.panel, className)}
        onToggle={(event) => event.target === event.currentTarget && setIsOpen(event.newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </div>
  );
}

/** DeferredSection the anchor, or above it where there is more room, and never out of the window. */
function hang(panel: HTMLElement | null, anchor: Element | null | undefined, align: 'start' | 'end') {
  if (!panel || !anchor) return;
  const edge = 8;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isLeft = (align === 'start') === (getComputedStyle(panel).direction !== 'rtl');
  const left = isLeft ? box.left : box.right - width;
  const below = box.bottom + edge;
  const isAbove = below + height > innerHeight && box.top > innerHeight - box.bottom;
  panel.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`;
  panel.style.top = `${Math.max(edge, isAbove ? box.top - height - edge : below)}px`;
}
