import type { Sanction } from '@kindred/contract/desk/sanctions';
import type { Case } from '@kindred/contract/desk';
import { messages as m } from '#texts/decide.ts';
import type { MessageChoice } from '../../../widgets/evidence/excerpt.tsx';
import { type Draft, messagesOf } from './draft.ts';
import type { CaseWork } from './use-case-work.ts';

/** The sanction of a message. */
const removal: Sanction = 'remove-message';

/** Chooses the message to remove at the message itself, which prepares its removal. Null if nothing can be removed. */
export function removalOf(found: Case, work: CaseWork, onChange: (change: Draft) => void) {
  const removable = new Set(messagesOf(found).map(({ chosen }) => chosen.reportId));
  if (!work.maySanction || removable.size === 0) return null;
  const { action, filled, choose, confirm } = work;
  const chosen = action === removal ? filled.message : null;
  return {
    choiceIn: (reportId: string): MessageChoice | undefined =>
      removable.has(reportId)
        ? {
            label: m.removeThis,
            isChosen: (number) => chosen?.reportId === reportId && chosen.number === number,
            choose: (number) => {
              onChange({ message: { reportId, number } });
              choose(removal);
            },
            confirm: () => chosen && confirm(),
          }
        : undefined,
  };
}

export type Removal = NonNullable<ReturnType<typeof removalOf>>;

/** The message that is chosen has the focus, so that the arrow keys choose another one and Enter removes it. */
export const focusChosenMessage = () =>
  document.querySelector<HTMLElement>('input[name=chosen-message]:checked')?.focus();
