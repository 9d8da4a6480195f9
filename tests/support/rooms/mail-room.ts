import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { configure } from '../pay-market';
import { openOutbox, type Outbox } from '../stand-ins/outbox';
import { readMail } from '../stand-ins/read-mail';
import type { Shop } from './shop-room';

const SHOP = { DEMO: 'true', SITE_URL: 'http://shop.test' };
/** Its English name would write a header of its own. */
const BUSINESS = {
  business_name: { en: 'Medina\r\nBcc: all@mail.example', ar: 'مدينة' },
  ...{ email: 'help@shop.example', phone: '+15550100077' },
};

/** The mails of a shop that is no demo, for a whole test file; call it after `openShop`. */
export function openMailRoom({ database }: Pick<Shop, 'database'>) {
  let outbox: Outbox;
  beforeAll(async () => {
    outbox = await openOutbox();
    for (const [name, value] of Object.entries({ ...SHOP, ...outbox.settings })) vi.stubEnv(name, value);
    await configure(database.db, BUSINESS);
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await outbox.close();
  });
  beforeEach(() => {
    vi.stubEnv('DEMO', 'false');
    vi.stubEnv('SMTP_URL', outbox.settings.SMTP_URL ?? '');
    outbox.mails.length = 0;
  });
  afterEach(() => void vi.restoreAllMocks());

  /** All messages behind calls are sent, or have failed. */
  const behind = () => vi.waitFor(() => expect(globalThis.medinaMessagesBehind?.size).toBe(0), 15_000);

  /** The mails that have been sent since the last look, as read aloud. */
  async function readNew() {
    await behind();
    return outbox.mails.splice(0).map((mail) => {
      const read = readMail(mail);
      return { ...read, text: read.text.replace(/[\u2066-\u2069]/g, '') };
    });
  }

  /** Pages of the sandbox, which only a demo has, one after the other. */
  async function openPages<Page>(...open: (() => Promise<Page>)[]): Promise<Page[]> {
    vi.stubEnv('DEMO', 'true');
    const pages: Page[] = [];
    for (const one of open) pages.push(await one());
    vi.stubEnv('DEMO', 'false');
    return pages;
  }

  return { behind, readNew, openPages };
}
