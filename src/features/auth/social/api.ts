import { record, text } from '@/contract/core/wire-values';
import { useCalls } from '@/lib/api/use-call';
import { getJson } from '@/lib/get-json';
import type { SocialAnswer } from './social-port';

/** The call sends the email beside the token (wire-format §3.1); the server trusts only Google's answer. */
export const useGooglePerson = () => useCalls('google', fetchGooglePerson);

async function fetchGooglePerson(token: string): Promise<SocialAnswer> {
  const headers = { authorization: `Bearer ${token}` };
  const { sub, email } = record(await getJson('https://www.googleapis.com/oauth2/v3/userinfo', headers));
  const known = { medium: 'google', token, unique_id: text(sub), access_token: 1 } as const;
  return { ...known, ...(text(email) && { email: text(email) }) };
}
