import { invalid, missingParam } from '../http/errors.ts';
import type { Params } from '../http/params.ts';
import type { Transaction } from '../store/transaction.ts';
import { cardError } from './card-errors.ts';
import { cardByNumber } from './test-cards.ts';

function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

function refuseNumber(number: string): Error {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    return cardError({
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
    });
  return cardError({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. The payment sandbox takes test cards only, such as 4242 4242 4242 4242.',
  });
}

/** Reads a card's details. Only the kind of test card is stored, not its number. */
export function readCard(tx: Transaction, params: Params) {
  const number = params.required('number').replaceAll(/[\s-]/g, '');
  const expMonth = params.integer('exp_month');
  const year = params.integer('exp_year');
  const cvc = params.text('cvc');
  if (expMonth === undefined) throw missingParam('card[exp_month]');
  if (year === undefined) throw missingParam('card[exp_year]');
  const card = cardByNumber(number);
  if (!card) throw refuseNumber(number);
  if (expMonth < 1 || expMonth > 12)
    throw cardError({
      type: 'card_error',
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
    });
  const expYear = year < 100 ? 2000 + year : year;
  const now = new Date(tx.now * 1000);
  const isPast =
    expYear < now.getUTCFullYear() ||
    (expYear === now.getUTCFullYear() && expMonth < now.getUTCMonth() + 1);
  if (isPast || expYear > now.getUTCFullYear() + 50)
    throw cardError({
      type: 'card_error',
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
    });
  if (cvc && !/^\d{3,4}$/.test(cvc))
    throw cardError({
      type: 'card_error',
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
    });
  return { card, expMonth, expYear, hasCvc: Boolean(cvc) };
}

export function refuseOtherTypes(params: Params): void {
  const type = params.text('type');
  if (type !== 'card') throw invalid('The payment sandbox takes cards only: type=card.', 'type');
}
