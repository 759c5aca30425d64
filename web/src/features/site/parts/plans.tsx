import { Link } from '@tanstack/react-router';
import { messages as titles } from '#texts/page-titles.ts';
import { messages as m } from '#texts/site-plans.ts';
import { CouponsValue } from '../values/coupons-value.tsx';
import { NumberValue } from '../values/number-value.tsx';
import { messages as setup } from '#texts/site-setup.ts';
import { PriceValue } from '../values/price-value.tsx';
import { SwitchValue } from '../values/switch-value.tsx';
import classes from './parts.module.css';

export const prices = [
  'plans.prices.monthly',
  'plans.prices.quarterly',
  'plans.prices.annual',
] as const;

export const Plans = () => (
  <>
    <p className="text-pretty text-muted">{m.about}</p>
    <SwitchValue path="plans.sold" description={setup.sold} />
    <p>
      <Link to="/price-moves">{titles.premium.prices}</Link>
    </p>
    <div className={`grid gap-4 ${classes.three}`}>
      {prices.map((path) => (
        <PriceValue key={path} path={path} />
      ))}
    </div>
    <NumberValue path="plans.trialDays" description={m.trial} unit="days" />
    <NumberValue path="plans.graceDays" description={m.grace} unit="days" />
    <CouponsValue />
  </>
);
