import type { Staff } from '../http/staff';
import { sendDueReplies } from './replies';
import { locateCourier, advanceDemoOrders } from './simulator';
import { advanceTrips } from './trip-simulator';

/** All demo roles; each does nothing when demo mode is off. */
export const demoStaff: Staff = {
  moveOrders: advanceDemoOrders,
  moveTrips: advanceTrips,
  courierSpot: locateCourier,
  answerMessages: sendDueReplies,
};
