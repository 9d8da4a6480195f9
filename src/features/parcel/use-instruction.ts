import { useQuery } from '@tanstack/react-query';
import { instructionsQuery } from './api';
import type { ParcelDraft } from './parcel-draft';

/** The instruction for the courier in the page's language, which may have changed since it was chosen. */
export function useInstruction({ instruction, instruction_id }: ParcelDraft): string {
  const { data } = useQuery({ ...instructionsQuery(), enabled: instruction_id > 0 });
  return data?.find(({ id }) => id === instruction_id)?.instruction ?? instruction;
}
