import { formatDay } from '../../lib/formats/format-day.ts';

/** What is said about the new price of a subscription. */
export const messages = {
  line: (day: string, price: string, before: string) =>
    `Od ${formatDay(day)}: ${price} zamiast ${before}. Możesz wcześniej zrezygnować i nigdy jej nie zapłacić.`,
  staffLine: (day: string, price: string) => `${price} od ${formatDay(day)}`,
};
