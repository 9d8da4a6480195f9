import type { Routes } from '../api';

/** The list of all calls, area by area. */
export const areas: Routes[] = [];
