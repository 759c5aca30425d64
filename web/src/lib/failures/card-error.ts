/** The payment provider's error about a card, as a message to show. */
export class CardError extends Error {
  override readonly name = 'CardError';
}
