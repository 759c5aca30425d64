import type { ComponentType, Ref } from 'react';
import type { Plans } from '../../../api/premium/plans.ts';

export type Payments = Plans['payments'];

/** The fields of a card. Their content goes only to the payment provider. */
export interface CardFields {
  /** Fails with a message to show, or with null if the fields themselves show the error. */
  createMethod: () => Promise<string>;
}

export interface CardFieldsProps {
  payments: Payments;
  ref: Ref<CardFields>;
}

/**
 * What the pages need from a payment provider. A payer who has to confirm at their bank may leave the page and come
 * back to the return URL; these never resolve then.
 */
export interface CardProvider {
  Fields: ComponentType<CardFieldsProps>;
  confirmPayment: (payments: Payments, clientSecret: string, returnUrl: string) => Promise<void>;
  confirmSetup: (
    payments: Payments,
    given: { clientSecret: string; method: string },
    returnUrl: string,
  ) => Promise<void>;
}

/** The fields show their own errors. */
export class WrongFields extends Error {
  override readonly name = 'WrongFields';
}
