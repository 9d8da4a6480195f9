import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import { readForm } from './form';

async function* inParts(body: BodyInit, type?: string): AsyncGenerator<Uint8Array> {
  const bytes = new Uint8Array(
    await new Response(body, type ? { headers: { 'content-type': type } } : {}).arrayBuffer(),
  );
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

async function read(form: FormData | URLSearchParams) {
  const { headers, body } = new Response(form);
  const bytes = await new Response(body).arrayBuffer();
  return readForm(headers.get('content-type') ?? '', inParts(bytes));
}

describe('a form', () => {
  it('holds texts, files and lists of both', async () => {
    const form = new FormData();
    form.set('name', 'Inés نور');
    form.append('ids', '1');
    form.append('ids', '2');
    form.append('image[]', new File(['abc'], 'ä.png', { type: 'image/png' }));
    const { image, ...texts } = await read(form);
    expect(texts).toEqual({ name: 'Inés نور', ids: ['1', '2'] });
    const [file] = image as File[];
    expect([file?.name, file?.type, file?.size, await file?.text()]).toEqual(['ä.png', 'image/png', 3, 'abc']);
  });

  it('may be URL-encoded', async () => {
    expect(await read(new URLSearchParams({ a: '1 & 2', b: 'ن' }))).toEqual({ a: '1 & 2', b: 'ن' });
  });

  it('keeps one byte more than allowed of a file that is too large', async () => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(limits.image_bytes_max + 500_000)], 'a.png'));
    const { image } = await read(form);
    expect((image as File).size).toBe(limits.image_bytes_max + 1);
  });

  it.each([
    ['a text too long', { a: 'x'.repeat(limits.input_text_max * 4 + 1) }, 'payload_too_large'],
    ['a name too long', { ['n'.repeat(200)]: 'x' }, 'payload_too_large'],
    [
      'too many fields',
      Object.fromEntries(Array.from({ length: limits.form_fields_max + 1 }, (_, n) => [`f${n}`, 'x'])),
      'payload_too_large',
    ],
  ])('is refused with %s', async (_name, fields, refusal) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await expect(read(form)).rejects.toMatchObject({ refusal });
    await expect(read(new URLSearchParams(Object.entries(fields)))).rejects.toMatchObject({ refusal });
  });

  it.each([
    ['without its boundary', 'multipart/form-data', 'x'],
    ['that ends early', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"'],
    [
      'whose file ends early',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx',
    ],
  ])('%s is malformed', async (_name, type, body) => {
    await expect(readForm(type, inParts(body))).rejects.toMatchObject({ message: 'validation.not_type' });
  });
});
