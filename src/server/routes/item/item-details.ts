import { isAvailable } from '@/domain/catalogue/availability';
import { ApiError } from '../../http/api';
import type { Caller } from '../../http/caller';
import { findCampaignItem, findItem, type ItemRow } from '../../data/catalogue/item';
import { mergeObjects } from '../../data/sql/merge-objects';
import { loadItemFacts, NO_FACTS } from '../../data/catalogue/item-facts';
import { listSomeReviews } from '../../data/catalogue/review';
import { findStore, parseRowId } from '../../data/catalogue/store';
import { serializeItem } from '../../serializers/item';
import { serializeReview } from '../../serializers/review';
import { localizeText, type View, createView } from '../../data/view';
import { storeDetails } from '../store-details';

const REVIEWS = 10;

/** Everything about one item, or about a campaign's item when `campaign` says so (wire-format §5.1). */
export async function answerItemDetails(caller: Caller, idOrSlug: string, campaign: string | undefined) {
  const view = await createView(caller);
  const isCampaign = campaign === '1' || campaign === 'true';
  const row = isCampaign
    ? await findRunningCampaignItem(caller, view, idOrSlug)
    : await findItem(caller.db, idOrSlug, caller.now);
  if (!row) throw new ApiError('product-001');

  const [store, { brand, tags, ...facts }, reviews] = await Promise.all([
    findStore(caller.db, row.store_id),
    isCampaign ? NO_FACTS : loadItemFacts(caller.db, row.id),
    isCampaign ? [] : listSomeReviews(caller.db, row.id, { limit: REVIEWS, offset: 1 }),
  ]);
  return mergeObjects(serializeItem(row, view), facts, {
    tags: tags.map(({ id, tag, name }) => ({ id, tag: localizeText(name, view) ?? tag })),
    brand: brand && { id: brand.id, name: localizeText(brand.name, view) },
    reviews: reviews.map((review) => serializeReview(review, view)),
    store_details: store ? await storeDetails(caller, store, view) : null,
  });
}

/** Only while its campaign's dates run. */
async function findRunningCampaignItem(
  { db }: Caller,
  { clock }: View,
  idOrSlug: string,
): Promise<ItemRow | undefined> {
  const id = parseRowId(idOrSlug);
  const row = id === undefined ? undefined : await findCampaignItem(db, id);
  const { available_date_starts, available_date_ends } = row ?? {};
  return isAvailable({ available_date_starts, available_date_ends }, clock) ? row : undefined;
}
