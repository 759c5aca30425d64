import { expect, test } from 'vitest';
import { forgetSubscription } from './forget-subscription.ts';
import { memoryStorage } from '../storage.ts';
import {
  type SubscriptionState,
  keepSubscription,
  readSubscription,
} from './stored-subscription.ts';

const whole = {
  currentSubscription: { id: 'sub_1' },
  paymentMethods: [{ id: 'pm_1' }],
  invoices: [{ id: 'in_1' }],
  setupIntent: { clientSecret: 'seti_1_secret_2', setupIntentId: 'seti_1' },
} as SubscriptionState;

const signedIn = () => memoryStorage({ token: 'a1' });

const parts = Object.keys(whole) as (keyof SubscriptionState)[];

test.each(parts)('%s is persisted', (part) => {
  const storage = signedIn();
  keepSubscription('ada', { [part]: whole[part] }, storage);
  expect(readSubscription('ada', storage)).toEqual({ [part]: whole[part] });
});

test('parts are stored independently, and each is replaced separately', () => {
  const storage = signedIn();
  for (const part of parts) keepSubscription('ada', { [part]: whole[part] }, storage);
  keepSubscription('ada', { setupIntent: null }, storage);
  expect(readSubscription('ada', storage)).toEqual({ ...whole, setupIntent: null });
});

test('another member reads nothing, and their own data replaces it', () => {
  const storage = signedIn();
  keepSubscription('ada', whole, storage);
  expect(readSubscription('eve', storage)).toEqual({});
  keepSubscription('eve', { invoices: [] }, storage);
  expect(readSubscription('eve', storage)).toEqual({ invoices: [] });
  expect(readSubscription('ada', storage)).toEqual({});
});

test('signing out leaves nothing', () => {
  const storage = signedIn();
  keepSubscription('ada', whole, storage);
  forgetSubscription(storage);
  expect(storage.getItem('subscription')).toBeNull();
});

test('a response that comes after the session has ended, in whichever tab, stores nothing', () => {
  const storage = memoryStorage();
  keepSubscription('ada', whole, storage);
  expect(storage.getItem('subscription')).toBeNull();
});

test.each(['{', 'null', '7', '"x"'])('%s in the storage counts as nothing', (text) => {
  expect(readSubscription('ada', memoryStorage({ subscription: text }))).toEqual({});
});
