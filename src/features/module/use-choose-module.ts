import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@/contract/customer/customer';
import type { Module } from '@/contract/catalogue/module';
import { importPart } from '@/lib/import-part';
import { readSession } from '@/lib/session';
import { chooseModule } from './choose-module';

export function useChooseModule(): (module: Module) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (module) =>
    void findCustomer(client).then((customer) => chooseModule({ module, customer, message: t('module.selected') }));
}

/** The customer whose interests decide the next page (NAV-23); null for a guest, and if loading fails. */
async function findCustomer(client: QueryClient): Promise<Customer | null> {
  const { token } = readSession();
  if (!token) return null;
  const { profileQuery } = await importPart(() => import('@/features/profile/api'));
  return client.ensureQueryData(profileQuery(token)).catch(() => null);
}
