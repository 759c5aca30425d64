import { b as formatNumber } from '../entry.mjs';
// web/src/lib/formats/money.ts
var unitsOf = (currency, locale) => {
  return (
    10 **
    (new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
    }).resolvedOptions().maximumFractionDigits ?? 2)
  );
};
var formatWith = (options) => (amount, currency, locale) =>
  formatNumber(
    amount / unitsOf(currency, locale),
    {
      style: 'currency',
      currency,
      ...options,
    },
    locale,
  );
/** An amount in the smallest unit of its currency, in the reader's format. */
var formatMoney = formatWith({});
/** The same with its sign, for gains or losses. */
var formatMoneyChange = formatWith({ signDisplay: 'exceptZero' });
/** The same rounded, for the label of a bar: with the sign of a currency, twelve would not fit. */
var shortMoney = formatWith({
  style: 'decimal',
  notation: 'compact',
});
/** The same in parts, because the sign of the currency is smaller beside a large price. */
function moneyParts(amount, currency, locale) {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  })
    .formatToParts(amount / unitsOf(currency, locale))
    .map(({ type, value }) => ({
      isSign: type === 'currency',
      value,
    }));
}
/** Formats an amount as a person would type it. */
function plainMoney(amount, currency) {
  const units = unitsOf(currency);
  return (amount / units).toFixed(Math.round(Math.log10(units)));
}
/** The typed amount, in the smallest unit; null if it is no amount of this currency. */
function parseMoney(text, currency) {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d+)?$/.test(typed)) return null;
  const amount = Number(typed) * unitsOf(currency);
  const rounded = Math.round(amount);
  return Math.abs(amount - rounded) < 1e-6 ? rounded : null;
}
export {
  plainMoney as a,
  parseMoney as i,
  formatMoneyChange as n,
  shortMoney as o,
  moneyParts as r,
  formatMoney as t,
};
