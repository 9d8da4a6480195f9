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
import type { PlainField } from '../../fields/use-on-first-focus';

type Props<Option> = {
  text: string;
  onText: (text: string) => void;
  isOpen: boolean;
  /** Called when the list closes. `next` is the element that receives the focus, if that closed it. */
  onOpenChange: (isOpen: boolean, next?: EventTarget | null) => void;
  /** Shown unfiltered: the caller has already searched. */
  options: readonly Option[];
  optionKey: (option: Option) => string;
  onChoose: (option: Option) => void;
  renderOption: (option: Option) => ReactNode;
  listLabel: string;
  listClass?: string | undefined;
  optionClass?: string | undefined;
  /** The dropdown below the field while it is open; it contains the list. */
  renderPanel: (list: ReactElement) => ReactNode;
  input: Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'onKeyDown'>;
  inputRef?: Ref<HTMLInputElement> | undefined;
  inputClass?: string | undefined;
  /** Handles a key before the list does, with the highlighted option. */
  onKey?: ((event: KeyboardEvent, marked: Option | null) => void) | undefined;
  /** State of the plain field that this one has replaced while it had the focus. */
  caret?: PlainField['caret'] | undefined;
};

/**
 * A text field with suggestions: MUI's autocomplete without its popper, because the list is part of the field's own
 * box. Enter without a highlighted option submits the surrounding form.
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
      // `onBlur` gets the element that receives the focus; a second press on the field does not close the list.
      if (reason !== 'blur' && reason !== 'toggleInput') onOpenChange(false);
    },
    onInputChange: (_event, typed, reason) => {
      // The caller sets the field's text after a choice.
      if (reason !== 'input') return;
      marked.current = null;
      onText(typed);
    },
    onChange: (_event, chosen, reason) => {
      // Typed text is not an option; but an option may be a plain text.
      if (reason === 'selectOption' && chosen !== null) onChoose(chosen as Option);
    },
    onHighlightChange: (_event, option) => {
      marked.current = option;
    },
  });

  const list = (
    <ul {...getListboxProps()} aria-label={listLabel} aria-labelledby={undefined} className={listClass}>
      {groupedOptions.map((option, index) => {
        // Rows keep their position and show other options, so that nothing moves while typing.
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

/** Continues from the plain field: restores the focus and the caret. */
function useRestoredCaret(caret: PlainField['caret']) {
  const field = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    if (!caret) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(caret.start, caret.end);
  });
  useLayoutEffect(() => take(), []);
  return field;
}
