import {
  type GivenAnswer,
  listAnswers,
  removeAnswer,
  saveAnswer,
} from '@kindred/contract/profiles/answers';
import type { Question } from '@kindred/contract/profiles/questions';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../lib/calls/call.ts';
import { onOnline } from '../../lib/connection.ts';
import { createOwnUnsentQueue } from '../../lib/unsent/own-unsent-queue.ts';
import { queryOf } from '../query.ts';

/** A question with the answer to save, or null to delete the answer. */
type AnswerChange = readonly [question: string, given: GivenAnswer | null];
const answersQuery = queryOf(listAnswers);

const ownQueue = createOwnUnsentQueue<AnswerChange>({
  name: 'unsaved-answers',
  isSame: ([one], [other]) => one === other,
});

const saveFor = (client: QueryClient) =>
  async function save([question, given]: AnswerChange) {
    const params = { question: question as Question };
    const saved = given && (await sendAnswer(params, given));
    if (!given) await call(removeAnswer, { params });
    await client.cancelQueries({ queryKey: answersQuery.queryKey });
    client.setQueryData(
      answersQuery.queryKey,
      (data) => data && { answers: applied(data.answers, [question, saved]) },
    );
    // The first read was cancelled before it had any data.
    if (!client.getQueryData(answersQuery.queryKey))
      void client.invalidateQueries({ queryKey: answersQuery.queryKey });
  };

/** Returns the answer as it is stored, which says when it begins to count. */
async function sendAnswer(params: { question: Question }, given: GivenAnswer) {
  const { mine, accepted, importance, open } = given;
  const { data } = await call(saveAnswer, { params, body: { mine, accepted, importance, open } });
  return data.answer;
}

/** The latest first, as the server lists them. */
const applied = (answers: readonly GivenAnswer[], [question, given]: AnswerChange) => [
  ...(given ? [given] : []),
  ...answers.filter((each) => each.question !== question),
];

/** The answers including every change, sent or not. */
export function useAnswers() {
  const client = useQueryClient();
  const queue = ownQueue();
  const { unsaved, sending, failure, refused } = useSyncExternalStore(queue.subscribe, queue.get);
  const { data, ...query } = useQuery({ ...answersQuery, select: ({ answers }) => answers });

  useEffect(() => {
    const send = () => void queue.send(saveFor(client));
    send();
    return onOnline(send);
  }, [queue, client]);

  return {
    ...query,
    data: data && unsaved.reduce<readonly GivenAnswer[]>(applied, data),
    unsaved: unsaved.length,
    sending,
    failure,
    refused,
    change: (...change: AnswerChange) => {
      queue.put(change);
      void queue.send(saveFor(client));
    },
    sendAgain: () => void queue.send(saveFor(client)),
    dismiss: queue.dismiss,
  };
}
