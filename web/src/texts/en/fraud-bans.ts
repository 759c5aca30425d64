import { formatNumber } from '../../lib/formats/formats.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`);

export const messages = {
  staff: {
    loading: 'Counting the people they wrote to...',
    toWarn: (count: number) =>
      count === 0
        ? 'For fraud. There is no one to warn.'
        : `For fraud. ${people(count)} they wrote to will be warned by notification and email.`,
    alsoWarned: (count: number) => `${people(count)} were warned before.`,
    forFraud: 'For fraud',
    forFraudAbout: 'Everyone they wrote to is warned, even if they blocked or unmatched them.',
    willWithdraw: (count: number) =>
      count === 0
        ? 'They are banned for fraud. No one was warned yet.'
        : `They are banned for fraud. The warning to ${people(count)} will be withdrawn with an apology.`,
  },
  case: {
    waiting: 'Everyone they wrote to will be warned of fraud.',
    warned: (count: number) => `Warned of fraud: ${people(count)}`,
    withdrawn: (count: number) => `Warning withdrawn: ${people(count)}`,
  },
};
