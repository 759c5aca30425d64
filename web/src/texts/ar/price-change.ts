import { formatDay } from '../../lib/formats/format-day.ts';

/** What is said about the new price of a subscription. */
export const messages = {
  line: (day: string, price: string, before: string) =>
    `ابتداءً من ${formatDay(day)}: ${price} بدلًا من ${before}. يمكنك الإلغاء قبل ذلك فلا يُحصَّل منك أبدًا.`,
  staffLine: (day: string, price: string) => `${price} ابتداءً من ${formatDay(day)}`,
};
