import { useQuery } from '@tanstack/react-query';
import { listCourierVehicles } from '@/contract/customer/registration';
import { chooseBusinessPlan, listPackages, registerDeliveryMan, registerStore } from '@/contract/customer/registration';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';
import { useCall, useCalls } from '@/lib/api/use-call';

const packagesQuery = (module_id: number) =>
  query(listPackages, { module_id }, { staleTime: limits.catalogue_cache_ms });

/** The packages for a store of the module; no request for the id 0. */
export const usePackages = (module_id: number) => useQuery({ ...packagesQuery(module_id), enabled: module_id > 0 });

/** The same as a mutation, for when the details are complete. */
export const useFindPackages = () =>
  useCalls('packages', (module_id: number, client) => client.fetchQuery(packagesQuery(module_id)));

export const useVehicles = () => useQuery(query(listCourierVehicles, {}, { staleTime: limits.catalogue_cache_ms }));

/** The forms show refusals. */
export const useRegisterStore = () => useCall(registerStore, { silent: true });

/** Chooses a package or the commission for a store that is registered already. */
export const useChoosePlan = () => useCall(chooseBusinessPlan);

export const useRegisterCourier = () => useCall(registerDeliveryMan, { silent: true });
