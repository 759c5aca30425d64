import type { Withdrawable } from '../../../api/premium/withdrawal.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { messages as m } from '#texts/withdrawal.ts';
import classes from './withdraw.module.css';

/** How the amount comes about that goes back. */
export function Amounts({ contract }: { contract: Withdrawable }) {
  const { price, used, earlier, returned, toCard, toCredit } = contract;
  const money = (amount: number) => formatMoney(amount, contract.currency);
  const lines: (readonly [string, number])[] = [
    [m.price, price],
    ...(earlier > 0 ? [[m.earlier, -earlier] as const] : []),
    ...(used > 0 ? [[m.used, -used] as const] : []),
    ...(returned > 0 ? [[m.returned, -returned] as const] : []),
  ];
  return (
    <section className="grid gap-2" aria-label={m.amounts}>
      <h2 className="title-xs">{m.amounts}</h2>
      <dl className="m-0 grid gap-1.5">
        {lines.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="m-0 text-end tabular-nums">{money(amount)}</dd>
          </div>
        ))}
        {toCredit > 0 && (
          <div className="flex justify-between gap-4">
            <dt>{m.toCredit}</dt>
            <dd className="m-0 text-end tabular-nums">{money(toCredit)}</dd>
          </div>
        )}
        <div className={`flex justify-between gap-4 font-bold ${classes.total}`}>
          <dt>{m.toCard}</dt>
          <dd className="m-0 text-end tabular-nums">{money(toCard)}</dd>
        </div>
      </dl>
      {price > 0 && <p className="text-muted">{contract.agreed ? m.agreed : m.notAgreed}</p>}
    </section>
  );
}
