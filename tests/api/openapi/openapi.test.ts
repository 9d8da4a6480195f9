import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOperations } from '@/cli/openapi/operations.mjs';
import { areas } from '@/server/routes';
import { cspReports } from '@/server/http/csp-report';
import { createApi } from '@/server/http/api';
import { serveMedia } from '@/server/media/serve-media';
import { openApiDocument } from '@/server/openapi/document';
import examples from '@/server/openapi/examples.json';
import operations from '@/server/openapi/operations.json';
import { serveOpenApi } from '@/server/openapi/serve';
import { viewer } from '@/server/openapi/viewer';
import { paymentPages } from '@/server/settlement/pages';
import { uploadFolder } from '@tests/support/uploads';
import { answerProblems, type Problem } from './answer-problems';
import { toExamples } from './example';
import { laterSteps } from './later-steps';
import { playSteps, type Played } from './play';
import { steps } from './steps';

const document = openApiDocument(areas);
const database = () => Promise.reject<never>(new Error('No database is needed'));
const others = [serveMedia, paymentPages(database), cspReports(database), serveOpenApi(areas)];
const app = createApi(areas, database, { others });
const METHODS = ['get', 'post', 'put', 'delete'];

const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((key) => METHODS.includes(key))
    .map((method) => `${method} ${path}`),
);

describe('the description of the API', () => {
  it('names every address that the server routes, and no other', () => {
    const routed = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}')}`);
    // One route serves both kinds of files.
    const told = described.map((call) => (call.includes('/media/') ? 'get /media/*' : call));
    expect([...new Set(told)].sort()).toEqual([...new Set(routed)].sort());
    expect(described.length).toBeGreaterThan(200);
  });

  it('describes each answer as the code does', async () => {
    expect(operations).toEqual(await describeOperations(process.cwd()));
  }, 120_000);

  it('gives each operation a unique name, a summary and a description', () => {
    const all = Object.values(document.paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
    const told = all as { operationId: string; summary: string; description: string; tags: string[] }[];
    expect(new Set(told.map(({ operationId }) => operationId)).size).toBe(described.length);
    expect(
      told.filter((operation) => !operation.summary || !operation.description || operation.tags.length !== 1),
    ).toEqual([]);
  });

  it('passes Spectral', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medina-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const found = await promisify(execFile)('node', [
      createRequire(import.meta.url).resolve('@stoplight/spectral-cli/dist/index.js'),
      ...['lint', file, '--ruleset', 'tests/api/openapi/spectral.yaml', '--fail-severity', 'hint', '--quiet'],
    ]).catch((error: { stdout: string; stderr: string }) => error);
    rmSync(folder, { recursive: true });
    expect(found.stdout + found.stderr).toMatch(/^(No results.*)?\s*$/);
  }, 240_000);

  it('is answered, and cached for minutes', async () => {
    const answer = await app.request('/api/v1/openapi.json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('is shown by a viewer that loads nothing from other hosts', async () => {
    const page = await (await viewer.request('/api/docs')).text();
    const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(parts).toHaveLength(4);
    expect(page).not.toMatch(/<script>|style=|https?:/);
    for (const part of parts) {
      const { status, headers } = await viewer.request(part);
      expect([part, status]).toEqual([part, 200]);
      expect(Number((await viewer.request(part)).headers.get('content-length') ?? 1)).toBeGreaterThan(0);
      expect(headers.get('content-type')).toMatch(/css|javascript|png/);
    }
    expect((await viewer.request('/api/docs/package.json')).status).toBe(404);
    expect((await viewer.request('/api/docs/..%2fpackage.json')).status).toBe(404);
  });
});

describe('every operation', () => {
  let played: Played[];
  uploadFolder();

  beforeAll(async () => {
    vi.stubEnv('DEMO', 'true');
    vi.stubEnv('DEMO_STEP_SECONDS', '20');
    played = await playSteps([...steps, ...laterSteps]);
    if (process.env.EXAMPLES === 'write') {
      writeFileSync('src/server/openapi/examples.json', `${JSON.stringify(toExamples(played), null, 2)}\n`);
    }
  }, 300_000);
  afterAll(() => void vi.unstubAllEnvs());

  it('is called', () => {
    const called = new Set(played.map(({ of }) => of));
    expect(Object.keys(operations.operations).filter((key) => !called.has(key))).toEqual([]);
  });

  it('succeeds, except where an external service is not configured', () => {
    const wrong = played.filter(({ status, refused, missing }) => status !== (refused ?? 200) || missing.length > 0);
    expect(wrong.map(({ of, status, body }) => `${of}: ${status} ${JSON.stringify(body).slice(0, 300)}`)).toEqual([]);
  });

  it('answers as described, without further fields', () => {
    const problems = answerProblems(document);
    const found = played.flatMap((call): Problem[] => problems(call));
    expect(found).toEqual([]);
  });

  it('has an example that matches its description', () => {
    const problems = answerProblems(document);
    const shown = Object.entries(examples as Record<string, { answer?: unknown }>);
    expect(shown.length).toBeGreaterThan(180);
    const found = shown.flatMap(([of, { answer }]) =>
      answer === undefined ? [] : problems({ of, input: {}, status: 200, body: answer, missing: [] }),
    );
    expect(found).toEqual([]);
  });
});
