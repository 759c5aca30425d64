import { direction } from '#texts/language.ts';
import { formatNumber } from './formats.ts';
import { readersLocale } from './locale.ts';

const unitsOf = (currency: string, locale?: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
};

const formatWith =
  (options: Intl.NumberFormatOptions) =>
  (amount: number, currency: string, locale?: string): string =>
    inOneDirection(
      formatNumber(
        amount / unitsOf(currency, locale),
        { style: 'currency', currency, ...options },
        locale,
      ),
    );

/** In a line from right to left, the parts of a sign such as US$ would stand on both sides of the number. */
const inOneDirection = (money: string) =>
  direction === 'rtl' ? `\u2066${money.replaceAll(/[\u061c\u200e\u200f]/g, '')}\u2069` : money;

/** An amount in the smallest unit of its currency, in the reader's format. */
export const formatMoney = formatWith({});

/** The same with its sign, for gains or losses. */
export const formatMoneyChange = formatWith({ signDisplay: 'exceptZero' });

/** The same rounded, for the label of a bar: with the sign of a currency, twelve would not fit. German has no short thousands. */
export const shortMoney = formatWith({
  style: 'decimal',
  notation: 'compact',
  useGrouping: 'always',
});

/** The same in parts, because the sign of the currency is smaller beside a large price. */
export function moneyParts(amount: number, currency: string, locale: string = readersLocale) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format
    .formatToParts(amount / unitsOf(currency, locale))
    .map(({ type, value }) => ({ isSign: type === 'currency', value }));
}

/** Formats an amount as a person would type it. */
export function plainMoney(amount: number, currency: string): string {
  const units = unitsOf(currency);
  return (amount / units).toFixed(Math.round(Math.log10(units)));
}

/** The typed amount, in the smallest unit; null if it is no amount of this currency. */
export function parseMoney(text: string, currency: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d+)?$/.test(typed)) return null;
  const amount = Number(typed) * unitsOf(currency);
  const rounded = Math.round(amount);
  return Math.abs(amount - rounded) < 1e-6 ? rounded : null;
}
