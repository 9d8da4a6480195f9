import type { AddressType } from '@/domain/place/address-draft';
import type { IconName } from '@/ui/display/icons';

export const addressIcons: Record<AddressType, IconName> = { home: 'house', office: 'briefcase', other: 'map-pin' };
