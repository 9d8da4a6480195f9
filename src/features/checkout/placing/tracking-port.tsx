import { createContext, type ReactNode } from 'react';

/** An order that has just been placed; `contact_number` is a guest's, in digits. */
export type JustPlaced = { order_id: number; contact_number?: string };

/** The component that tracks an order. It belongs to a feature above this one, so the page provides it here. */
export const TrackingPort = createContext<((placed: JustPlaced) => ReactNode) | null>(null);
