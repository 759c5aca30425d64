import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { money, planNames, reason } from './premium-words.ts';

export const priceTexts: MailTexts<Pick<typeof premiumMails, 'price-changes' | 'price-stays'>> = {
  'price-changes': ({ plan, before, amount, on, ...price }, { brand, link }) => ({
    subject: `The price of your premium at ${brand} changes on ${date(on)}`,
    preview: `It will be ${money({ ...price, amount })} instead of ${money({ ...price, amount: before })}.`,
    title: 'The price of your premium changes',
    parts: [
      {
        text: `From ${date(on)}, your ${planNames[plan]} plan costs ${money({ ...price, amount })} instead of ${money({ ...price, amount: before })}. The first payment on or after that day is the first one with the new price. Payments before it keep the old one.`,
      },
      {
        text: "If you don't agree, you can cancel anytime, without a reason. If you cancel before the first payment with the new price, you never pay it, and you keep premium until the end of the time you paid for.",
      },
      { label: 'Cancel premium', href: link.managePremium },
      { note: "You don't need to do anything if you want to keep premium." },
    ],
    reason: reason(brand),
  }),
  'price-stays': ({ plan, ...price }, { brand, link }) => ({
    subject: `The price of your premium at ${brand} stays`,
    preview: `It stays at ${money(price)}.`,
    title: 'The price of your premium stays',
    parts: [
      {
        text: `We wrote to you that the price of your ${planNames[plan]} plan would change. That was stopped: it still costs ${money(price)}. We're sorry for the confusion.`,
      },
      { label: 'Manage premium', href: link.managePremium },
      {
        note: 'If you canceled because of the price, you can undo that there until the end of the time you paid for.',
      },
    ],
    reason: reason(brand),
  }),
};
