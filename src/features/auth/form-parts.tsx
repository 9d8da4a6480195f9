import { PhoneField } from '@/ui/fields/phone-field';
import { PasswordField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/status/notice';
import { formKit } from './form-kit';

export const { FormFrame, PhoneOf, Password } = formKit({ Notice, PhoneField, PasswordField });
