import type { Hono } from 'hono';
import type { Routes } from '../http/api';

let built: Promise<string> | undefined;

/** `GET /openapi.json`: made when it is first asked for, once for each process. */
export function serveOpenApi(areas: readonly Routes[]): (app: Hono) => void {
  return (app) => {
    app.get('/openapi.json', async (c) => {
      built ??= import('./document').then(({ openApiDocument }) => JSON.stringify(openApiDocument(areas)));
      return c.body(await built, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
      });
    });
  };
}
