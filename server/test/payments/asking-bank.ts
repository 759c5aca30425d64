import { type Created, type Person, type PremiumApp, subscriber } from '../premium/premium.ts';

/** The bank of this card always asks its owner. */
const asking = 'pm_card_authenticationRequired';

export const useAskingCard = (person: Person) =>
  person.send('POST', '/subscription/payment-methods', {
    paymentMethodId: asking,
    isDefault: true,
  });

/** A member whose next payments their bank asks about. */
export async function withAskingBank(app: PremiumApp, body: object = {}) {
  const person = await subscriber(app, body);
  await useAskingCard(person);
  return person;
}

export async function upgrade(person: Person, plan = 'annual') {
  const response = await person.send('PUT', '/subscription/update', { plan });
  return response.json<{ data: Created }>().data;
}

/** The owner of the card tells their bank yes. Its event is not applied yet. */
export const confirmAtBank = (
  { payments: { stripe } }: PremiumApp,
  { paymentIntentId: id }: Pick<Created, 'paymentIntentId'>,
) =>
  stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/authenticate`, {
    outcome: 'succeed',
  });
