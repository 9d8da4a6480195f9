import InputBase from '@mui/material/InputBase';
import { useForkRef } from '@mui/material/utils';
import useAutocomplete from '@mui/material/useAutocomplete';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import type { LeftField } from '../../fields/use-on-first-focus';

type Props<Option> = {
  text: string;
  onText: (text: string) => void;
  isOpen: boolean;
  /** `next` is where the focus goes, if it is what closes the list. */
  onOpenChange: (isOpen: boolean, next?: EventTarget | null) => void;
  /** Shown as they are: whoever asked for them has found them. */
  options: readonly Option[];
  optionKey: (option: Option) => string;
  onChoose: (option: Option) => void;
  renderOption: (option: Option) => ReactNode;
  listLabel: string;
  listClass?: string | undefined;
  optionClass?: string | undefined;
  /** What hangs below the field while it is open, with the list in it. */
  renderPanel: (list: ReactElement) => ReactNode;
  input: Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'onKeyDown'>;
  inputRef?: Ref<HTMLInputElement> | undefined;
  inputClass?: string | undefined;
  /** A key before the list gets it, with the option that is marked. */
  onKey?: ((event: KeyboardEvent, marked: Option | null) => void) | undefined;
  /** Of the plain field that this one has replaced while it had the focus. */
  caret?: LeftField['caret'] | undefined;
};

/**
 * A field with a list below that follows the typing: MUI's autocomplete without its popper, as the list belongs to the
 * field's own box. Enter without a marked option sends the form around it.
 */
export function Autocomplete<Option>(props: Props<Option>) {
  const { text, onText, isOpen, onOpenChange, options, optionKey, onChoose, renderOption } = props;
  const { listLabel, listClass, optionClass, renderPanel, input, inputRef, inputClass, onKey, caret } = props;
  const marked = useRef<Option | null>(null);
  const own = useRestoredCaret(caret ?? null);
  const both = useForkRef(own, inputRef);

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    freeSolo: true,
    value: null,
    inputValue: text,
    options,
    filterOptions: (found) => found,
    getOptionLabel: (option) => (typeof option === 'string' ? option : optionKey(option)),
    getOptionKey: (option) => (typeof option === 'string' ? option : optionKey(option)),
    // Without options there is nothing for Escape to close.
    open: isOpen && options.length > 0,
    openOnFocus: true,
    includeInputInList: true,
    onOpen: () => onOpenChange(true),
    onClose: (_event, reason) => {
      marked.current = null;
      // `onBlur` knows where the focus goes; a second press on the field closes nothing.
      if (reason !== 'blur' && reason !== 'toggleInput') onOpenChange(false);
    },
    onInputChange: (_event, typed, reason) => {
      // What is chosen says itself what stands in the field.
      if (reason !== 'input') return;
      marked.current = null;
      onText(typed);
    },
    onChange: (_event, chosen, reason) => {
      // What is only typed is no option; an option may be a text, too.
      if (reason === 'selectOption' && chosen !== null) onChoose(chosen as Option);
    },
    onHighlightChange: (_event, option) => {
      marked.current = option;
    },
  });

  const list = (
    <ul {...getListboxProps()} aria-label={listLabel} aria-labelledby={undefined} className={listClass}>
      {groupedOptions.map((option, index) => {
        // A row stays where it is, and says another option when others are found: nothing moves below the typing.
        const { key: _key, ...rest } = getOptionProps({ option, index });
        return (
          <li key={index} {...rest} className={optionClass}>
            {renderOption(option)}
          </li>
        );
      })}
    </ul>
  );

  return (
    <>
      <div
        {...getRootProps()}
        onKeyDownCapture={(event) => onKey?.(event, marked.current)}
        className={inputClass}
        onBlur={(event) => onOpenChange(false, event.relatedTarget)}
      >
        <InputBase fullWidth inputRef={both} slotProps={{ input: { ...input, ...getInputProps() } }} />
      </div>
      {isOpen && options.length > 0 && renderPanel(list)}
    </>
  );
}

/** Goes on where the plain field was left: the focus and the caret are where they were. */
function useRestoredCaret(caret: LeftField['caret']) {
  const field = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    if (!caret) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(caret.start, caret.end);
  });
  useLayoutEffect(() => take(), []);
  return field;
}
