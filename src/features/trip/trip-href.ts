export const tripHref = (trip_id: number): string => `/rental/trip-status/${trip_id}`;

/** An order may have the same number, so the address says that it is a trip's. */
export const tripInvoiceHref = (trip_id: number): string => `/invoice/${trip_id}?kind=trip`;
