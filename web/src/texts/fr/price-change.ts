import { formatDay } from '../../lib/formats/format-day.ts';

/** What is said about the new price of a subscription. */
export const messages = {
  line: (day: string, price: string, before: string) =>
    `À partir du ${formatDay(day)} : ${price} au lieu de ${before}. Tu peux résilier avant, et tu ne paieras jamais ce prix.`,
  staffLine: (day: string, price: string) => `${price} à partir du ${formatDay(day)}`,
};
