import { formatDay } from '../../lib/formats/format-day.ts';

/** What is said about the new price of a subscription. */
export const messages = {
  line: (day: string, price: string, before: string) =>
    `A partir de ${formatDay(day)}: ${price} em vez de ${before}. Você pode cancelar antes e nunca pagar esse preço.`,
  staffLine: (day: string, price: string) => `${price} a partir de ${formatDay(day)}`,
};
