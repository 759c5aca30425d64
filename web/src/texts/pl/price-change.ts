// Made from texts/pl/price-change.json. Change it there.
// @ts-nocheck
import { formatDay } from '../../lib/formats/format-day.ts';

export const messages = {
line: ({ day, price, before }: { day: string; price: string | number; before: string | number }) => `Od ${formatDay(day)}: ${price} zamiast ${before}. Możesz wcześniej zrezygnować i nigdy jej nie zapłacić.`,
staffLine: ({ price, day }: { price: string | number; day: string }) => `${price} od ${formatDay(day)}`,
};
