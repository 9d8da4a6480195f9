import { classNames } from '../class-names';
import { IconStep } from './icon-step';
import styles from './quantity-stepper.module.css';
import { useQuantity, type QuantityProps } from './use-quantity';

type Props = QuantityProps & {
  /** Called when more is requested at the maximum, to show the reason. */
  onMax?: (() => void) | undefined;
  /** `float` sits on a picture, `large` beside a large button. */
  look?: 'plain' | 'float' | 'large' | undefined;
  className?: string | undefined;
};

/** Two buttons around a number field. */
export function QuantityStepper(props: Props) {
  const { onRemove, labels, maxReason, look = 'plain' } = props;
  const { atMin, atMax, removes, told, forget, up, down, input } = useQuantity(props);
  return (
    <div
      role="group"
      aria-label={labels.quantity}
      className={classNames(styles.stepper, styles[look], props.className)}
      onBlur={forget}
    >
      {removes && onRemove ? (
        <IconStep icon="trash" label={labels.remove ?? labels.decrease} onClick={onRemove} />
      ) : (
        <IconStep icon="minus" label={labels.decrease} onClick={down} off={atMin} />
      )}
      <input {...input} className={styles.value} />
      <IconStep icon="plus" label={labels.increase} onClick={up} off={atMax} reason={maxReason} onOff={props.onMax} />
      <span role="status" className="vh">
        {told}
      </span>
    </div>
  );
}
