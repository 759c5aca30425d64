import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime as moment } from '../format-date-time.ts';
import { money, planNames, reason } from './premium-words.ts';

/** The receipt of a withdrawal. It has all that the law asks for, as it may be the only copy that someone keeps. */
export const withdrawalTexts: MailTexts<Pick<typeof premiumMails, 'contract-withdrawn'>> = {
  'contract-withdrawn': (
    { contract, plan, concludedAt, at, timeZone, agreed, currency, ...sums },
    { brand },
  ) => {
    const { price, used, earlier, returned, toCard, toCredit } = sums;
    const paid = (amount: number) => money({ amount, currency });
    const kept = [
      ...(earlier > 0 ? [`${paid(earlier)} for the time before your plan changed`] : []),
      ...(used > 0 ? [`${paid(used)} for the time used`] : []),
    ];
    const lines = [
      `You paid ${paid(price)} for this contract.`,
      ...(kept.length > 0
        ? [
            `We keep ${kept.join(' and ')}, as you asked that premium begins immediately and agreed to pay for that.`,
          ]
        : []),
      ...(agreed || price === 0
        ? []
        : ["You didn't ask that premium begins immediately, so we keep nothing."]),
      ...(returned > 0 ? [`${paid(returned)} was refunded before.`] : []),
    ];
    const back = [
      ...(toCard > 0 ? [`${paid(toCard)} goes back to the card that paid`] : []),
      ...(toCredit > 0 ? [`${paid(toCredit)} becomes credit again, as credit had paid it`] : []),
    ];
    return {
      subject: `You withdrew from your contract with ${brand}`,
      preview: `We received it on ${moment(at, timeZone)}.`,
      title: 'You withdrew from your contract',
      parts: [
        { text: `We received your withdrawal on ${moment(at, timeZone)}.` },
        {
          text: `Contract: the ${planNames[plan]} premium plan, number ${contract}, concluded on ${moment(concludedAt, timeZone)}. What you declared: I withdraw from this contract.`,
        },
        { text: 'The contract has ended, and nothing more is charged.' },
        { text: lines.join(' ') },
        {
          text:
            back.length > 0
              ? `${back.join(', and ')}. Your bank may take 5 to 10 days to show it.`
              : 'There is nothing to pay back.',
        },
        { note: 'Keep this email. It is the receipt of your withdrawal.' },
      ],
      reason: reason(brand),
    };
  },
};
