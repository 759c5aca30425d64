import type { OldPrice } from '../../../../api/premium/price-moves.ts';
import { messages as payments } from '#texts/payments.ts';
import { messages as m } from '#texts/price-moves.ts';
import { formatNumber } from '../../../../lib/formats/formats.ts';
import { formatMoney } from '../../../../lib/formats/money.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DataTable } from '../../../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../../../ui/lists/status-badge.tsx';
import panel from '../../../../ui/pages/panel.module.css';

interface Props {
  prices: readonly OldPrice[];
  onMove: (price: OldPrice) => void;
}

/** Each price that someone pays and no one can buy any more. */
export function OldPrices({ prices, onMove }: Props) {
  return (
    <section className={panel.panel}>
      <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
        <h2 className="heading">{m.prices}</h2>
      </div>
      {prices.length === 0 && <p className="px-5 py-4 text-muted">{m.none}</p>}
      {prices.length > 0 && (
        <>
          <p className="px-5 text-muted">{m.keptAbout}</p>
          <DataTable label={m.prices} columns={m.priceColumns} stacks>
            {prices.map((price) => (
              <Row key={`${price.plan} ${price.amount}`} price={price} onMove={onMove} />
            ))}
          </DataTable>
        </>
      )}
    </section>
  );
}

function Row({ price, onMove }: { price: OldPrice; onMove: Props['onMove'] }) {
  const { plan, amount, currency, to, count, kept, moving } = price;
  const money = formatMoney(amount, currency);
  const name = payments.plans[plan];
  return (
    <tr>
      <td>{name}</td>
      <td data-label={m.priceColumns[1]}>{money}</td>
      <td data-label={m.priceColumns[2]}>{formatMoney(to, currency)}</td>
      <td data-label={m.priceColumns[3]}>{formatNumber(count)}</td>
      <td data-label={m.priceColumns[4]}>{formatNumber(kept)}</td>
      <td>
        {moving && <StatusBadge kind="info">{m.moving}</StatusBadge>}
        {!moving && count > 0 && (
          <Button
            look="plain"
            size="xs"
            aria-label={m.moveOf({ plan: name, price: money })}
            onClick={() => onMove(price)}
          >
            {m.move({ price: formatMoney(to, currency) })}
          </Button>
        )}
      </td>
    </tr>
  );
}
