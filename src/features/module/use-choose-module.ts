import { useTranslation } from '@/i18n/react';
import type { Module } from '@/contract/module';
import { chooseModule } from './choose-module';

export function useChooseModule(): (module: Module) => void {
  const { t } = useTranslation();
  return (module) => void chooseModule({ module, customer: null, message: t('module.selected') });
}
