/**
 * Mails about a trip to whoever booked it: that it is booked, paid, canceled, and money that goes back.
 * Spec: beyond §2.8.
 */
import { findTripRow } from '../data/rental/trip';
import type { Caller } from '../http/caller';
import { findAddressee, mailCustomer } from '../ordering/customer-mail';
import { composeTripMail, type TripMail } from './trip-mail-text';

/** Nobody sends it again, so call it where what it tells happens once, whatever is repeated. */
export function mailTripBehind({ db, now }: Pick<Caller, 'db' | 'now'>, trip_id: number, mail: TripMail): void {
  mailCustomer({ db, now }, { trip: trip_id, kind: mail.kind }, async () => {
    const trip = await findTripRow(db, trip_id);
    if (!trip) return null;
    const to = await findAddressee(db, trip, trip.user_info);
    return to && { to, compose: () => composeTripMail(db, trip, mail, to) };
  });
}
