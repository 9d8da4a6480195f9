import { description, version } from '../../../package.json';
import { describeFields, type SchemaDescription } from '@/contract/core/schema-description';
import type { Routes } from '../http/api';
import { listCalls, type Call } from './calls';
import examples from './examples.json';
import { inputSchema, objectSchema, type JsonSchema } from './input-schema';
import { otherPaths } from './other-paths';
import { failures, sharedHeaders, sharedParts } from './shared-parts';
import operations from './operations.json';
import { listTags, toTitle } from './tags';

/** What the code says of a call (`cli/openapi/operations.mjs`). */
type Told = { operationId: string; tag: string; comment?: string; answer: JsonSchema };
type Example = { input?: Record<string, unknown>; answer?: unknown };
type Operation = Record<string, unknown> & { operationId: string; tags: string[] };
export type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
} & Record<string, unknown>;

const described: Record<string, Told> = operations.operations;
const exampleByCall: Record<string, Example> = examples;

/** The OpenAPI 3.1 document of every call that the areas register, and of the addresses beside them. */
export function openApiDocument(areas: readonly Routes[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const call of listCalls(areas)) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}');
    for (const method of call.methods) {
      paths[path] = { parameters: sharedHeaders, ...paths[path], [method]: describeOperation(call, method) };
    }
  }
  const all = { ...paths, ...otherPaths };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Medina',
      version,
      description: `${description}. Amounts are decimal numbers, \`offset\` is the number of a page from 1.`,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'Whoever runs this shop', url: 'https://shop.example' },
    },
    servers: [{ url: '/api/v1' }],
    tags: listTags(all),
    paths: all,
    components: { ...sharedParts, schemas: { ...sharedParts.schemas, ...operations.components } },
  };
}

function describeOperation(call: Call, method: string): Operation {
  const { endpoint, caller } = call;
  const key = `${endpoint.method} ${endpoint.path}`;
  const known = described[key];
  if (!known) throw new Error(`operations.json does not know ${key}; npm run openapi writes it anew`);
  const isCopy = method !== endpoint.method;
  const hasGuests = 'guest_id' in describeFields(call.schema);
  return {
    operationId: isCopy ? `${known.operationId}By${method[0]?.toUpperCase()}${method.slice(1)}` : known.operationId,
    summary: toTitle(known.operationId),
    description: [known.comment, whoMayCall(caller, hasGuests)].filter(Boolean).join(' '),
    tags: [known.tag],
    security: caller === 'customer' ? [{ token: [] }] : [{}, { token: [] }],
    ...describeInput(call, exampleByCall[key]?.input ?? {}),
    responses: {
      200: { description: 'The answer', content: json(known.answer, exampleByCall[key]?.answer) },
      ...failures({ isChange: method !== 'get', needsCaller: caller === 'customer' || hasGuests }),
    },
  };
}

function whoMayCall(caller: Call['caller'], hasGuests: boolean): string {
  if (caller === 'customer') return 'For customers who are signed in.';
  return hasGuests ? 'For customers by their token, and for guests by their `guest_id`.' : 'For everybody.';
}

/** Fields of the path and of the query are parameters, those of a body its properties. */
function describeInput({ endpoint, schema }: Call, example: Record<string, unknown>): Partial<Operation> {
  const fields = Object.entries(describeFields(schema)).filter(([, { meta }]) => !meta?.isOwn);
  const inPath = ([name]: [string, SchemaDescription]) => endpoint.path.split('/').includes(`:${name}`);
  const others = fields.filter((field) => !inPath(field));
  const isInQuery = endpoint.method === 'get' || endpoint.method === 'delete';
  const parameters = [
    ...fields.filter(inPath).map(([name, field]) => parameter('path', name, { field, example: example[name] })),
    ...(isInQuery ? others : []).map(([name, field]) => parameter('query', name, { field, example: example[name] })),
  ];
  const isBody = !isInQuery && others.length > 0;
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(isBody && { requestBody: describeBody(others, example) }),
  };
}

function parameter(
  place: 'path' | 'query',
  name: string,
  { field, ...shown }: { field: SchemaDescription; example: unknown },
) {
  const schema = inputSchema(field);
  const example = fitting(schema, shown.example);
  // Objects are sent as JSON text.
  const isObject = field.type === 'object';
  return {
    ...{ name, in: place, required: place === 'path' || !field.optional },
    ...(isObject ? { content: json(schema, example) } : { schema, ...(example !== undefined && { example }) }),
  };
}

/** The example as the schema writes it: a number that stands for a text, and one file of a list of them. */
function fitting({ type }: JsonSchema, example: unknown): unknown {
  if (type === 'string' && typeof example === 'number') return String(example);
  return type === 'array' && typeof example === 'string' ? [example] : example;
}

/** Describes the body as JSON, or as a form where files are sent. The server takes both forms of either. */
function describeBody(fields: [string, SchemaDescription][], example: Record<string, unknown>) {
  const schema = objectSchema(Object.fromEntries(fields));
  const known = fields.filter(([name]) => name in example);
  const sent = Object.fromEntries(known.map(([name, field]) => [name, fitting(inputSchema(field), example[name])]));
  const hasFiles = fields.some(([, { meta }]) => JSON.stringify(meta ?? {}).includes('"binary"'));
  const required = fields.some(([, { optional }]) => !optional);
  const [content] = Object.values(json(schema, Object.keys(sent).length > 0 ? sent : undefined));
  if (!hasFiles) return { required, content: { 'application/json': content } };
  const description = 'In a form each entry of a list is sent as `name[]`; a repeated `name` is read, too.';
  return { required, description, content: { 'multipart/form-data': content } };
}

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}
