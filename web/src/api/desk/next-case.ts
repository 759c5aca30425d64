import { listCases } from '@kindred/contract/desk';
import { fetchData } from '../query.ts';

/** The first case of the queue that no one works on. */
export async function findNextCase() {
  const { cases } = await fetchData(listCases, { query: { holder: 'none', limit: 1 } });
  return cases[0]?._id ?? null;
}
