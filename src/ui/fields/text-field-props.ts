import { useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldTexts } from './field-texts';
import { toolIcons } from '../icons/tool-icons';

/**
 * Props of the plain text field and the MUI text field. All input attributes are accepted, so formik's
 * `getFieldProps(name)` can be spread.
 */
export type TextFieldProps = FieldTexts & { start?: ReactNode; end?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'style'
  >;

export type PasswordFieldProps = Omit<TextFieldProps, 'end' | 'type'> & { showLabel: string; hideLabel: string };

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'style'>;

/** The input type of a password field, and the button that toggles its visibility. */
export function usePasswordShown({ showLabel, hideLabel }: Pick<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const [isShown, setIsShown] = useState(false);
  return {
    type: isShown ? ('text' as const) : ('password' as const),
    button: {
      icon: isShown ? toolIcons.eyeOff : toolIcons.eye,
      iconSize: 20 as const,
      label: isShown ? hideLabel : showLabel,
      onClick: () => setIsShown(!isShown),
    },
  };
}
