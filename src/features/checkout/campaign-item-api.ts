import { queryOptions } from '@tanstack/react-query';
import { listCampaignItems } from '@/contract/catalogue/campaign';
import { getCampaignItem, type CampaignItem } from '@/contract/catalogue/item';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';

/** Items and campaign items are numbered apart. */
export const campaignItemQuery = (id: number) =>
  queryOptions({ queryKey: [getCampaignItem.path, 'campaign', id], queryFn: () => fetchCampaignItem(id) });

/**
 * Back ends before 4.0 overlook `campaign` and answer the item of that number, or that there is none; the campaign item
 * is in the list of them then (wire-format §5.4).
 */
async function fetchCampaignItem(id: number): Promise<CampaignItem> {
  const answer = await askDetails(id);
  if (isOfCampaign(answer)) return answer;
  const listed = (await request(listCampaignItems, {})).find((one) => one.id === id);
  if (listed) return listed;
  throw answer instanceof ApiFailure ? answer : new ApiFailure(404, [{ code: 'not_found', message: '' }]);
}

async function askDetails(id: number): Promise<CampaignItem | ApiFailure> {
  try {
    return await request(getCampaignItem, { id: String(id), campaign: '1' });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return error;
    throw error;
  }
}

/** Only campaign items are sold between two days. */
const isOfCampaign = (answer: CampaignItem | ApiFailure): answer is CampaignItem =>
  !(answer instanceof ApiFailure) && answer.available_date_starts !== null;
