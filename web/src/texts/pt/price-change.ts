// Made from texts/pt/price-change.json. Change it there.
// @ts-nocheck
import { formatDay } from '../../lib/formats/format-day.ts';

export const messages = {
line: ({ day, price, before }: { day: string; price: string | number; before: string | number }) => `A partir de ${formatDay(day)}: ${price} em vez de ${before}. Você pode cancelar antes e nunca pagar esse preço.`,
staffLine: ({ price, day }: { price: string | number; day: string }) => `${price} a partir de ${formatDay(day)}`,
};
