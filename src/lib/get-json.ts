/** A file of the shop itself or an answer of another service, neither of which is a call of /api/v1; fails unless it is 2xx. */
export async function getJson(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}
