import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import type { OpenApi } from '@/server/openapi/document';
import type { Played } from './play';

/** Where an answer differs from the document. */
export type Problem = string;

type Responses = Record<string, { $ref?: string; content?: object }>;

/** Lists what is wrong with an answer, including fields that the document does not know. */
export function answerProblems(document: OpenApi): (played: Played) => Problem[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(closed(JSON.parse(JSON.stringify(document))) as object, 'doc');

  return ({ of, status, body }) => {
    const [method = '', path = ''] = of.split(' ');
    const name = path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[name]?.[method] as { responses: Responses } | undefined;
    const { responses = {} } = operation ?? {};
    const key = [String(status), `${String(status)[0]}XX`].find((name) => name in responses);
    if (!key) return [`${of}: nothing is said of ${status}`];
    const at = responses[key]?.$ref ?? `#/paths/${escaped(name)}/${method}/responses/${key}`;
    const validate = ajv.getSchema(`doc${at}/content/application~1json/schema`);
    if (!validate) return [`${of}: nothing is said of the answer to ${status}`];
    if (validate(body)) return [];
    return (validate.errors ?? []).slice(0, 5).map((error) => {
      const beside = error.keyword === 'additionalProperties' ? ` ${JSON.stringify(error.params)}` : '';
      return `${of}${error.instancePath}: ${error.message}${beside}`;
    });
  };
}

const escaped = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The same schema, but objects may have only the named fields. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const isObject = inner.type === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return isObject ? { ...inner, additionalProperties: false } : inner;
}
