import type { Case } from '@kindred/contract/desk';
import type { Clause } from '@kindred/contract/desk/grounds';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messages } from '#texts/decide.ts';
import { clauseText } from '../../../lib/facts/clause-text.ts';
import type { Draft, Filled } from './draft.ts';

const GroundChoices = lazyRouteComponent(() => import('./ground-choices.tsx'), 'GroundChoices');

interface Props {
  found: Case;
  filled: Filled;
  onChange: (change: Draft) => void;
}

/** The fields for the law and the statistics. The defaults follow from the reports, so they are folded. */
export function GroundFields({ found, filled, onChange }: Props) {
  const { panel: m } = messages;
  const { kind, clause, law } = filled;
  const [wasOpened, setOpened] = useState(false);
  const about = kind === 'terms' ? clauseText(clause) : law;
  return (
    <details
      className="min-w-0"
      onToggle={({ currentTarget: { open } }) => open && setOpened(true)}
    >
      <summary className="disclosure max-w-full">
        {m.details}: <span className="font-normal">{about}</span>
      </summary>
      {wasOpened && (
        <Suspense>
          <GroundChoices found={found} filled={filled} onChange={onChange} />
        </Suspense>
      )}
    </details>
  );
}

/** A choice for another clause is dropped. */
export const followClause = (clause: Clause): Draft => ({
  clause,
  category: undefined,
  keyword: undefined,
  reason: undefined,
});
