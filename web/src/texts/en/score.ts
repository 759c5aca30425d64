// Made from texts/en/score.json. Change it there.
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
reasons: ({ name }: { name: string | number }) => `Why you and ${name} match`,
words: {
strong: "Strong match",
good: "Good match",
some: "Some match",
low: "Few answers in common",
},
from: ({ answers }: { answers: number }) => `from ${answers} open answers`,
new: "New to each other",
ask: ({ missing }: { missing: number }) => `${missing === 1 ? `Answer 1 question to see how you match` : `Answer ${missing} questions to see how you match`}`,
tooFew: "Not enough answers to compare",
sameHope: ["You both want something lasting", "You both want something to let grow", "You both want something light", "You both don't know yet what you want"],
hopes: "What you hope for fits",
agreeOn: ({ topics }: { topics: string | number }) => `You agree on ${topics}`,
agreed: ({ count, of }: { count: number; of: number }) => `You agree on ${count} of ${of} open answers`,
none: "No shared answers or interests yet",
updating: ({ time }: { time: string | number }) => `Your new answers count by ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
updatingWithin: ({ minutes }: { minutes: number }) => `Your new answers count within ${minutes} minutes`,
share: ({ interests }: { interests: string | number }) => `You share ${interests}`,
more: ({ more }: { more: number }) => `${more} more`,
};
