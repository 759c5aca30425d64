import type { DateFormat } from '@kindred/contract/imports/fields';

const shape = /^(\d{1,4})[-./ ]+(\d{1,2})[-./ ]+(\d{1,4})(?:[T ].*)?$/;

/** The day of a text, as YYYY-MM-DD. Null if it is none in this order. A time after the day is left out. */
export function readDay(text: string, format: DateFormat): string | null {
  const parts = shape.exec(text)?.slice(1);
  if (!parts) return null;
  const part = (letter: string) => Number(parts[format.indexOf(letter)]);
  const [year, month, day] = [part('y'), part('m'), part('d')];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return year >= 1000 && isReal ? date.toISOString().slice(0, 10) : null;
}

/** The order in which most of these texts are days. */
export function guessDateFormat(texts: readonly string[]): DateFormat {
  const fits = (format: DateFormat) => texts.filter((text) => readDay(text, format)).length;
  const order = ['ymd', 'dmy', 'mdy'] as const;
  return order.reduce<DateFormat>((best, each) => (fits(each) > fits(best) ? each : best), 'ymd');
}
