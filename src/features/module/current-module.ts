import { createContext, useContext } from 'react';
import type { Module } from '@/contract/catalogue/module';

/** The module of the page on the screen, else the visitor's own; the shell provides it. */
export const CurrentModule = createContext<Module | null>(null);

export const useCurrentModule = (): Module | null => useContext(CurrentModule);
