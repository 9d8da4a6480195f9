import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/display/icon';
import styles from './star-field.module.css';

type Props = {
  label: string;
  /** 0 while none is chosen. */
  value: number;
  error?: string | undefined;
  onChange: (stars: number) => void;
};

/** One to five stars as radio buttons, so that arrow keys work and screen readers read each number. */
export function StarField({ label, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={star <= value ? styles.on : styles.star}>
            <input
              type="radio"
              className="vh"
              name={name}
              value={star}
              checked={star === value}
              aria-label={t('order.stars', { count: star })}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(star)}
            />
            <Icon name="star" size={24} filled={star <= value} />
          </label>
        ))}
      </div>
      {error && (
        <span id={`${name}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
