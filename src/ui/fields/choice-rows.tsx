import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';

export type ChoiceInputProps = Omit<ComponentProps<'input'>, 'style' | 'type'>;
export type MarkProps = ChoiceInputProps & { type: 'radio' | 'checkbox' };

type CheckboxProps = ChoiceInputProps & { error?: string | undefined; children: ReactNode };

type RadioCardProps = ChoiceInputProps & {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName | undefined;
  picture?: string | undefined;
};

/** Rows of choices around a radio or checkbox: the native control (choice.tsx) or MUI's (overlay/fields/choice.tsx). */
export function choiceRows(Mark: ComponentType<MarkProps>) {
  function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
    const errorId = useId();
    return (
      <div className={className}>
        <label className={styles.choice}>
          <Mark
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <span>{children}</span>
        </label>
        {error && (
          <span id={errorId} className={styles.error}>
            {error}
          </span>
        )}
      </div>
    );
  }

  function Radio({ children, className, ...rest }: ChoiceInputProps & { children: ReactNode }) {
    return (
      <label className={classNames(styles.choice, className)}>
        <Mark {...rest} type="radio" />
        <span>{children}</span>
      </label>
    );
  }

  /** A choice of the checkout: icon, title, a line below and the control at the end. */
  function RadioCard({ title, text, icon, picture, className, ...rest }: RadioCardProps) {
    return (
      <label className={classNames(styles.card, className)}>
        {icon && <Icon name={icon} size={24} />}
        {picture && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
        <span className={styles.cardText}>
          <strong>{title}</strong>
          {text && <small>{text}</small>}
        </span>
        <Mark {...rest} type="radio" />
      </label>
    );
  }

  return { Checkbox, Radio, RadioCard };
}
