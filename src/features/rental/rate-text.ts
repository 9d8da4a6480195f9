/** What a rate is for, in words. */
export const ratePer = {
  hourly: 'rental.per_hour',
  day_wise: 'rental.per_day',
  distance_wise: 'rental.per_kilometre',
} as const;
