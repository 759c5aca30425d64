import {
  type GivenAnswer,
  saveAnswer,
  listAnswers,
  removeAnswer,
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
      call(saveAnswer, { params: { question: question as Question }, body }),
    listAnswers,
  );

export const useTakeBackAnswer = () =>
  useChange(
    (question: string) => call(removeAnswer, { params: { question: question as Question } }),
    listAnswers,
  );
