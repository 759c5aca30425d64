import {
  type GivenAnswer,
  giveAnswer,
  listAnswers,
  takeBackAnswer,
} from '@kindred/contract/profiles/answers';
import type { Question } from '@kindred/contract/profiles/questions';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryOf, useChange } from '../query.ts';

export const useAnswers = () =>
  useQuery({ ...queryOf(listAnswers), select: ({ answers }) => answers });

export const useGiveAnswer = () =>
  useChange(
    ({ question, ...body }: GivenAnswer) =>
      call(giveAnswer, { params: { question: question as Question }, body }),
    listAnswers,
  );

export const useTakeBackAnswer = () =>
  useChange(
    (question: string) => call(takeBackAnswer, { params: { question: question as Question } }),
    listAnswers,
  );
