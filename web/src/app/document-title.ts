import { config } from '../lib/config.ts';
import { messagesOf } from '../lib/messages/messages.ts';
import type { AppRouter } from './router.ts';

export function documentTitle({ state }: AppRouter): string {
  const title = state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return title ? `${messagesOf('shell').titles[title]} · ${config.brandName}` : config.brandName;
}
