// Made from texts/en/price-change.json. Change it there.
import { formatDay } from '../../lib/formats/format-day.ts';

export const messages = {
line: ({ day, price, before }: { day: string; price: string | number; before: string | number }) => `From ${formatDay(day)}: ${price} instead of ${before}. You can cancel before, and then you never pay it.`,
staffLine: ({ price, day }: { price: string | number; day: string }) => `${price} from ${formatDay(day)}`,
};
