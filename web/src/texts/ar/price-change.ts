// Made from texts/ar/price-change.json. Change it there.
// @ts-nocheck
import { formatDay } from '../../lib/formats/format-day.ts';

export const messages = {
line: ({ day, price, before }: { day: string; price: string | number; before: string | number }) => `ابتداءً من ${formatDay(day)}: ${price} بدلًا من ${before}. يمكنك الإلغاء قبل ذلك فلا يُحصَّل منك أبدًا.`,
staffLine: ({ price, day }: { price: string | number; day: string }) => `${price} ابتداءً من ${formatDay(day)}`,
};
