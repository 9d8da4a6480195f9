import { useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldTexts } from './field-texts';
import { toolIcons } from '../icons/tool-icons';

/** Of the text fields of both kits. Every attribute of an input, so that formik's `getFieldProps(name)` can be spread. */
export type TextFieldProps = FieldTexts & { start?: ReactNode; end?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'style'
  >;

export type PasswordFieldProps = Omit<TextFieldProps, 'end' | 'type'> & { showLabel: string; hideLabel: string };

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'style'>;

/** The type of a password's input, and the button that shows and hides what is typed. */
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
