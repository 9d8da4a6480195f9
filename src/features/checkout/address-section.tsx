import { useTranslation } from 'react-i18next';
import type { Customer } from '@/contract/customer/customer';
import type { Store } from '@/contract/catalogue/store';
import type { Zone } from '@/contract/place/place';
import { withPlus } from '@/domain/accounts/phone';
import { canSaveAddress } from '@/domain/place/saved-addresses';
import { GuestCard } from '@/features/address/guest-card';
import { loadPickAddress, loadSavedAddress, openContactDialog } from '@/features/address/open-address';
import { useAddAddress } from '@/features/address/use-add-address';
import { useAddressTitle } from '@/features/address/use-address-title';
import { SignInButton } from '@/features/auth/sign-in-button';
import { useConfig } from '@/features/config/api';
import { onIntent } from '@/ui/controls/on-intent';
import { classNames } from '@/ui/class-names';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { IconDisc } from '@/ui/display/icon-disc';
import { Name } from '@/ui/display/name';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { toolIcons } from '@/ui/icons/tool-icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import styles from './checkout.module.css';
import { recipientOf, type Destination } from './destination';
import type { ChangeDraft, Draft } from './draft';
import type { Problem } from './placing/problem';
import { askForContact, pickAddress } from './placing/use-problem-solving';

type Props = {
  store: Store;
  /** Those at the address. */
  zones: readonly Zone[];
  /** Null for a guest. */
  customer: Customer | null;
  draft: Draft;
  destination: Destination;
  problem: Problem | null;
  /** The missing input that the customer was told about. */
  visibleProblem: Problem | null;
  /** Asks for the missing input, then goes on with the order. */
  onMend: () => void;
  onChange: ChangeDraft;
  onChangeAddress: () => void;
};

/** Who gets the order and where. A take-away hides the heading and the address, but not the contact (ADDR-22…27). */
export function AddressSection(props: Props) {
  const { store, zones, customer, draft, destination, problem, visibleProblem } = props;
  const { onMend, onChange, onChangeAddress } = props;
  const { t } = useTranslation();
  const isFetched = draft.order_type === 'take_away';
  return (
    <Panel
      id="checkout-address"
      title={t('checkout.delivery_addresses')}
      isTitleHidden={isFetched}
      end={destination.is_guest && <SignInButton look="text" />}
    >
      {destination.is_guest ? (
        <GuestCard orderType={draft.order_type} />
      ) : (
        !isFetched && <Selected {...{ store, zones, draft, destination, onChange }} />
      )}
      {customer && <Called {...{ customer, draft, destination, onChange }} />}
      {(visibleProblem === 'contact_missing' || visibleProblem === 'address_missing') && (
        <Missing what={visibleProblem} onMend={onMend} />
      )}
      {isFetched && <PickupPlace store={store} />}
      {problem === 'email_missing' && <EmailMissing />}
      {problem === 'zone' && <OutOfZone store={store} onChange={onChange} onChangeAddress={onChangeAddress} />}
    </Panel>
  );
}

type SelectedProps = Pick<Props, 'store' | 'zones' | 'draft' | 'destination' | 'onChange'>;

