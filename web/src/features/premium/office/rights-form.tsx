import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Tiers } from '../../../api/premium/plans.ts';
import { messages } from '#texts/payments.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './office.module.css';
import { RightsDialog } from './rights-dialog.tsx';
import {
  type Amount,
  type Tier,
  amounts,
  changesOf,
  flags,
  fromTyped,
  isValidAmount,
  tiers,
  toTyped,
} from './typed-rights.ts';

interface Props {
  rights: Tiers;
  version: string;
}

/** The table of rights as fields. A dialog shows the changes before they are made. */
export function RightsForm({ rights, version }: Props) {
  const { rights: m } = messages;
  const [wanted, setWanted] = useState<Tiers | null>(null);
  const form = useForm({
    initialValues: { free: toTyped(rights.free), premium: toTyped(rights.premium) },
  });
  const faultOf = (tier: Tier, name: Amount) =>
    isValidAmount(name, form.values[tier][name]) ? null : m.wrong;
  const valid = tiers.every((tier) => amounts.every((name) => !faultOf(tier, name)));
  const typed = { free: fromTyped(form.values.free), premium: fromTyped(form.values.premium) };
  const changed = valid && changesOf(rights, typed).length > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) setWanted(typed);
      }}
    >
      <table className={`w-full border-collapse text-md ${classes.rights}`} aria-label={m.table}>
        <thead className={classes.headRows}>
          <tr>
            <th
              className={`border-b border-line-soft text-start text-xs font-semibold text-muted ${classes.cell} ${classes.headCell}`}
              scope="col"
            >
              {m.right}
            </th>
            {tiers.map((tier) => (
              <th
                className={`border-b border-line-soft text-start text-xs font-semibold text-muted ${classes.cell} ${classes.headCell}`}
                key={tier}
                scope="col"
              >
                {m.tiers[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts.map((name) => (
            <tr key={name}>
              <th
                className={`border-b border-line-soft text-start font-normal ${classes.cell}`}
                scope="row"
              >
                {m.names[name]}
              </th>
              {tiers.map((tier) => (
                <td
                  className={`border-b border-line-soft text-start font-normal ${classes.cell} ${classes.amount}`}
                  key={tier}
                >
                  <TextField
                    inputClass={`text-center ${classes.field}`}
                    aria-label={m.field({ tier: m.tiers[tier], right: m.names[name] })}
                    inputMode="numeric"
                    maxLength={6}
                    placeholder={isValidAmount(name, '') ? m.empty : ''}
                    {...form.getInputProps(`${tier}.${name}`)}
                    error={faultOf(tier, name)}
                  />
                </td>
              ))}
            </tr>
          ))}
          {flags.map((name) => (
            <tr key={name}>
              <th
                className={`border-b border-line-soft text-start font-normal ${classes.cell}`}
                scope="row"
              >
                {m.names[name]}
              </th>
              {tiers.map((tier) => (
                <td
                  className={`border-b border-line-soft text-start font-normal ${classes.cell} ${classes.amount}`}
                  key={tier}
                >
                  <input
                    className={`checkbox text-center ${classes.input}`}
                    type="checkbox"
                    aria-label={m.field({ tier: m.tiers[tier], right: m.names[name] })}
                    checked={form.values[tier][name]}
                    onChange={({ currentTarget }) =>
                      form.setFieldValue(`${tier}.${name}`, currentTarget.checked)
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 text-muted">
        <span>{changed ? '' : m.unchanged}</span>
        <Button type="submit" look="ink" disabled={!changed}>
          {m.save}
        </Button>
      </div>
      <RightsDialog
        before={rights}
        wanted={wanted}
        version={version}
        onClose={() => setWanted(null)}
      />
    </form>
  );
}
