import { useQuery } from '@tanstack/react-query';
import { listModules, type Module } from '@/contract/catalogue/module';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';

export const modulesQuery = () => query(listModules, {}, { staleTime: limits.catalogue_cache_ms });

const none: Module[] = [];

export const useModulesQuery = () => useQuery(modulesQuery());

/** The modules of the visitor's zones, or of the page's market until a place is chosen (NAV-24). */
export const useModules = (): Module[] => useModulesQuery().data ?? none;
