import { useQuery } from '@tanstack/react-query';
import { listOrders, listRunningOrders } from '@/contract/ordering/order';
import {
  earlierFileName,
  earlierPrescriptions,
  type EarlierPrescription,
} from '@/domain/checkout/earlier-prescriptions';
import { imageProblem } from '@/domain/files/image-file';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';
import { useCalls } from '@/lib/api/use-call';
import { fetchFile } from '@/lib/files/fetch-file';
import { importPart } from '@/lib/import-part';
import { useSession } from '@/lib/session';

const FIRST = { limit: 50, offset: 1 };
/** The addresses of private files end before these answers are asked for again. */
const FRESH = {
  staleTime: 0,
  retry: false,
  refetchInterval: (limits.private_file_minutes - limits.private_file_step_minutes) * 60_000,
};

/** The prescriptions of the customer's, or the guest's, own orders; none while they are unknown. */
export function useEarlierPrescriptions(): EarlierPrescription[] {
  const { token, guest_id } = useSession();
  const isGuest = token === null;
  const own = { ...FIRST, ...(isGuest && guest_id !== null && { guest_id }) };
  const options = { ...FRESH, enabled: !isGuest || guest_id !== null };
  const { data: running } = useQuery(query(listRunningOrders, own, options));
  const { data: past } = useQuery(query(listOrders, own, options));
  return earlierPrescriptions([...(running?.orders ?? []), ...(past?.orders ?? [])], isGuest);
}

/** The files of an earlier prescription, as they can be sent once more; an error if one of them cannot be had. */
export const useEarlierFiles = () => useCalls('earlier prescription', fetchEarlier);

async function fetchEarlier({ order_id, files }: EarlierPrescription): Promise<File[]> {
  return Promise.all(
    files.map(async (address, n) => toSendable(await fetchFile(address, earlierFileName(order_id, n + 1, address)))),
  );
}

/** Pictures are kept in a form that is not taken (accounts §5), so they are made into one that is. */
async function toSendable(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || imageProblem(file) === null) return file;
  const { lightenPicture } = await importPart(() => import('@/lib/files/lighter-picture'));
  const sendable = await lightenPicture(file);
  if (!sendable) throw new Error('A picture cannot be read');
  return sendable;
}
