import type { Coupon } from '@kindred/contract/site/coupons';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { messages as m } from '#texts/site-plans.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useValue } from '../office.ts';
import { AmountOff } from './amount-off.tsx';
import { ValueFrame } from './value-frame.tsx';
import classes from './coupons-value.module.css';

const path = 'plans.coupons';
const mostCoupons = 100;
const fresh: Coupon = { code: '', percentOff: 20, from: null, until: null, uses: null };

/** With the one discount instead of the other. */
const withDiscount = (
  { code, from, until, uses }: Coupon,
  discount: { percentOff: number } | { amountOff: number },
): Coupon => ({ code, ...discount, from, until, ...(uses !== undefined && { uses }) });

/** The coupons of first payments. All of them are one value. */
export function CouponsValue() {
  const edit = useValue(path);
  const coupons = edit.value as readonly Coupon[];
  const put = (at: number, coupon: Coupon) =>
    edit.change(coupons.map((each, index) => (index === at ? coupon : each)));
  const change = (at: number, fields: Partial<Omit<Coupon, 'percentOff' | 'amountOff'>>) => {
    const coupon = coupons[at];
    if (coupon) put(at, { ...coupon, ...fields });
  };
  return (
    <ValueFrame path={path} edit={edit}>
      <p className="text-sm leading-snug text-pretty text-muted">{m.coupons.about}</p>
      {coupons.length > 0 && (
        <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
          {coupons.map((coupon, at) => (
            // A code that is being typed is no key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={`grid gap-2 rounded-md ${classes.coupon}`}>
              <TextField
                label={m.coupons.code}
                value={coupon.code}
                maxLength={40}
                spellCheck={false}
                autoComplete="off"
                dir="ltr"
                readOnly={edit.isFixed}
                onChange={({ currentTarget }) =>
                  change(at, { code: currentTarget.value.toUpperCase() })
                }
              />
              <TextField
                label={m.coupons.percent}
                value={'percentOff' in coupon ? String(coupon.percentOff) : ''}
                inputMode="numeric"
                maxLength={3}
                readOnly={edit.isFixed}
                onChange={({ currentTarget }) =>
                  put(at, withDiscount(coupon, { percentOff: percentIn(currentTarget.value) }))
                }
              />
              <AmountOff
                value={'amountOff' in coupon ? coupon.amountOff : null}
                readOnly={edit.isFixed}
                onChange={(amountOff) => put(at, withDiscount(coupon, { amountOff }))}
              />
              <TextField
                label={m.coupons.people}
                placeholder={m.coupons.noLimit}
                value={coupon.uses === null || coupon.uses === undefined ? '' : String(coupon.uses)}
                inputMode="numeric"
                maxLength={7}
                readOnly={edit.isFixed}
                onChange={({ currentTarget }) => change(at, { uses: usesIn(currentTarget.value) })}
              />
              <TextField
                type="date"
                label={m.coupons.from}
                value={coupon.from ?? ''}
                readOnly={edit.isFixed}
                onChange={({ currentTarget }) => change(at, { from: currentTarget.value || null })}
              />
              <TextField
                type="date"
                label={m.coupons.until}
                value={coupon.until ?? ''}
                readOnly={edit.isFixed}
                onChange={({ currentTarget }) => change(at, { until: currentTarget.value || null })}
              />
              {!edit.isFixed && (
                <button
                  type="button"
                  className={`grid h-11 w-11 cursor-pointer place-items-center rounded-md border-0 bg-transparent text-muted hover:bg-hover hover:text-ink ${classes.remove}`}
                  aria-label={
                    coupon.code ? m.coupons.remove({ code: coupon.code }) : m.coupons.removeEmpty
                  }
                  onClick={() => edit.choose(coupons.filter((_each, index) => index !== at))}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {edit.error !== null && <FieldError>{m.coupons.wrong}</FieldError>}
      {!edit.isFixed && coupons.length < mostCoupons && (
        <Button
          look="plain"
          className={classes.add}
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => edit.change([...coupons, fresh])}
        >
          {m.coupons.add}
        </Button>
      )}
    </ValueFrame>
  );
}

/** What is no number stays wrong, so that the server says so. */
const usesIn = (typed: string) => (typed === '' ? null : percentIn(typed));
const percentIn = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : 0);
