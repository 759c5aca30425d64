import { formatDay } from '../../lib/formats/format-day.ts';

/** What is said about the new price of a subscription. */
export const messages = {
  line: (day: string, price: string, before: string) =>
    `A partir del ${formatDay(day)}: ${price} en lugar de ${before}. Puedes cancelar antes, y entonces nunca lo pagas.`,
  staffLine: (day: string, price: string) => `${price} a partir del ${formatDay(day)}`,
};
