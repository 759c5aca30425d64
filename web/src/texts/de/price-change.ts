import { formatDay } from '../../lib/formats/format-day.ts';

/** What is said about the new price of a subscription. */
export const messages = {
  line: (day: string, price: string, before: string) =>
    `Ab dem ${formatDay(day)}: ${price} statt ${before}. Du kannst vorher kündigen und zahlst ihn dann nie.`,
  staffLine: (day: string, price: string) => `${price} ab dem ${formatDay(day)}`,
};
