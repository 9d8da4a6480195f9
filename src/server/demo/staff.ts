import type { Staff } from '../http/staff';
import { repliesDue } from './replies';
import { courierSpot, advanceOrders } from './simulator';
import { followTrips } from './trip-simulator';

/** Everybody who works in the demo; each does nothing where demo mode is off. */
export const demoStaff: Staff = {
  moveOrders: advanceOrders,
  moveTrips: followTrips,
  courierSpot,
  answerMessages: repliesDue,
};
