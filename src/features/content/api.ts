import { useQuery } from '@tanstack/react-query';
import { policies, type PolicyName } from '@/contract/catalogue/policy';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';

export const policyQuery = (name: PolicyName) => query(policies[name], {}, { staleTime: limits.catalogue_cache_ms });

/** The business's text as sanitized HTML, '' when it is not written. */
export const usePolicy = (name: PolicyName) => useQuery(policyQuery(name));
