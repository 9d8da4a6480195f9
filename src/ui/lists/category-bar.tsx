import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './category-bar.module.css';

type Entry = { /** Id of the section on the page. */ id: string; label: string };

type Props = {
  label: string;
  entries: readonly Entry[];
  /** The search: `find` is a field at the end on wide screens and a button before the tabs on phones. */
  search?: ReactNode;
  find?: ReactNode;
  /** On phones this replaces the button and the tabs while it is given. */
  field?: ReactNode;
};

/** Sticks below the top bar, follows the scroll position and scrolls its active tab into view. */
export function CategoryBar({ label, entries, search, find, field }: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const current = useSectionInView(entries);

  useEffect(() => {
    const row = tabs.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !tab) return;
    const shift = tab.getBoundingClientRect().x - row.getBoundingClientRect().x;
    row.scrollBy({ left: shift - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={`wrap ${styles.row}`} data-finding={field ? '' : undefined}>
        {field && <div className={styles.field}>{field}</div>}
        {find && <span className={styles.find}>{find}</span>}
        <div ref={tabs} className={styles.tabs}>
          {entries.map((entry) => (
            <a
              key={entry.id}
              className={styles.tab}
              href={`#${entry.id}`}
              aria-current={entry.id === current || undefined}
            >
              {entry.label}
            </a>
          ))}
        </div>
        {search && <div className={styles.search}>{search}</div>}
      </div>
    </nav>
  );
}

/** The current section below the sticky bars: the first one in the upper half of the viewport. */
function useSectionInView(entries: readonly Entry[]) {
  const [current, setCurrent] = useState(entries[0]?.id);
  const ids = entries.map((entry) => entry.id).join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const order = ids.split(' ');
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = order.find((id) => seen.has(id));
        if (first) setCurrent(first);
        // After a jump to the top of the page no section is visible: the first one is current.
        else if (changes.every(({ boundingClientRect: { top } }) => top > 0)) setCurrent(order[0]);
      },
      { rootMargin: '-144px 0px -50% 0px' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
