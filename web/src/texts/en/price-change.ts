import { formatDay } from '../../lib/formats/format-day.ts';

/** What is said about the new price of a subscription. */
export const messages = {
  line: (day: string, price: string, before: string) =>
    `From ${formatDay(day)}: ${price} instead of ${before}. You can cancel before, and then you never pay it.`,
  staffLine: (day: string, price: string) => `${price} from ${formatDay(day)}`,
};
