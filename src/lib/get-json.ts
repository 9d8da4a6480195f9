/**
 * Fetches JSON that is not a call of /api/v1: a static file, or an answer of another service. Throws unless the status
 * is 2xx.
 */
export async function getJson(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}
