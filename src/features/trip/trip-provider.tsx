import { useTranslation } from 'react-i18next';
import type { TripDetails } from '@/contract/rental/trip';
import { telHref } from '@/domain/text/tel-href';
import { chatHref } from '@/features/order/order-href';
import items from '@/features/order/order-items.module.css';
import { providerPath } from '@/features/rental/rental-href';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';

type Props = { provider: NonNullable<TripDetails['provider']>; canChat: boolean };

/** The provider: chat while the trip is open, and phone. */
export function TripProvider({ provider, canChat }: Props) {
  const { t } = useTranslation();
  const { name, phone } = provider;
  return (
    <Panel title={t('rental.rented_by')} isTitleHidden>
      <div className={items.person}>
        <img src={provider.logo_full_url ?? '/images/no-picture.svg'} alt="" width={48} height={48} />
        <div>
          <Link href={providerPath(provider)} className="strong">
            <Name>{name}</Name>
          </Link>
          <p className="t14 muted">{provider.address ? <Name>{provider.address}</Name> : t('rental.rented_by')}</p>
        </div>
        <div className={items.ways}>
          {canChat && (
            <Link
              href={chatHref('vendor', provider.vendor_id)}
              className={items.way}
              aria-label={t('order.chat_with', { name })}
            >
              <Icon name="message" size={24} />
            </Link>
          )}
          {phone && (
            <a href={telHref(phone)} className={items.way} aria-label={t('order.call', { name })}>
              <Icon name="phone" size={24} />
            </a>
          )}
        </div>
      </div>
    </Panel>
  );
}
