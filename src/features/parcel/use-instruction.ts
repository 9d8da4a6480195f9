import { useQuery } from '@tanstack/react-query';
import { instructionsQuery } from './api';
import type { ParcelDraft } from './parcel-draft';

/** What the courier is told, in the language of the page, which may have become another one since it was chosen. */
export function useInstruction({ instruction, instruction_id }: ParcelDraft): string {
  const { data } = useQuery({ ...instructionsQuery(), enabled: instruction_id > 0 });
  return data?.find(({ id }) => id === instruction_id)?.instruction ?? instruction;
}
