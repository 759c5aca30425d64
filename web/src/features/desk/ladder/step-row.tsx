import { messages as decisionTexts } from '#texts/decisions.ts';
import { longestSuspensionDays } from '@kindred/contract/desk/grounds';
import { mostStrikes } from '@kindred/contract/desk/ladder-rules';
import { isTimed, stepActions } from '@kindred/contract/desk/sanctions';
import { IconTrash } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import dataTable from '../../../ui/lists/data-table.module.css';
import { messages as m } from '#texts/ladder.ts';
import type { useApiForm } from '../../../lib/use-api-form.ts';
import { Select } from '../../../ui/fields/select.tsx';
import classes from './ladder-page.module.css';
import type { LadderValues, StepValues } from './ladder-values.ts';

export type LadderFields = ReturnType<typeof useApiForm<LadderValues>>;

interface Props {
  /** The name of the table that it is in. */
  table: string;
  at: number;
  path: string;
  action: StepValues['action'];
  form: LadderFields;
  /** Null for the only step, which has to stay. */
  onRemove: (() => void) | null;
}

export function StepRow({ table, at, path, action, form, onRemove }: Props) {
  const [strikes = '', decision = '', days = ''] = m.columns;
  const labelled = (name: string) => ({ 'aria-label': m.fieldOf({ name, number: at + 1, table }) });
  return (
    <tr className={`${dataTable.buttonRow} ${classes.step}`}>
      <td className={classes.cell} data-label={strikes}>
        <TextField
          type="number"
          min={0}
          max={mostStrikes}
          {...labelled(strikes)}
          {...form.getInputProps(`${path}.strikes`)}
        />
      </td>
      <td className={classes.cell} data-label={decision}>
        <Select
          data={stepActions.map((value) => ({ value, label: decisionTexts[value].label }))}
          {...labelled(decision)}
          {...form.getInputProps(`${path}.action`)}
        />
      </td>
      <td className={classes.cell} data-label={days}>
        {isTimed(action) && (
          <TextField
            type="number"
            min={1}
            max={longestSuspensionDays}
            {...labelled(days)}
            {...form.getInputProps(`${path}.days`)}
          />
        )}
      </td>
      <td className={classes.cell}>
        {onRemove && (
          <Button
            className={classes.remove}
            look="plain"
            aria-label={m.removeStep({ number: at + 1, table })}
            onClick={onRemove}
          >
            <IconTrash className={classes.sign} size={20} stroke={1.75} aria-hidden />
            <span className={classes.word}>{m.remove}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
