import { createSharedState } from '../../../lib/shared-state.ts';
import type { Command } from './use-commands.ts';

/** How many are kept. */
const most = 5;

/** Pages and people that were opened from the command bar, the latest first. They are gone with the session or the tab. */
const state = createSharedState<readonly Command[]>([]);

const keyOf = ({ id }: Command) => id;

/** A command that was run. Appearance and sign-out are no places to return to. */
export function remember(command: Command) {
  const { group } = command;
  if (group === 'actions') return;
  state.change((before) =>
    [
      { ...command, group: 'recent' as const },
      ...before.filter((each) => keyOf(each) !== keyOf(command)),
    ].slice(0, most),
  );
}

/** Those that lead elsewhere than to this page. */
export const useRecent = (pathname: string) =>
  state.use().filter(({ id }) => !pathname.endsWith(id));
