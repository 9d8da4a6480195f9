import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { settingsFile } from '@/server/db/market-settings';
import { readSettings, settings } from '../../src/cli/settings.mjs';
import { filesBelow, read } from './files';

describe('settings', () => {
  it('are all listed in .env.example', () => {
    const listed = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(listed.sort()).toEqual(Object.keys(settings).sort());
  });

  it('are the only variables that the product reads', () => {
    const known = [
      ...Object.keys(settings),
      'NODE_ENV',
      'NODE_OPTIONS',
      'SERVED_BY_ENTRY',
      'NEXT_RUNTIME',
      'MESSAGES_EN',
      'MESSAGES_AR',
      'MESSAGES_LATER_EN',
      'MESSAGES_LATER_AR',
      'CHROME_PATH',
      'NGINX_PATH',
      'PGBOUNCER_PATH',
      'MUTATION_FOLDER',
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      'CI',
    ];
    for (const file of filesBelow('src').filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('.test.'))) {
      const text = read(file);
      const named = [...text.matchAll(/(?:process\.env|\benv)\.([A-Z][A-Z0-9_]+)/g)].map((match) => match[1]);
      const taken = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].flatMap(([, names = '']) =>
        names.split(',').flatMap((part) => /\b[A-Z][A-Z0-9_]+\b/.exec(part)?.[0] ?? []),
      );
      for (const name of [...named, ...taken]) expect(known, `${name} in ${file}`).toContain(name);
    }
  });

  it('are each read somewhere', () => {
    const product = filesBelow('src').filter(
      (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.|cli\/settings/.test(path),
    );
    const texts = [...product, 'next.config.js'].map(read).join();
    expect(Object.keys(settings).filter((key) => !new RegExp(`\\b${key}\\b`).test(texts))).toEqual([]);
  });

  it('leave demo mode to be asked for with each setting of the example for a server', () => {
    const [, example = ''] = /```ini\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
    const set = [...example.matchAll(/^ *([A-Z_]+)=(.*)$/gm)];
    expect(set.length).toBeGreaterThan(6);
    for (const [, name = '', value = ''] of set) {
      // These two mean nothing without the setting beside them.
      if (name === 'MAIL_FROM' || name === 'STRIPE_WEBHOOK_SECRET') continue;
      const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', [name]: value };
      readSettings('/nowhere', env);
      expect(env.DEMO, name).toBe('false');
    }
  });

  it('name the list of gateways as a market has it', () => {
    const [, key = ''] = /Card payments by Stripe.*`(\w+)` in settings\.yaml/.exec(read('.env.example')) ?? [];
    expect(Object.keys(settingsFile.fields)).toContain(key);
    expect(read('README.md')).toContain(`\`${key}: [{ gateway: stripe,`);
  });

  it('check for demo mode in one place only', () => {
    const asking = filesBelow('src').filter(
      (path) =>
        /\.(ts|tsx)$/.test(path) && !path.includes('.test.') && /\benv\.DEMO|\bDEMO\b.*= process\.env/.test(read(path)),
    );
    expect(asking).toEqual(['src/server/config/demo-mode.ts']);
  });

  it.each([
    [{ PORT: 'abc' }, /PORT must be a port/],
    [{ PORT: '70000' }, /PORT must be a port/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must start with postgres/],
    [{ API_BASE_URL: 'market.example' }, /API_BASE_URL must be an address/],
    [{ SITE_URL: 'ftp://x' }, /SITE_URL must be an address/],
    [{ CORS_ORIGINS: '*' }, /CORS_ORIGINS must be origins/],
    [{ CORS_ORIGINS: 'https://a.example, null' }, /CORS_ORIGINS must be origins/],
    [{ DEMO: 'yes' }, /DEMO must be true or false/],
    [{ DATABASE_CONNECTIONS: '0' }, /DATABASE_CONNECTIONS must be a whole number between 1 and 1000/],
    [{ DATABASE_LOCK_SECONDS: '-1' }, /DATABASE_LOCK_SECONDS must be a number of seconds/],
    [{ MIGRATIONS: 'never' }, /MIGRATIONS must be start, wait or refuse/],
    [{ API_CALLS_AT_ONCE: 'many' }, /API_CALLS_AT_ONCE must be a whole number/],
    [{ CACHE_MEGABYTES: '1' }, /CACHE_MEGABYTES must be a whole number between 8 and 65536/],
    [{ OPS_PORT: '0' }, /OPS_PORT must be a port/],
    [{ FILES_BUCKET: 'My Bucket' }, /FILES_BUCKET must be the name of a bucket of yours/],
    [{ DATABASE_URL: 'postgres://a/b', API_BASE_URL: 'http://b' }, /both set/],
    [{ DATABASE_READ_URL: 'redis://x' }, /DATABASE_READ_URL must start with postgres/],
    [{ DATABASE_READ_URL: 'postgres://a/b' }, /DATABASE_READ_URL is a further way to the database of DATABASE_URL/],
    [{ DATABASE_PREPARE: 'no' }, /DATABASE_PREPARE must be on or off/],
  ])('%o gets a clear error message', (env, sentence) => {
    expect(readSettings('.', { NODE_ENV: 'test', ...env }).join('\n')).toMatch(sentence);
  });

  it.each(['/', '#', '?', '/a?b#', '%ff', '1/', '12#', '1?', 'p@a?', 'p@/', 'p@a/'])(
    'say how %j is written in the password of a database, and never what it is',
    (mark) => {
      const url = `postgres://medina:${mark}hunter2@localhost:5432/medina`;
      expect(readSettings('.', { NODE_ENV: 'test', DATABASE_URL: url })).toEqual([
        'DATABASE_URL is no address: write / # ? % @ of the password as %2F %23 %3F %25 %40.',
      ]);
    },
  );

  it.each([
    'postgres://medina:%2F%23%3F%25%40hunter2@localhost:5432/medina',
    'postgresql://medina:p@ss@localhost/medina',
    'postgresql://medina@[::1]/medina?sslmode=verify-full',
    'postgresql:///medina?host=/var/run/postgresql',
    'postgresql://medina@/medina?host=/var/run/postgresql',
    'postgresql:///medina?host=/var/run/postgresql&user=me@srv',
    'postgresql://localhost/medina?user=me@srv',
    'postgresql://medina:p%zz@localhost/medina',
    'postgresql://medina:100%hunter2@localhost/medina',
  ])('take the address of a database %s', (url) => {
    expect(readSettings('.', { NODE_ENV: 'test', DATABASE_URL: url })).toEqual([]);
    expect(new pg.Client({ connectionString: url }).database).toBe('medina');
  });

  it.each(['postgres://medina:p@localhost/medina%', 'postgres://medina:p@localhost/medina%a'])(
    'refuse what the driver cannot decode: %s',
    (url) => {
      expect(readSettings('.', { NODE_ENV: 'test', DATABASE_URL: url })).toHaveLength(1);
      expect(() => new pg.Client({ connectionString: url })).toThrow('URI malformed');
    },
  );

  it.each(['postgres://medina:p@localhost/me@dina', 'postgres://localhost/me@dina'])(
    'take a name of a database with an @: %s',
    (url) => {
      expect(readSettings('.', { NODE_ENV: 'test', DATABASE_URL: url })).toEqual([]);
      expect(new pg.Client({ connectionString: url })).toMatchObject({ host: 'localhost', database: 'me@dina' });
    },
  );

  it.each([
    ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'API_BASE_URL'],
    ...['SMTP_URL', 'SMS_URL', 'PURGE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('never print %s, which may hold a password', (name) => {
    const [problem] = readSettings('.', { NODE_ENV: 'test', [name]: 'htps//medina:hunter2@db.example' });
    expect(problem).toMatch(new RegExp(`^${name} must .*`));
    expect(problem).not.toContain('hunter2');
  });

  it('are valid without any variable', () => {
    const env: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
    expect(readSettings('.', env)).toEqual([]);
    expect(env.PORT).toBe('3000');
  });
});
