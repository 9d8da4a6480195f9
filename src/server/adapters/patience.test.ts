import { once } from 'node:events';
import { ClientRequest, createServer as createWebServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from './mail';
import { stripeGateway } from './payment/stripe';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server?.close();
});

async function listen(opened: Server): Promise<number> {
  server = opened;
  await once(opened.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this type.
  return (opened.address() as AddressInfo).port;
}

/** Calls wait for these services, and a process works on a limited number of calls at a time. */
describe('an external service that does not answer', () => {
  it('[PWD-01] mail server: sending a code fails after five seconds', async () => {
    const silent = createServer();
    const connected = once(silent, 'connection');
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await listen(silent)}`);
    vi.stubEnv('MAIL_FROM', 'Medina <no-reply@medina.example>');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = sendMail({ to: 'noor@mail.example', subject: 'Code', text: '123456' }).then(
      () => 'sent',
      (error: Error) => error.message,
    );
    await connected;
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 10, timeout: 10_000 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatch(/greeting|timeout/i);
  });

  it('[beyond §4] payment gateway: is asked twice, for ten seconds each', async () => {
    let asked = 0;
    const broken = createWebServer((request) => {
      asked += 1;
      request.socket.destroy();
    });
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
    vi.stubEnv('STRIPE_API_BASE', `http://127.0.0.1:${await listen(broken)}`);
    const patience = vi.spyOn(ClientRequest.prototype, 'setTimeout');
    await expect(stripeGateway()?.refund('pi_1')).rejects.toThrow(/connection to Stripe/);
    expect(asked).toBe(2);
    expect(patience.mock.calls.map(([ms]) => ms)).toEqual([10_000, 10_000]);
  });
});
