import Router from 'next/router';
import type { Module } from '@/contract/catalogue/module';
import { ids } from '@/contract/core/wire-values';
import { afterModuleSwitch, type Customer } from '@/domain/place/module-switch';
import { readValue, saveModule } from '@/lib/session';
import { toast } from '@/lib/toast';

type Choice = {
  module: Module;
  /** Null for a guest, and until the customer is loaded. */
  customer: Customer | null;
  /** 'A Module has been selected.' in the page's language. */
  message: string;
};

/** Saves the chosen module, shows a toast, and navigates on (NAV-20…23). */
export async function chooseModule({ module, customer, message }: Choice): Promise<void> {
  saveModule(module);
  void toast.success(message);
  const asked = ids(readValue(customer ? 'interests-skipped' : 'interests'));
  await Router.push(afterModuleSwitch(module, customer, asked));
}
