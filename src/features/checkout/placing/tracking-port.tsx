import { createContext, type ReactNode } from 'react';

/** An order that has just been placed; `contact_number` is a guest's, in digits. */
export type JustPlaced = { order_id: number; contact_number?: string };

/** What follows an order stands above this feature: its page puts it in here. */
export const TrackingPort = createContext<((placed: JustPlaced) => ReactNode) | null>(null);
