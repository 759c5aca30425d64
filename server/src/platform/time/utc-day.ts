/** SQL for the day of `$now` in UTC, by which limits and counts of a day start again for everyone together. */
export const utcDay = `($now at time zone 'UTC')::date`;
