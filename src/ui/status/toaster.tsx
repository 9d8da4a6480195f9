import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useTopLayer } from '@/ui/popups/top-layer';
import { toolIcons } from '../icons/tool-icons';
import type { IconName } from '../display/icons';
import { Strip } from './strip';
import styles from './toaster.module.css';
import { useFreeSpot } from './use-free-spot';
import { useTabToAction } from './use-tab-to-action';

type Props = { dismissLabel: string };

/** At most so many at once; the older ones wait behind. */
const shownAtOnce = 3;

/**
 * Shows what `toast()` of react-hot-toast says, where it covers nothing that is pressed or filled in. Errors are told at
 * once, the rest when the reader pauses. A message may hold a `<button>` (Undo). Drawn inside the open dialog, if there
 * is one.
 */
export function Toaster({ dismissLabel }: Props) {
  const { toasts, handlers } = useToaster({ removeDelay: 200 });
  const layer = useTopLayer();
  const visible = toasts.filter((it) => it.visible).slice(0, shownAtOnce);
  const spot = useFreeSpot(layer, visible.length > 0);
  useEndedPause(handlers, visible.length, layer);
  useTabToAction(spot, visible.length);
  const line = (it: Toast) => <Line key={it.id} toast={it} dismissLabel={dismissLabel} />;

  return createPortal(
    <div
      ref={spot}
      className={styles.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert">{visible.filter((it) => it.type === 'error').map(line)}</div>
      <div role="status">{visible.filter((it) => it.type !== 'error').map(line)}</div>
    </div>,
    layer ?? document.body,
  );
}

type Handlers = { endPause: () => void };

/** Ends the pause when the messages change: one that vanishes from under the pointer tells of no leaving. */
function useEndedPause({ endPause }: Handlers, count: number, layer: HTMLElement | null) {
  const before = useRef({ count, layer });
  useEffect(() => {
    const isSame = before.current.count === count && before.current.layer === layer;
    before.current = { count, layer };
    if (!isSame) endPause();
  }, [count, layer, endPause]);
}

const icons: Record<string, IconName> = { error: 'circle-alert', success: toolIcons.circleCheck };

function Line({ toast: it, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const isWarning = it.icon === 'warning';
  const icon = isWarning ? 'circle-alert' : (icons[it.type] ?? 'info');
  return (
    <div className={styles.toast} data-kind={isWarning ? 'warning' : it.type}>
      <Strip icon={icon} dismissLabel={dismissLabel} onDismiss={() => toast.remove(it.id)}>
        {resolveValue(it.message, it)}
      </Strip>
    </div>
  );
}
