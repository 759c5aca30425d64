// Made from texts/fr/price-change.json. Change it there.
// @ts-nocheck
import { formatDay } from '../../lib/formats/format-day.ts';

export const messages = {
line: ({ day, price, before }: { day: string; price: string | number; before: string | number }) => `À partir du ${formatDay(day)} : ${price} au lieu de ${before}. Tu peux résilier avant, et tu ne paieras jamais ce prix.`,
staffLine: ({ price, day }: { price: string | number; day: string }) => `${price} à partir du ${formatDay(day)}`,
};
