import type { Answer } from '../../population/people/answers.ts';
import type { World } from './world.ts';

/** What someone believes about the answers of another, by question. */
export type Beliefs = ReadonlyMap<string, Pick<Answer, 'mine' | 'accepted'>>;

/** The most common answer, and the most common set of accepted ones, of everyone. */
export async function guessAnswers({ pool }: World): Promise<Beliefs> {
  const { rows } = await pool.query<Pick<Answer, 'question' | 'mine' | 'accepted'>>(
    `select question, mode() within group (order by mine) as mine, mode() within group (order by accepted) as accepted
      from answer join member on id = member_id where email not like '%@attack.example' group by question`,
  );
  return new Map(rows.map(({ question, ...values }) => [question, values]));
}

/** How many of the answers and of the sets of accepted ones are right. */
export const countRead = (
  beliefs: Beliefs | undefined,
  target: { readonly answers: readonly Answer[] } | undefined,
) =>
  (target?.answers ?? []).reduce((sum, { question, mine, accepted }) => {
    const believed = beliefs?.get(question);
    return sum + Number(believed?.mine === mine) + Number(believed?.accepted === accepted);
  }, 0);
