import { useEffect, useState, type CSSProperties } from 'react';
import { isSheetWidth } from '@/theme/components/surfaces';

/** In pixels: the panel, its distance from the viewport's edge, and the minimum height that it needs below. */
const WIDTH = 420;
const EDGE = 16;
const ROOM = 480;

/**
 * The position of a panel below `anchor`, aligned to its start edge and inside the viewport; null if it is centred
 * instead.
 */
export function useHanging(anchor: Element | null): CSSProperties | null {
  const [style, setStyle] = useState(() => place(anchor));
  useEffect(() => {
    const follow = () => setStyle(place(anchor));
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [anchor]);
  return style;
}

function place(anchor: Element | null): CSSProperties | null {
  if (!anchor || anchor === document.body || isSheetWidth()) return null;
  const box = anchor.getBoundingClientRect();
  const left = document.dir === 'rtl' ? box.right - WIDTH : box.left;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));
  return {
    position: 'fixed',
    margin: 0,
    left: within(left, innerWidth - WIDTH - EDGE),
    top: within(box.bottom + 8, innerHeight - ROOM),
  };
}
