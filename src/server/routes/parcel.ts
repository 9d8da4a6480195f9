import { nothing } from '@/contract/core/fields';
import * as parcel from '@/contract/ordering/parcel';
import * as schema from '@/contract/ordering/parcel.schema';
import type { Routes } from '../http/api';
import { listParcelBanners, listParcelCategories } from '../data/parcel';
import { serializeParcelCategory } from '../serializers/parcel';
import { mediaUrl, localizeText, createView } from '../data/view';
import { requireModule } from '../http/guards';
import { returnParcel } from '../ordering/parcel/cancel';

export const parcelRoutes: Routes = (on) => {
  on(parcel.listParcelCategories, nothing, async (_input, caller) => {
    const [rows, view] = await Promise.all([
      listParcelCategories(caller.db, requireModule(caller)),
      createView(caller),
    ]);
    return rows.map((row) => serializeParcelCategory(row, view));
  });

  on(parcel.listWhyChoose, nothing, async (_input, caller) => {
    const rows = await listParcelBanners(caller.db, requireModule(caller), ['why_choose']);
    const view = await createView(caller);
    const banners = rows.map((row) => ({
      id: row.id,
      title: localizeText(row.title, view) ?? '',
      short_description: localizeText(row.short_description, view) ?? '',
      image_full_url: row.image === null ? null : mediaUrl(row.image, view),
    }));
    return { banners };
  });

  on(parcel.getVideoContent, nothing, async (_input, caller) => {
    const [row] = await listParcelBanners(caller.db, requireModule(caller), ['video_content']);
    const view = await createView(caller);
    if (!row) return { banner_contents: [], section_title: null };
    const title = localizeText(row.title, view) ?? '';
    const text = localizeText(row.short_description, view) ?? '';
    return {
      banner_contents: [
        { key: 'content1_title', value: title },
        { key: 'content1_subtitle', value: text },
      ],
      section_title: title,
      banner_type: 'image',
      banner_video: null,
      banner_image_full_url: row.image === null ? null : mediaUrl(row.image, view),
    };
  });

  on(parcel.returnParcel, schema.returnParcel, returnParcel);
};
