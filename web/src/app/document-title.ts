import { config } from '../lib/config.ts';
import { messages } from '../lib/messages/shell.ts';
import type { AppRouter } from './router.ts';

export function documentTitle({ state }: AppRouter): string {
  const title = state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return title ? `${messages.titles[title]} · ${config.brandName}` : config.brandName;
}
