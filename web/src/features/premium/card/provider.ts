import type { ComponentType, Ref } from 'react';
import type { Plans } from '../../../api/premium/plans.ts';

export type Payments = Plans['payments'];

/** The fields of a card. What is typed there goes to the payment provider alone. */
export interface CardFields {
  /** Fails with a sentence to show, or with null where the fields themselves say what is wrong. */
  createMethod: () => Promise<string>;
}

export interface CardFieldsProps {
  payments: Payments;
  ref: Ref<CardFields>;
}

/**
 * What the pages need of a payment provider. Who has to confirm at their bank may leave the page and come back to the
 * return address; these never end then.
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

/** The fields say themselves what is wrong with them. */
export class WrongFields extends Error {
  override readonly name = 'WrongFields';
}
