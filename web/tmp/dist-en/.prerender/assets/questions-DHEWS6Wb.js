import { _ as onOnline } from './session-qxZvcB-b.js';
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import { y as formatDate } from '../entry.mjs';
import { t as createOwnUnsentQueue } from './own-unsent-queue-mkkG608c.js';
import { t as questions } from './questions-BRSSKzM1.js';
import { n as removeAnswer, r as saveAnswer, t as listAnswers } from './answers-BZE2cUAY.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
// web/src/api/profiles/answers.ts
var answersQuery = queryOf(listAnswers);
var ownQueue = createOwnUnsentQueue({
  name: 'unsaved-answers',
  isSame: ([one], [other]) => one === other,
});
var saveFor = (client) =>
  async function save([question, given]) {
    const params = { question };
    const saved = given && (await sendAnswer(params, given));
    if (!given) await call(removeAnswer, { params });
    await client.cancelQueries({ queryKey: answersQuery.queryKey });
    client.setQueryData(
      answersQuery.queryKey,
      (data) => data && { answers: applied(data.answers, [question, saved]) },
    );
    if (!client.getQueryData(answersQuery.queryKey))
      client.invalidateQueries({ queryKey: answersQuery.queryKey });
  };
/** Returns the answer as it is stored, which says when it begins to count. */
async function sendAnswer(params, given) {
  const { mine, accepted, importance, open } = given;
  const { data } = await call(saveAnswer, {
    params,
    body: {
      mine,
      accepted,
      importance,
      open,
    },
  });
  return data.answer;
}
/** The latest first, as the server lists them. */
var applied = (answers, [question, given]) => [
  ...(given ? [given] : []),
  ...answers.filter((each) => each.question !== question),
];
/** The answers including every change, sent or not. */
function useAnswers() {
  const client = useQueryClient();
  const queue = ownQueue();
  const { unsaved, sending, failure, refused } = useSyncExternalStore(queue.subscribe, queue.get);
  const { data, ...query } = useQuery({
    ...answersQuery,
    select: ({ answers }) => answers,
  });
  useEffect(() => {
    const send = () => void queue.send(saveFor(client));
    send();
    return onOnline(send);
  }, [queue, client]);
  return {
    ...query,
    data: data && unsaved.reduce(applied, data),
    unsaved: unsaved.length,
    sending,
    failure,
    refused,
    change: (...change) => {
      queue.put(change);
      queue.send(saveFor(client));
    },
    sendAgain: () => void queue.send(saveFor(client)),
    dismiss: queue.dismiss,
  };
}
// web/src/texts/en/questions.ts
var isComing = (at) => at !== null && Date.parse(at) > Date.now();
/** A time today, or tomorrow, with the time unless the day just begins there. */
function countsFrom(at) {
  const time = formatDate(at, {
    dateStyle: void 0,
    timeStyle: 'short',
  });
  if (formatDate(at) === formatDate(Date.now())) return time;
  return new Date(at).getHours() === 0 ? 'tomorrow' : `tomorrow, ${time}`;
}
var messages = {
  title: 'Questions',
  loading: 'Loading your questions…',
  failed: "Your questions couldn't be loaded",
  again: 'Try again',
  texts: questions,
  why: 'Your answers decide how well you match. One tap per question is enough, and you choose which ones count for what others see.',
  openAnswer: 'Open answer',
  openOf: (question) => `Open answer: ${question}`,
  openMeans: 'Used for the scores that others see. Someone could work out your answer.',
  hiddenMeans: 'Only used for what you see.',
  openExplained:
    'Open answers are used for the scores that others see, and someone could work them out. Hidden ones are only used for what you see. New answers count a little later, several together, so that no one can work out what others answered by changing their own answers one by one.',
  use: (open, at) =>
    `${open ? "Used for others' scores" : 'Only used for what you see'}${isComing(at) ? ` from ${countsFrom(at)}` : ''}`,
  answered: (count, all) => `${count} of ${all} answered`,
  count: (count, all) => `${count} of ${all}`,
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
  savedFrom: (at) => (isComing(at) ? `Saved. Counts from ${countsFrom(at)}.` : 'Saved.'),
  soon: 'Next question in 2 seconds.',
  wait: 'Wait',
  back: 'Back',
  next: 'Next question',
  skip: 'Skip',
  keys: {
    back: '←',
    next: 'Enter',
    skip: 'S',
  },
  unsaved: (count, error) =>
    `${count === 1 ? "One answer isn't" : `${count} answers aren't`} saved yet: ${error}`,
  refused: (question, error) => `“${question}” wasn't saved: ${error}`,
  dismiss: 'OK',
  doneTitle: 'All done',
  doneText: "You've answered every question. You can change your answers anytime.",
  skippedTitle: "That's all for now",
  skipped: (count) =>
    count === 1 ? 'You skipped one question.' : `You skipped ${count} questions.`,
  askSkipped: 'Go through skipped questions',
  toProfile: 'Back to your profile',
  none: "You haven't answered any questions yet.",
  closeList: 'Close',
  change: (question) => `Change: ${question}`,
  remove: (question) => `Delete: ${question}`,
};
export { useAnswers as n, messages as t };
