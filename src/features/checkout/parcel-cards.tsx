import { useTranslation } from '@/i18n/react';
import type { ParcelCategory } from '@/contract/parcel';
import { withPlus } from '@/domain/phone';
import type { ParcelDraft, Party } from '@/features/parcel/parcel-draft';
import { ParcelKind } from '@/features/parcel/way-summary';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Block } from './block';
import styles from './parcel-cards.module.css';

/** What was said in the two steps before, to look over: both ends, the thing, the wishes, the payer (api-contract §10). */
export function ParcelCards({ parcel, category }: { parcel: ParcelDraft; category: ParcelCategory | undefined }) {
  const { t } = useTranslation();
  const { instruction, charge_payer } = parcel;
  const edit = (
    <ButtonLink look="text" size="small" href="/parcel-delivery-info">
      {t('parcel.edit')}
    </ButtonLink>
  );
  return (
    <>
      <Block title={t('parcel.addresses')} end={edit}>
        <ul className={styles.ends}>
          <End side="sender" party={parcel.sender} />
          <End side="receiver" party={parcel.receiver} />
        </ul>
      </Block>
      <Block title={t('parcel.thing')}>
        {category && <ParcelKind category={category} />}
        <dl className={styles.facts}>
          {instruction && (
            <div>
              <dt>{t('order.instruction')}</dt>
              <dd>
                <bdi>{instruction}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('parcel.payer')}</dt>
            <dd>{t(`parcel.payer_${charge_payer}`)}</dd>
          </div>
        </dl>
      </Block>
    </>
  );
}

function End({ side, party }: { side: 'sender' | 'receiver'; party: Party }) {
  const { t } = useTranslation();
  const parts = (['house', 'floor'] as const)
    .filter((it) => party[it])
    .map((it) => t(`address.${it}_value`, { value: party[it] }));
  return (
    <li>
      <span className={styles.face}>
        <Icon name={side === 'sender' ? 'package' : 'house'} />
      </span>
      <div>
        <b className="strong">
          {t(`parcel.${side}`)}: <bdi>{party.contact_person_name}</bdi>
        </b>
        <p>
          <bdi>{party.address}</bdi>
          {parts.map((it) => ` · ${it}`)}
        </p>
        <p>
          <bdi dir="ltr" className="num">
            {withPlus(party.contact_person_number)}
          </bdi>
        </p>
      </div>
    </li>
  );
}
