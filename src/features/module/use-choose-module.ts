import { useTranslation } from 'react-i18next';
import type { Module } from '@/contract/module';
import { chooseModule } from './choose-module';

export function useChooseModule(): (module: Module) => void {
  const { t } = useTranslation();
  return (module) => void chooseModule({ module, customer: null, message: t('module.selected') });
}
