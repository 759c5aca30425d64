// Made from texts/de/price-change.json. Change it there.
// @ts-nocheck
import { formatDay } from '../../lib/formats/format-day.ts';

export const messages = {
line: ({ day, price, before }: { day: string; price: string | number; before: string | number }) => `Ab dem ${formatDay(day)}: ${price} statt ${before}. Du kannst vorher kündigen und zahlst ihn dann nie.`,
staffLine: ({ price, day }: { price: string | number; day: string }) => `${price} ab dem ${formatDay(day)}`,
};
