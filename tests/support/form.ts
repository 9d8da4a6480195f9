import type { Hono } from 'hono';
import sharp from 'sharp';
import type { Answer } from './round-market';

/** A small valid picture. */
export async function photo(name = 'soup.png'): Promise<File> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], name, { type: 'image/png' });
}

type Form = Record<string, string | number | File[]>;

/** Posts a form as a browser does. */
export async function sendForm(
  api: Hono,
  path: string,
  fields: Form,
  token?: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const file of value) form.append(`${name}[]`, file);
    else form.append(name, String(value));
  }
  const headers: Record<string, string> = { ...more, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await api.request(`/api/v1${path}`, { method: 'POST', headers, body: form });
  return { status: answer.status, body: await answer.json() };
}

export const pdf = (name = 'page.pdf') => new File(['%PDF-1.4 a prescription'], name, { type: 'application/pdf' });
