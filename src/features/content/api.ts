import { useQuery } from '@tanstack/react-query';
import { policies, type PolicyName } from '@/contract/catalogue/policy';
import { query } from '@/lib/api/hooks';

export const policyQuery = (name: PolicyName) => query(policies[name], {}, { staleTime: 5 * 60_000 });

/** The business's text as sanitized HTML, '' when it is not written. */
export const usePolicy = (name: PolicyName) => useQuery(policyQuery(name));
