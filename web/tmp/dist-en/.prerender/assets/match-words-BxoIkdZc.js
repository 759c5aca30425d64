import { y as formatDate } from '../entry.mjs';
import { t as messages$1 } from './profiles-DnNuMvS1.js';
import { t as topics } from './topics-CDNFvNRW.js';
// web/src/texts/en/score.ts
var messages = {
  reasons: (name) => `Why you and ${name} match`,
  words: {
    strong: 'Strong match',
    good: 'Good match',
    some: 'Some match',
    low: 'Few answers in common',
  },
  from: (answers) => `from ${answers} open answers`,
  new: 'New to each other',
  ask: (missing) =>
    missing === 1
      ? 'Answer 1 question to see how you match'
      : `Answer ${missing} questions to see how you match`,
  tooFew: 'Not enough answers to compare',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by) =>
    by > Date.now()
      ? `Your new answers count by ${formatDate(by, {
          dateStyle: void 0,
          timeStyle: 'short',
        })}`
      : `Your new answers count within 5 minutes`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'You both want something lasting',
    'You both want something to let grow',
    'You both want something light',
    "You both don't know yet what you want",
  ],
  hopes: 'What you hope for fits',
  agreeOn: (topics) => `You agree on ${new Intl.ListFormat('en').format(topics)}`,
  share: (interests, more) =>
    `You share ${new Intl.ListFormat('en').format(more > 0 ? [...interests, `${more} more`] : interests)}`,
  agreed: (count, of) => `You agree on ${count} of ${of} open answers`,
  none: 'No shared answers or interests yet',
};
// web/src/lib/facts/match-words.ts
/** With fewer answers in common there is no number, as it would say nothing. */
var fewestAnswers = 5;
/** Null as long as the two have too few answers in common. */
function gradeOf({ compatibilityScore: score, compatibility }) {
  if (score === null || compatibility.sharedQuestions < fewestAnswers) return null;
  if (score >= 80) return 'strong';
  if (score >= 60) return 'good';
  return score >= 40 ? 'some' : 'low';
}
/** How many questions the reader has to answer for a number. Null if that would not be enough. */
function missingAnswers({ compatibility: { sharedQuestions, answerable } }) {
  const missing = fewestAnswers - sharedQuestions;
  return missing > 0 && missing <= answerable ? missing : null;
}
var mostInterests = 3;
/** The strongest first. */
function reasonsOf({ compatibility }) {
  const { agreements, sameHope, sharedInterests } = compatibility;
  const hopesFit = agreements.includes('looking-for');
  const others = agreements.filter((question) => question !== 'looking-for');
  const interests = sharedInterests.slice(0, mostInterests);
  return [
    ...(hopesFit ? [(sameHope !== null && messages.sameHope[sameHope]) || messages.hopes] : []),
    ...(others.length > 0 ? [messages.agreeOn(others.map((name) => topics[name] ?? name))] : []),
    ...(interests.length > 0
      ? [
          messages.share(
            interests.map((name) => messages$1.interests[name] ?? name),
            sharedInterests.length - interests.length,
          ),
        ]
      : []),
  ];
}
export { messages as i, missingAnswers as n, reasonsOf as r, gradeOf as t };
