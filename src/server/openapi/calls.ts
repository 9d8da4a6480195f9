import type { Schema } from 'yup';
import type { Endpoint } from '@/contract/core/endpoint';
import { listMethods, type On, type Routes } from '../http/api';

export type Call = { endpoint: Endpoint; schema: Schema; methods: string[]; caller?: 'customer' | undefined };

/** Every call that the areas register, as the app would. */
export function listCalls(areas: readonly Routes[]): Call[] {
  const calls: Call[] = [];
  const on: On = (endpoint, schema, _handler, { also, caller } = {}) => {
    calls.push({ endpoint, schema, methods: listMethods(endpoint, also), caller });
  };
  for (const area of areas) area(on);
  return calls;
}
