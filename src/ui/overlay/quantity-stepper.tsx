import InputBase from '@mui/material/InputBase';
import MuiIconButton from '@mui/material/IconButton';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from '../controls/quantity-stepper.module.css';
import { useQuantity, type QuantityProps } from '../controls/use-quantity';

/** MUI's buttons and input with the style sheet of the plain stepper. */
export function QuantityStepper(props: QuantityProps) {
  const { onRemove, labels, maxReason } = props;
  const { atMin, atMax, removes, told, forget, up, down, input } = useQuantity(props);
  const more = atMax && maxReason ? `${labels.increase}, ${maxReason}` : labels.increase;
  return (
    <div role="group" aria-label={labels.quantity} className={styles.stepper} onBlur={forget}>
      {removes && onRemove ? (
        <Step icon="trash" label={labels.remove ?? labels.decrease} onClick={onRemove} />
      ) : (
        <Step icon="minus" label={labels.decrease} onClick={down} isOff={atMin} />
      )}
      <InputBase className={styles.field ?? ''} slotProps={{ input: { ...input, className: styles.value } }} />
      <Step icon="plus" label={more} onClick={up} isOff={atMax} />
      <span role="status" className="vh">
        {told}
      </span>
    </div>
  );
}

type StepProps = { icon: IconName; label: string; onClick: () => void; isOff?: boolean };

/** At the limit the button stays focusable, so that the reason can be read. */
function Step({ icon, label, onClick, isOff = false }: StepProps) {
  return (
    <MuiIconButton
      type="button"
      className={styles.button ?? ''}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-step={icon === 'plus' ? 'up' : 'down'}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} />
    </MuiIconButton>
  );
}
