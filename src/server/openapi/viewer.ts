import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of the package `swagger-ui-dist`, served unchanged. */
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Medina API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** A separate file, because the content policy allows no inline scripts. */
const START = `SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
});
`;

/** The viewer of `GET /api/v1/openapi.json`, at `/api/docs`. */
export const viewer = new Hono().basePath('/api/docs');

viewer.get('/', (c) => c.html(PAGE));
viewer.get('/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
viewer.get('/:file', async (c) => {
  const name = c.req.param('file');
  const type = FILES[name];
  if (!type) return c.notFound();
  const { default: folder } = await import('swagger-ui-dist/absolute-path.js');
  return c.body(await readFile(join(folder(), name)), 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=86400',
  });
});
