import { useRef } from 'react';
import type { Declaration, Withdrawable, Withdrawal } from '../../../api/premium/withdrawal.ts';
import { messages as m } from '#texts/withdrawal.ts';
import column from '../../../ui/pages/column.module.css';
import { WithdrawForm } from './withdraw-form.tsx';
import { Withdrawn } from './withdrawn.tsx';

interface Props {
  found: { readonly contracts: readonly Withdrawable[]; readonly withdrawn: Withdrawal | null };
  name: string;
  withdraw: (declared: Declaration) => Promise<unknown>;
}

/** The contracts that can be withdrawn from, or what is there instead. */
export function Contracts({ found: { contracts, withdrawn }, withdraw, ...person }: Props) {
  const [first, ...more] = contracts;
  const received = useRef<HTMLDivElement>(null);
  const send = async (declared: Declaration) => {
    await withdraw(declared);
    received.current?.focus();
  };
  return (
    <>
      <div ref={received} tabIndex={-1} className="empty:hidden">
        {withdrawn && <Withdrawn withdrawal={withdrawn} />}
      </div>
      {first && <WithdrawForm contracts={[first, ...more]} {...person} withdraw={send} />}
      {!first && !withdrawn && (
        <section className="grid gap-2" aria-label={m.none}>
          <h2 className="title-xs">{m.none}</h2>
          <p className={column.quiet}>{m.noneAbout}</p>
        </section>
      )}
    </>
  );
}
