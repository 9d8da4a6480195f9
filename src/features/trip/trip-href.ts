export const tripHref = (trip_id: number): string => `/rental/trip-status/${trip_id}`;
