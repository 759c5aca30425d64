import { config } from '../lib/calls/config.ts';
import type { AppRouter } from './router.ts';

export function documentTitle({ state }: AppRouter): string {
  const page = state.matches.findLast(({ staticData }) => staticData.page)?.staticData.page;
  return page ? `${page.title} · ${config.brandName}` : config.brandName;
}
