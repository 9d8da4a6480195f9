import { Notice } from '@/ui/overlay/notice';
import { PhoneField } from '@/ui/overlay/phone-field';
import { PasswordField } from '@/ui/overlay/text-field';
import { formKit } from './form-kit';

export const { FormFrame, PhoneOf, Password } = formKit({ Notice, PhoneField, PasswordField });
