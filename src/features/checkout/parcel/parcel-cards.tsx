import { useTranslation } from 'react-i18next';
import type { ParcelCategory } from '@/contract/ordering/parcel';
import type { ParcelDraft } from '@/features/parcel/parcel-draft';
import { PartyEnd } from '@/features/parcel/party-end';
import { ParcelKind } from '@/features/parcel/way-summary';
import { ButtonLink } from '@/ui/controls/button';
import { DescriptionList } from '@/ui/display/description-list';
import { IconRows } from '@/ui/display/icon-rows';
import { Panel } from '@/ui/display/panel';

/** Summary of the two steps before: both addresses, the parcel, the instructions, the payer (wire-format §10). */
export function ParcelCards({ parcel, category }: { parcel: ParcelDraft; category: ParcelCategory | undefined }) {
  const { t } = useTranslation();
  const { instruction, charge_payer } = parcel;
  const facts = [
    ...(instruction ? [{ label: t('order.instruction'), value: <bdi>{instruction}</bdi> }] : []),
    { label: t('parcel.payer'), value: t(`parcel.payer_${charge_payer}`) },
  ];
  const edit = (
    <ButtonLink look="text" size="small" href="/parcel-delivery-info">
      {t('ui.edit')}
    </ButtonLink>
  );
  return (
    <>
      <Panel title={t('parcel.addresses')} end={edit}>
        <IconRows>
          <PartyEnd side="sender" party={parcel.sender} />
          <PartyEnd side="receiver" party={parcel.receiver} />
        </IconRows>
      </Panel>
      <Panel title={t('parcel.thing')}>
        {category && <ParcelKind category={category} />}
        <DescriptionList entries={facts} />
      </Panel>
    </>
  );
}
