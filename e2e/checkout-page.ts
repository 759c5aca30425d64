import type { Page } from 'playwright-core';
import { createPerson } from '../server/test/members/people.ts';
import { connectSandbox, created, subscribe, visa } from '../server/test/premium/premium.ts';
import { button } from './page-actions.ts';
import type { openSite } from './site.ts';

type SandboxChoice = Parameters<typeof connectSandbox>[2];
type Site = Awaited<ReturnType<typeof openSite>>;

/** Lets the service sell premium for test cards, with its own clock. */
export async function sellPremium({ app, url }: Site, options: SandboxChoice = {}) {
  const sandbox = await connectSandbox(app, `${url}/api/v1/subscription/webhook`, options);

  /** Delivers the waiting events of the sandbox, and applies them. */
  async function settle() {
    await sandbox.deliver();
    await app.jobs.runDue();
  }

  return {
    sandbox,
    settle,
    /** Someone who has paid without the pages, for what comes after. */
    createSubscriber: async (fields: Parameters<typeof createPerson>[1] = {}) => {
      const person = await createPerson(app, fields);
      await created(subscribe(person, { paymentMethodId: visa }));
      await settle();
      return person;
    },
    /** Lets time pass for the service and the sandbox. */
    pass: async (days: number) => {
      app.advanceClock(days * 86_400_000);
      await sandbox.clock.performDue();
      await app.jobs.runDue();
    },
  };
}

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
  later: '4000 0000 0000 0341',
  slow: '4000 0000 0001 0001',
  other: '5555 5555 5555 4444',
  third: '6011 1111 1111 1117',
  asksOnce: '4000 0025 0000 3155',
  asksAlways: '4000 0000 0000 3220',
} as const;

export async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  // Without it, each test card is good for one purchase.
  const begins = page.getByRole('checkbox', { name: /^Start premium right away/ });
  if ((await begins.count()) > 0) await begins.check();
}

/** From the plans to the end of the payment. */
export async function buy(
  page: Page,
  plan: 'Monthly' | 'Quarterly' | 'Annual',
  number: string,
  pay = prices[plan],
) {
  await page.goto('/premium');
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await typeCard(page, number);
  await button(page, pay).click();
}

const prices = { Monthly: 'Pay $14.99', Quarterly: 'Pay $34.99', Annual: 'Pay $99.99' };
