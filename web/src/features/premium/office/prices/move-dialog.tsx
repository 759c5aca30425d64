import { language } from '#texts/language.ts';
import { messages as m } from '#texts/price-moves.ts';
import {
  type OldPrice,
  useMovePrice,
  usePricePreview,
} from '../../../../api/premium/price-moves.ts';
import { errorText } from '../../../../lib/failures/error-text.ts';
import { formatNumber } from '../../../../lib/formats/formats.ts';
import { formatMoney, formatMoneyChange } from '../../../../lib/formats/money.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DialogFooter } from '../../../../ui/dialogs/dialog-footer.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Alert } from '../../../../ui/states/alert.tsx';
import classes from './prices.module.css';

interface Days {
  usual: string;
  earliest: string;
  latest: string;
}

interface Props {
  chosen: OldPrice | null;
  days: Days;
  onClose: () => void;
}

export const MoveDialog = ({ chosen, days, onClose }: Props) => (
  <Dialog
    opened={chosen !== null}
    onClose={onClose}
    title={m.dialog}
    closeLabel={m.cancel}
    size="lg"
  >
    {chosen && <MoveForm price={chosen} days={days} onClose={onClose} />}
  </Dialog>
);

interface FormProps extends Omit<Props, 'chosen'> {
  price: OldPrice;
}

/** The day of a move, and what the move changes and says, before anyone is notified. */
function MoveForm({ price: { plan, amount: from }, days, onClose }: FormProps) {
  const { mutateAsync } = useMovePrice();
  const form = useApiForm({
    initialValues: { startsOn: days.usual },
    submit: async ({ startsOn }) => {
      if (!found) return;
      const { to, count } = found;
      await mutateAsync({ plan, from, to, count, startsOn });
      onClose();
    },
  });
  const { startsOn } = form.values;
  const isPossible = startsOn >= days.earliest && startsOn <= days.latest;
  const { data: found, error } = usePricePreview({ plan, from, startsOn, language }, isPossible);
  return (
    <form className="grid gap-4" {...form.formProps}>
      <TextField
        type="date"
        name="startsOn"
        label={m.startsOn}
        hint={m.startsOnAbout}
        min={days.earliest}
        max={days.latest}
        {...form.getInputProps('startsOn')}
      />
      {found && <Effect found={found} />}
      {(form.failure ?? error) && <Alert kind="danger">{form.failure ?? errorText(error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" disabled={!found || !isPossible} busy={form.submitting}>
          {m.confirm({ count: found?.count ?? 0 })}
        </Button>
      </DialogFooter>
    </form>
  );
}

type Found = NonNullable<ReturnType<typeof usePricePreview>['data']>;

function Effect({ found: { count, currency, perMonth, mail } }: { found: Found }) {
  const rows = [
    [m.count, formatNumber(count)],
    [m.now, formatMoney(perMonth.now, currency)],
    [m.afterwards, formatMoney(perMonth.afterwards, currency)],
    [m.difference, formatMoneyChange(perMonth.afterwards - perMonth.now, currency)],
  ] as const;
  return (
    <>
      <section aria-label={m.effect}>
        <h3 className="heading">{m.effect}</h3>
        <dl className={classes.effect}>
          {rows.map(([label, value]) => (
            <div key={label} className="flex items-center justify-between gap-3">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={m.mail}>
        <h3 className="heading">{m.mail}</h3>
        <p className="text-muted">{m.mailAbout}</p>
        {/* A region that scrolls has to be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={`rounded-md text-sm ${classes.mail}`} tabIndex={0} translate="no">
          <p className="font-semibold">{mail.subject}</p>
          <p className={classes.letter}>{mail.text}</p>
        </div>
      </section>
    </>
  );
}
