import { useState } from 'react';
import { type OldPrice, useOldPrices } from '../../../../api/premium/price-moves.ts';
import { messages as m } from '#texts/price-moves.ts';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../../ui/pages/staff-page.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveList } from './move-list.tsx';
import { OldPrices } from './old-prices.tsx';

/** Prices at which members once bought, and how they are moved to that of today. */
export function PriceMovesPage() {
  const query = useOldPrices();
  const [chosen, setChosen] = useState<OldPrice | null>(null);
  const { data } = query;
  return (
    <StaffPage title={m.title}>
      <p className="max-w-text text-muted">{m.about}</p>
      <QueryState query={query} words={m} />
      {data && (
        <>
          <OldPrices prices={data.prices} onMove={setChosen} />
          <MoveList />
          <MoveDialog chosen={chosen} days={data} onClose={() => setChosen(null)} />
        </>
      )}
    </StaffPage>
  );
}
