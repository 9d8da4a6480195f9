import { getMostTips, getSurge, getVehicleCharge } from '@/contract/order';
import { getItem } from '@/contract/item';
import { getStore } from '@/contract/store';
import { query } from '@/lib/api/hooks';

const LONG = 5 * 60_000;

export const storeQuery = (id: number) => query(getStore, { id: String(id) });
export const itemQuery = (id: number, isCampaign: boolean) =>
  query(getItem, { id: String(id), ...(isCampaign && { campaign: '1' }) });
export const mostTipsQuery = () => query(getMostTips, {}, { staleTime: LONG, retry: false });
export const vehicleChargeQuery = (distance: number) =>
  query(getVehicleCharge, { distance }, { staleTime: LONG, retry: false });

type SurgeAt = { zone_id: number; module_id: number; date_time: string; guest_id?: number };

/** Older back ends do not know it; then the zone's own surge counts. */
export const surgeQuery = (input: SurgeAt) => query(getSurge, input, { staleTime: 60_000, retry: false });
