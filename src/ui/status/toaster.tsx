import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { startToasts } from '@/lib/show-toast';
import { useTopLayer } from '@/ui/popups/top-layer';
import { toolIcons } from '../icons/tool-icons';
import type { IconName } from '../display/icons';
import { Strip } from './strip';
import styles from './toaster.module.css';
import { useFreeSpot } from './use-free-spot';
import { useTabToAction } from './use-tab-to-action';

type Props = { dismissLabel: string };

/** Maximum number of visible toasts; older ones wait. */
const shownAtOnce = 3;

/**
 * Renders the toasts of react-hot-toast where they cover no control or field. Errors are announced immediately, the
 * rest politely. A message may contain a `<button>` (Undo). Rendered inside the open dialog, if there is one.
 */
export function Toaster({ dismissLabel }: Props) {
  const { toasts, handlers } = useToaster({ removeDelay: 200 });
  const layer = useTopLayer();
  const visible = toasts.filter((toast) => toast.visible).slice(0, shownAtOnce);
  const spot = useFreeSpot(layer, visible.length > 0);
  useEndedPause(handlers, visible.length, layer);
  useTabToAction(spot, visible.length);
  useEffect(startToasts, []);
  const line = (toast: Toast) => <Line key={toast.id} toast={toast} dismissLabel={dismissLabel} />;

  return createPortal(
    <div
      ref={spot}
      className={styles.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert">{visible.filter((toast) => toast.type === 'error').map(line)}</div>
      <div role="status">{visible.filter((toast) => toast.type !== 'error').map(line)}</div>
    </div>,
    layer ?? document.body,
  );
}

type Handlers = { endPause: () => void };

/** Ends the pause when the messages change: a toast that disappears under the pointer fires no leave event. */
function useEndedPause({ endPause }: Handlers, count: number, layer: HTMLElement | null) {
  const before = useRef({ count, layer });
  useEffect(() => {
    const isSame = before.current.count === count && before.current.layer === layer;
    before.current = { count, layer };
    if (!isSame) endPause();
  }, [count, layer, endPause]);
}

const icons: Record<string, IconName> = { error: 'circle-alert', success: toolIcons.circleCheck };

function Line({ toast: shown, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const isWarning = shown.icon === 'warning';
  const icon = isWarning ? 'circle-alert' : (icons[shown.type] ?? 'info');
  return (
    <div className={styles.toast} data-kind={isWarning ? 'warning' : shown.type}>
      <Strip icon={icon} dismissLabel={dismissLabel} onDismiss={() => toast.remove(shown.id)}>
        {resolveValue(shown.message, shown)}
      </Strip>
    </div>
  );
}
