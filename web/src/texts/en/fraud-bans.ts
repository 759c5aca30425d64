// Made from texts/en/fraud-bans.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
staff: {
loading: "Counting the people they wrote to...",
toWarn: ({ count }: { count: number }) => `${count === 0 ? `For fraud. There is no one to warn.` : `For fraud. ${count === 1 ? `1 person` : `${formatNumber(count)} people`} they wrote to will be warned by notification and email.`}`,
alsoWarned: ({ count }: { count: number }) => `${count === 1 ? `1 person` : `${formatNumber(count)} people`} were warned before.`,
forFraud: "For fraud",
forFraudAbout: "Everyone they wrote to is warned, even if they blocked or unmatched them.",
willWithdraw: ({ count }: { count: number }) => `${count === 0 ? `They are banned for fraud. No one was warned yet.` : `They are banned for fraud. The warning to ${count === 1 ? `1 person` : `${formatNumber(count)} people`} will be withdrawn with an apology.`}`,
},
case: {
waiting: "Everyone they wrote to will be warned of fraud.",
warned: ({ count }: { count: number }) => `Warned of fraud: ${count === 1 ? `1 person` : `${formatNumber(count)} people`}`,
withdrawn: ({ count }: { count: number }) => `Warning withdrawn: ${count === 1 ? `1 person` : `${formatNumber(count)} people`}`,
},
};
