import { formatDate } from '../../lib/formats/formats.ts';

const isComing = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** A time today, or tomorrow, with the time unless the day just begins there. */
function countsFrom(at: string) {
  const time = formatDate(at, { dateStyle: undefined, timeStyle: 'short' });
  if (formatDate(at) === formatDate(Date.now())) return time;
  return new Date(at).getHours() === 0 ? 'tomorrow' : `tomorrow, ${time}`;
}

export const messages = {
  title: 'Questions',
  loading: 'Loading your questions…',
  failed: "Your questions couldn't be loaded",
  again: 'Try again',
  why: 'Your answers decide how well you match. One tap per question is enough, and you choose which ones count for what others see.',
  openAnswer: 'Open answer',
  openOf: (question: string) => `Open answer: ${question}`,
  openMeans: 'Used for the match scores that others see. Someone could work out your answer.',
  hiddenMeans: 'Only used for what you see.',
  openExplained:
    'Open answers are used for the match scores that others see, and someone could work them out. Hidden ones are only used for what you see. New answers count a little later, several together, so that no one can work out what others answered by changing their own answers one by one.',
  use: (open: boolean, at: string | null) =>
    `${open ? 'Used for the scores that others see' : 'Only used for what you see'}${
      isComing(at) ? ` from ${countsFrom(at)}` : ''
    }`,
  answered: (count: number, all: number) => `${count} of ${all} answered`,
  count: (count: number, all: number) => `${count} of ${all}`,
  progress: 'Questions answered',
  start: 'Answer questions',
  close: 'Back to your profile',
  yourAnswers: 'Your answers',
  choose: 'Your answer',
  oneTap: 'One tap saves your answer.',
  coming: "Then you can choose which answers you'd accept, and how much it matters to you.",
  accepted: "Answers you'd accept",
  oneAccepted: 'Choose at least one answer.',
  importance: 'How much it matters',
  importances: {
    little: 'A little',
    somewhat: 'Somewhat',
    very: 'A lot',
    mandatory: 'Must match',
  },
  saving: 'Saving…',
  savedFrom: (at: string | null) =>
    isComing(at) ? `Saved. Counts from ${countsFrom(at)}.` : 'Saved.',
  soon: 'Next question in 2 seconds.',
  wait: 'Wait',
  back: 'Back',
  next: 'Next question',
  skip: 'Skip',
  keys: { back: '←', next: 'Enter', skip: 'S' },
  unsaved: (count: number, error: string) =>
    `${count === 1 ? "One answer isn't" : `${count} answers aren't`} saved yet: ${error}`,
  refused: (question: string, error: string) => `“${question}” wasn't saved: ${error}`,
  dismiss: 'OK',
  doneTitle: 'All done',
  doneText: "You've answered every question. You can change your answers anytime.",
  skippedTitle: "That's all for now",
  skipped: (count: number) =>
    count === 1 ? 'You skipped one question.' : `You skipped ${count} questions.`,
  askSkipped: 'Go through skipped questions',
  toProfile: 'Back to your profile',
  none: "You haven't answered any questions yet.",
  closeList: 'Close',
  change: (question: string) => `Change: ${question}`,
  remove: (question: string) => `Delete: ${question}`,
};
