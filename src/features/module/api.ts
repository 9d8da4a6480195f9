import { useQuery } from '@tanstack/react-query';
import { listModules, type Module } from '@/contract/catalogue/module';
import { query } from '@/lib/api/hooks';

export const modulesQuery = () => query(listModules, {}, { staleTime: 5 * 60_000 });

const none: Module[] = [];

export const useModulesQuery = () => useQuery(modulesQuery());

/** The modules of the visitor's zones, or of the page's market until a place is chosen (NAV-24). */
export const useModules = (): Module[] => useModulesQuery().data ?? none;
