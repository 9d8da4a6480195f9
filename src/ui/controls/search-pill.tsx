import { useRef, type ComponentProps, type FormEvent } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import styles from './search-pill.module.css';

type Props = Omit<ComponentProps<'input'>, 'style' | 'type' | 'value' | 'onChange' | 'onSubmit' | 'aria-label'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: ((value: string) => void) | undefined;
  /** The label of the clear button, which appears with the first letter. */
  clearLabel: string;
};

export function SearchPill({ label, value, onChange, onSubmit, clearLabel, className, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.(value.trim());
  }

  function clear() {
    onChange('');
    field.current?.focus();
  }

  return (
    <form role="search" className={classNames(styles.pill, className)} onSubmit={submit}>
      <Icon name="search" />
      <input
        {...rest}
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
          <Icon name="x" />
        </button>
      )}
    </form>
  );
}
