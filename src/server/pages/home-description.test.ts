import { expect, it } from 'vitest';
import type { Module } from '@/contract/catalogue/module';
import { homeDescription } from './home-description';

const at = (module_type: Module['module_type'], description = '') =>
  ({ module_type, module_name: 'Car rental', description }) as Module;
const of = (module: Module) => ({ module, zone: 'Harbour', name: 'Medina' });

it.each([
  ['food', 'Car rental from the stores of Harbour, delivered by Medina.'],
  ['parcel', 'Send parcels in Harbour with Medina.'],
  ['rental', 'Vehicles to rent in Harbour, found with Medina.'],
] as const)('[ROUTE-03] [beyond §4.1] the home of %s is described by what it offers', (type, described) => {
  expect(homeDescription('en', of(at(type)))).toBe(described);
  expect(homeDescription('en', of(at(type, 'All of it')))).toBe(`${described} All of it`);
  expect(homeDescription('ar', of(at(type)))).toMatch(/Harbour.*Medina/);
});
