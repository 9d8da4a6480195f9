/** Fetches a file that an answer names, as one that can be sent. Throws unless the status is 2xx. */
export async function fetchFile(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A file answers ${answer.status}`);
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  return new File([new Uint8Array(await answer.arrayBuffer())], name, { type });
}
