// Made from texts/es/price-change.json. Change it there.
// @ts-nocheck
import { formatDay } from '../../lib/formats/format-day.ts';

export const messages = {
line: ({ day, price, before }: { day: string; price: string | number; before: string | number }) => `A partir del ${formatDay(day)}: ${price} en lugar de ${before}. Puedes cancelar antes, y entonces nunca lo pagas.`,
staffLine: ({ price, day }: { price: string | number; day: string }) => `${price} a partir del ${formatDay(day)}`,
};
