import type { AddressType } from '@/domain/place/address-draft';
import type { IconName } from '@/ui/display/icons';
import { accountIcons } from '@/ui/icons/account-icons';

export const addressIcons: Record<AddressType, IconName> = {
  home: 'house',
  office: accountIcons.briefcase,
  other: 'map-pin',
};
