import type { QueryClient } from '@tanstack/react-query';
import type { RentalCart } from '@/contract/rental/rental-cart';
import type { Write } from '@/lib/api/queued-writes';
import { runMutation } from '@/lib/api/run-mutation';
import { rentalCartWrites } from './rental-cart-api';

/** Runs a write to the rental cart outside a component; the caller reports failures. */
export function rentalCartWriter(client: QueryClient): (write: Write<RentalCart>) => Promise<unknown> {
  return (write) => runMutation(client, rentalCartWrites, write);
}
