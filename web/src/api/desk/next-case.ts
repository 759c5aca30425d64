import { listCases } from '@kindred/contract/desk';
import { fetchData } from '../query.ts';

/** The first case of the queue that nobody works on. */
export async function findNextCase() {
  const { cases } = await fetchData(listCases, { query: { holder: 'nobody', limit: 1 } });
  return cases[0]?._id ?? null;
}