/** The customer's delivery address as a selected card (ADDR-25, ADDR-26). */
function Selected({ store, zones, draft, destination: { address }, onChange }: SelectedProps) {
  const { t } = useTranslation();
  const title = useAddressTitle();
  const addAddress = useAddAddress();
  // An address saved from here is selected for this order.
  const save = async () => {
    const added = await addAddress().catch(() => undefined);
    if (added) onChange({ address: added });
  };
  const choose = async () => {
    const picked = await pickAddress({ store, zones }, draft);
    if (picked) onChange(picked);
  };
  return (
    <>
      {address && (
        <div className={styles.selected}>
          <IconDisc name="map-pin" className={styles.sign} />
          <span>
            <strong>
              <Name>{draft.address ? title(draft.address) : t('checkout.selected_address')}</Name>
            </strong>
            <span className={styles.fact}>
              <Name>{address.address}</Name>
            </span>
            {address.additional_information && (
              <span className={styles.fact}>
                <Name>{address.additional_information}</Name>
              </span>
            )}
          </span>
          <Icon name={toolIcons.circleCheck} className={styles.checked} />
        </div>
      )}
      <div className={styles.ways}>
        <Button look="secondary" size="small" {...onIntent(loadPickAddress)} onClick={() => void choose()}>
          {t('checkout.view_saved_address')}
        </Button>
        {address && !draft.address && canSaveAddress(draft.order_type) && (
          <Button look="text" size="small" icon="plus" {...onIntent(loadSavedAddress)} onClick={() => void save()}>
            {t('checkout.save_this_address')}
          </Button>
        )}
      </div>
    </>
  );
}

type CalledProps = Pick<Props, 'draft' | 'destination' | 'onChange'> & { customer: Customer };

/** The contact for the courier, for accounts without a phone number once the customer was asked. */
function Called({ customer, draft, destination, onChange }: CalledProps) {
  const { t } = useTranslation();
  const { contact } = draft;
  if (!contact || recipientOf(draft, destination) !== contact) return null;
  return (
    <div className={styles.place}>
      <IconDisc name="user" />
      <span>
        <strong>
          <Name>{contact.contact_person_name}</Name>
        </strong>
        <bdi className={classNames(styles.fact, 'num')}>{withPlus(contact.contact_person_number)}</bdi>
        <Button look="text" size="small" onClick={() => void askForContact(customer, draft, onChange)}>
          {t('checkout.change_contact')}
        </Button>
      </span>
    </div>
  );
}

/** Says what is missing next to the field, with a button that fixes it. */
function Missing({ what, onMend }: { what: 'contact_missing' | 'address_missing'; onMend: () => void }) {
  const { t } = useTranslation();
  return (
    <div data-problem-text>
      <Notice
        tone="bad"
        live
        action={
          <Button look="secondary" size="small" data-solves-problem onClick={onMend}>
            {t(what === 'contact_missing' ? 'checkout.add_contact' : 'checkout.add_address')}
          </Button>
        }
      >
        {t(`checkout.problem_${what}`)}
      </Notice>
    </div>
  );
}

/** A guest's email is for the receipt, where the shop sends mails; a demo sends none. */
function EmailMissing() {
  const { t } = useTranslation();
  const { is_mail_active, demo } = useConfig();
  return (
    <Notice
      tone="warn"
      icon="mail"
      action={
        <Button
          look="text"
          size="small"
          data-solves-problem
          onClick={() => void openContactDialog({ isAwaited: true })}
        >
          {t('checkout.add_email')}
        </Button>
      }
    >
      {t(is_mail_active && !demo ? 'checkout.problem_email_for_receipt' : 'checkout.problem_email_missing')}
    </Notice>
  );
}

function PickupPlace({ store }: { store: Store }) {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      <IconDisc name={travelIcons.store} />
      <span>
        <span className={styles.fact}>{t('checkout.pickup_at')}</span>
        <strong>
          <Name>{store.name}</Name>
        </strong>
        <span className={styles.fact}>
          <Name>{store.address}</Name>
        </span>
      </span>
    </div>
  );
}

/** Says why the address can not be served, and offers two ways out (beyond §6). */
function OutOfZone({ store, onChange, onChangeAddress }: Pick<Props, 'store' | 'onChange' | 'onChangeAddress'>) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" live>
      <p>{t('checkout.problem_zone', { store: store.name })}</p>
      <div className={styles.ways}>
        <Button look="secondary" size="small" data-solves-problem onClick={onChangeAddress}>
          {t('checkout.way_change_address')}
        </Button>
        {store.take_away && (
          <Button look="secondary" size="small" onClick={() => onChange({ order_type: 'take_away' })}>
            {t('checkout.way_take_away')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
