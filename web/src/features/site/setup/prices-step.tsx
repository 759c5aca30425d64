import { Link } from '@tanstack/react-router';
import { messages as plans } from '#texts/site-plans.ts';
import { messages as m } from '#texts/site-setup.ts';
import { useValue } from '../office.ts';
import parts from '../parts/parts.module.css';
import { prices } from '../parts/plans.tsx';
import { NumberValue } from '../values/number-value.tsx';
import { PriceValue } from '../values/price-value.tsx';
import { SwitchValue } from '../values/switch-value.tsx';

export function PricesStep() {
  const { value: isSold } = useValue('plans.sold');
  return (
    <>
      <SwitchValue path="plans.sold" description={m.sold} />
      {isSold ? (
        <>
          <div className={`grid gap-4 ${parts.three}`}>
            {prices.map((path) => (
              <PriceValue key={path} path={path} />
            ))}
          </div>
          <NumberValue path="plans.trialDays" description={plans.trial} unit="days" />
        </>
      ) : (
        <p className="text-pretty">
          {m.free}{' '}
          <Link to="/plans" className="font-semibold text-ink underline">
            {m.rights}
          </Link>
        </p>
      )}
    </>
  );
}
