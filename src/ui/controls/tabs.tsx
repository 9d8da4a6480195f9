import { useRef, type KeyboardEvent } from 'react';
import type { TabsProps } from './tabs-props';
import styles from './tabs.module.css';

export function Tabs<Value extends string>({ label, tabs, value, onChange, panelId }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    const at = tabs.findIndex((tab) => tab.value === value);
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : (at + step) % tabs.length;
    const next = to === null ? undefined : tabs.at(to);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(tabs.indexOf(next)).focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${panelId}-${tab.value}-tab`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${panelId}-${tab.value}` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="num">({tab.count})</span>}
        </button>
      ))}
    </div>
  );
}
