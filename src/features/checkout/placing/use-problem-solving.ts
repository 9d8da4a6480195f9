import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Customer } from '@/contract/customer/customer';
import type { SavedAddress } from '@/contract/place/address';
import type { Store } from '@/contract/catalogue/store';
import type { Zone } from '@/contract/place/place';
import { requiredZone } from '@/domain/place/saved-addresses';
import { toAccountContact } from '@/features/address/account-contact';
import { savedAddressesQuery } from '@/features/address/api';
import { openAddressDialog, openContactDialog, openPickAddress } from '@/features/address/open-address';
import { useAddAddress } from '@/features/address/use-add-address';
import { readSession } from '@/lib/session';
import { showProblem } from '@/lib/show-problem';
import type { ComposedOrder } from './compose';
import type { Destination } from '../destination';
import type { ChangeDraft, Draft } from '../draft';
import { problemSectionId, type Problem } from './problem';

type Options = {
  store: Store;
  /** Those at the address. */
  zones: readonly Zone[];
  /** Null for a guest. */
  customer: Customer | null;
  draft: Draft;
  destination: Destination;
  change: ChangeDraft;
  /** The order can not go on yet. */
  isPricing: boolean;
  /** Goes on with the order that was pressed for; `shown` is the order as the customer saw it. */
  goOn: (shown: ComposedOrder) => void;
};

/**
 * Leads from the button to what is missing. What a dialog can ask for is asked at once, and then the order goes on by
 * itself; `usePlacing` asks about anything that has changed since the press.
 */
export function useProblemSolving(options: Options) {
  const { store, zones, customer, draft, destination, change, isPricing, goOn } = options;
  const [hasTried, setTried] = useState(false);
  const [, redraw] = useState(0);
  const client = useQueryClient();
  const addAddress = useAddAddress();
  const pressed = useRef<ComposedOrder | null>(null);
  useEffect(() => {
    const shown = pressed.current;
    if (!shown || isPricing) return;
    pressed.current = null;
    goOn(shown);
  });

  function choose(address: SavedAddress | undefined): boolean {
    if (address) change({ address });
    return address !== undefined;
  }

  async function ask(problem: Problem): Promise<boolean> {
    if (!asked.has(problem)) return false;
    if (customer && problem === 'contact_missing') return askForContact(customer, draft, change);
    if (!destination.is_guest) {
      const { addresses = [] } = client.getQueryData(savedAddressesQuery(readSession().token).queryKey) ?? {};
      if (addresses.length === 0) return choose(await addAddress());
      const picked = await pickAddress({ store, zones }, draft);
      return choose(picked?.address ?? undefined);
    }
    const needsAddress = draft.order_type !== 'take_away' && !destination.address;
    const open = needsAddress ? openAddressDialog : openContactDialog;
    return (await open({ isAwaited: true })) !== undefined;
  }

  function showAndAsk(problem: Problem, shown: ComposedOrder) {
    setTried(true);
    // The section shows the problem after the next paint.
    requestAnimationFrame(() => {
      showProblem(document.getElementById(problemSectionId(problem)));
      void ask(problem).then((isGiven) => {
        if (!isGiven) return;
        pressed.current = shown;
        redraw((n) => n + 1);
      });
    });
  }

  return { hasTried, showAndAsk };
}

/** Lets the customer choose one of the saved addresses, or the visitor's place. */
export function pickAddress({ store, zones }: Pick<Options, 'store' | 'zones'>, { address: chosen }: Draft) {
  const { location, module } = readSession();
  return openPickAddress({ current: location, chosen, store_zone_id: requiredZone(store, { zones, module }) });
}

/** Asks for a contact when the account has no phone number; the account's other data is filled in. */
export async function askForContact(customer: Customer, { contact: before }: Draft, change: ChangeDraft) {
  const contact = await openContactDialog({ isAwaited: true, known: before ?? toAccountContact(customer) });
  if (contact) change({ contact });
  return contact !== undefined;
}

/** The problems that a dialog asks about. */
const asked: ReadonlySet<Problem> = new Set(['contact_missing', 'email_missing', 'address_missing']);
