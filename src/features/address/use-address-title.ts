import type { GuestAddress } from '@/contract/place/address';
import { useTranslation } from 'react-i18next';

/** The customer's own name for the address, else its type (ADDR-25). */
export function useAddressTitle(): (address: Pick<GuestAddress, 'address_type' | 'address_label'>) => string {
  const { t } = useTranslation();
  return ({ address_type, address_label }) =>
    (address_type === 'other' && address_label) || t(`address.type_${address_type}`);
}
