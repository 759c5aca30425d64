/** What the payment provider says about a card, in a sentence to show. */
export class CardError extends Error {
  override readonly name = 'CardError';
}
