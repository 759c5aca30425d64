import { useState } from 'react';
import {
  type PriceMove,
  usePriceMoves,
  useStopPriceMove,
} from '../../../../api/premium/price-moves.ts';
import { messages as payments } from '#texts/payments.ts';
import { messages as m } from '#texts/price-moves.ts';
import { errorText } from '../../../../lib/failures/error-text.ts';
import { formatDay, formatNumber } from '../../../../lib/formats/formats.ts';
import { formatMoney } from '../../../../lib/formats/money.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DialogFooter } from '../../../../ui/dialogs/dialog-footer.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DataTable } from '../../../../ui/lists/data-table.tsx';
import { MoreRows } from '../../../../ui/lists/more-rows.tsx';
import { StatusBadge } from '../../../../ui/lists/status-badge.tsx';
import panel from '../../../../ui/pages/panel.module.css';
import { Alert } from '../../../../ui/states/alert.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';

/** Moves of old prices with how far they are, the latest first. */
export function MoveList() {
  const query = usePriceMoves();
  const moves = query.data?.pages.flatMap((page) => page.moves) ?? [];
  return (
    <section className={panel.panel}>
      <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
        <h2 className="heading">{m.moves}</h2>
      </div>
      <QueryState query={query} words={m} />
      {query.data && moves.length === 0 && <p className="px-5 py-4 text-muted">{m.noMoves}</p>}
      {moves.length > 0 && (
        <DataTable label={m.moves} columns={m.moveColumns} stacks>
          {moves.map((move) => (
            <Row key={move._id} move={move} />
          ))}
        </DataTable>
      )}
      <MoreRows query={query} label={m.more} />
    </section>
  );
}

const kinds = {
  announcing: 'warning',
  waiting: 'info',
  running: 'info',
  done: 'success',
  stopped: 'neutral',
} as const;

function Row({ move }: { move: PriceMove }) {
  const { plan, currency, from, to, startsOn, state, count, notified, moved, left } = move;
  const isOpen = state !== 'done' && state !== 'stopped';
  const columns = m.moveColumns;
  return (
    <tr>
      <td>{payments.plans[plan]}</td>
      <td data-label={columns[1]}>{formatMoney(from, currency)}</td>
      <td data-label={columns[2]}>{formatMoney(to, currency)}</td>
      <td data-label={columns[3]}>
        <time dateTime={startsOn}>{formatDay(startsOn)}</time>
      </td>
      <td data-label={columns[4]}>
        <StatusBadge kind={kinds[state]}>{m.states[state]}</StatusBadge>
      </td>
      <td data-label={columns[5]}>{`${formatNumber(notified)} / ${formatNumber(count)}`}</td>
      <td data-label={columns[6]}>{formatNumber(moved)}</td>
      <td data-label={columns[7]}>{formatNumber(left)}</td>
      <td data-label={columns[8]}>
        {move.createdBy ? <bdi translate="no">{move.createdBy}</bdi> : m.gone}
      </td>
      <td>{isOpen && <StopMove move={move} />}</td>
    </tr>
  );
}

/** Stops a move after a question. */
function StopMove({ move: { _id, plan, from, currency } }: { move: PriceMove }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useStopPriceMove(_id);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        look="plain"
        size="xs"
        aria-label={m.stopOf({ plan: payments.plans[plan], price: formatMoney(from, currency) })}
        onClick={() => setAsking(true)}
      >
        {m.stop}
      </Button>
      <Dialog opened={asking} onClose={close} title={m.stopTitle} closeLabel={m.cancel}>
        <p>{m.stopAbout}</p>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button look="plain" onClick={close}>
            {m.cancel}
          </Button>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => mutate(undefined, { onSuccess: close })}
          >
            {m.stop}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
