/** The issuer's behaviour for a test card. */
export type CardBehavior =
  | { pays: true; authentication?: 'unless-set-up' | 'always'; isSlow?: true }
  | {
      pays: false;
      code: string;
      declineCode?: string;
      message: string;
      attaches?: boolean;
      authentication?: 'always';
    };

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'jcb';
  funding: 'credit' | 'debit';
  /** The names under which the SDK's users know it: `pm_card_…`. */
  names: string[];
  behavior: CardBehavior;
}

const pays = { pays: true } as const;

function declines(declineCode: string, message = 'Your card was declined.'): CardBehavior {
  return { pays: false, code: 'card_declined', declineCode, message };
}

const insufficient = declines('insufficient_funds', 'Your card has insufficient funds.');

function visa(number: string, names: string[], behavior: CardBehavior): TestCard {
  return { number, brand: 'visa', funding: 'credit', names, behavior };
}

/** The known test cards of https://docs.stripe.com/testing that the sandbox simulates. */
const testCards: readonly TestCard[] = [
  visa('4242424242424242', ['visa', 'us'], pays),
  { ...visa('4000056655665556', ['visa_debit'], pays), funding: 'debit' },
  { ...visa('5555555555554444', ['mastercard'], pays), brand: 'mastercard' },
  {
    ...visa('5200828282828210', ['mastercard_debit'], pays),
    brand: 'mastercard',
    funding: 'debit',
  },
  { ...visa('378282246310005', ['amex'], pays), brand: 'amex' },
  { ...visa('6011111111111117', ['discover'], pays), brand: 'discover' },
  { ...visa('3566002020360505', ['jcb'], pays), brand: 'jcb' },
  visa('4000000000000002', ['visa_chargeDeclined', 'chargeDeclined'], declines('generic_decline')),
  visa(
    '4000000000009995',
    ['visa_chargeDeclinedInsufficientFunds', 'chargeDeclinedInsufficientFunds'],
    insufficient,
  ),
  visa('4000000000009987', ['visa_chargeDeclinedLostCard'], declines('lost_card')),
  visa('4000000000009979', ['visa_chargeDeclinedStolenCard'], declines('stolen_card')),
  visa('4000000000000069', ['chargeDeclinedExpiredCard'], {
    pays: false,
    code: 'expired_card',
    message: 'Your card has expired.',
  }),
  visa('4000000000000127', ['chargeDeclinedIncorrectCvc'], {
    pays: false,
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  visa('4000000000000119', ['chargeDeclinedProcessingError'], {
    pays: false,
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  visa('4000000000000341', ['chargeCustomerFail'], {
    ...(declines('generic_decline') as CardBehavior & { pays: false }),
    attaches: true,
  }),
  visa('4000002500003155', ['authenticationRequiredOnSetup'], {
    pays: true,
    authentication: 'unless-set-up',
  }),
  visa('4000000000003220', ['threeDSecure2Required'], { pays: true, authentication: 'always' }),
  visa('4000002760003184', ['authenticationRequired'], { pays: true, authentication: 'always' }),
  visa('4000008260003178', ['authenticationRequiredChargeDeclinedInsufficientFunds'], {
    ...(insufficient as CardBehavior & { pays: false }),
    attaches: true,
    authentication: 'always',
  }),
  // This card is not one of Stripe's: its bank takes ten seconds.
  visa('4000000000010001', ['slow'], { pays: true, isSlow: true }),
];

/** Identifies the number, which is never stored, like a fingerprint at Stripe. */
export const fingerprintOf = (card: TestCard) =>
  `sandbox${String(testCards.indexOf(card)).padStart(2, '0')}card`;

export const cardByNumber = (number: string) => testCards.find((card) => card.number === number);

export const cardByName = (name: string) => testCards.find((card) => card.names.includes(name));

export function cardByFingerprint(fingerprint: string | null | undefined): TestCard {
  const card = testCards.find((one) => fingerprintOf(one) === fingerprint);
  if (!card) throw new Error(`No test card has the fingerprint ${fingerprint}.`);
  return card;
}

/** The answer to the request comes later then. */
export function noteSlowBank(tx: { bank: { isSlow: boolean } }, behavior: CardBehavior): void {
  if (behavior.pays && behavior.isSlow) tx.bank.isSlow = true;
}
