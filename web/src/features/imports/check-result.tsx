import type { Import } from '@kindred/contract/imports';
import { type LineOutcome, lineOutcomes } from '@kindred/contract/imports/outcomes';
import { useState } from 'react';
import { useExportFaults } from '../../api/imports.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/imports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { LineTable } from './line-table.tsx';
import { StartForm } from './start-form.tsx';

interface Props {
  found: Import;
  onChange: () => void;
}

/** What the check found, by outcome and by line, and the way to import. */
export function CheckResult({ found, onChange }: Props) {
  const [outcome, setOutcome] = useState<LineOutcome | null>(null);
  const faults = useExportFaults(found._id);
  const { counts, total } = found;
  return (
    <>
      <section className={`${panel.panel} grid gap-4 px-5 py-4`}>
        <h3 className="heading">{m.result}</h3>
        <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0" aria-label={m.outcomesLabel}>
          {[null, ...lineOutcomes].map((each) => (
            <Button
              key={each}
              size="xs"
              look={each === outcome ? 'ink' : 'plain'}
              aria-pressed={each === outcome}
              onClick={() => setOutcome(each)}
            >
              {each === null
                ? `${m.all} ${formatNumber(total)}`
                : `${m.outcomes[each]} ${formatNumber(counts[each])}`}
            </Button>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="plain" onClick={onChange}>
            {m.changeColumns}
          </Button>
          <Button look="plain" busy={faults.isPending} onClick={() => faults.mutate(m.file)}>
            {m.download}
          </Button>
        </div>
        {faults.error && <Alert kind="danger">{errorText(faults.error)}</Alert>}
      </section>
      <StartForm found={found} />
      <LineTable key={outcome} found={found} outcome={outcome} />
    </>
  );
}
