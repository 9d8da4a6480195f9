import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useTopLayer } from '@/ui/popups/top-layer';
import { Strip } from './strip';
import styles from './toaster.module.css';

type Props = { dismissLabel: string };

/** At most so many at once; the older ones wait behind. */
const shownAtOnce = 3;

/**
 * Shows what `toast()` of react-hot-toast says. Errors are told at once and stay until dismissed, the rest is told
 * when the reader pauses. A message may hold a `<button>` (Undo). Drawn inside the open dialog, if there is one.
 */
export function Toaster({ dismissLabel }: Props) {
  const { toasts, handlers } = useToaster({ error: { duration: Infinity }, removeDelay: 200 });
  const layer = useTopLayer();
  const shown = toasts.filter((it) => it.visible).slice(0, shownAtOnce);
  const line = (it: Toast) => <Line key={it.id} toast={it} dismissLabel={dismissLabel} />;

  return createPortal(
    <div
      className={styles.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert">{shown.filter((it) => it.type === 'error').map(line)}</div>
      <div role="status">{shown.filter((it) => it.type !== 'error').map(line)}</div>
    </div>,
    layer ?? document.body,
  );
}

function Line({ toast: it, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const icon = it.type === 'error' ? 'circle-alert' : it.type === 'success' ? 'circle-check' : 'info';
  return (
    <div className={styles.toast}>
      <Strip icon={icon} dismissLabel={dismissLabel} onDismiss={() => toast.dismiss(it.id)}>
        {resolveValue(it.message, it)}
      </Strip>
    </div>
  );
}
