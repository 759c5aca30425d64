import type { Import } from '@kindred/contract/imports';
import {
  type DateFormat,
  type ImportColumns,
  dateFormats,
  importFields,
} from '@kindred/contract/imports/fields';
import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { useState } from 'react';
import { useCheckImport } from '../../api/imports.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/imports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import classes from './imports.module.css';
import { PreviewTable } from './preview-table.tsx';

interface Props {
  found: Import;
  onChecked: () => void;
}

/** Which column is which field, as guessed or as chosen before. */
export function ColumnsForm({ found, onChecked }: Props) {
  const [columns, setColumns] = useState<ImportColumns>(found.columns);
  const [dateFormat, setDateFormat] = useState<DateFormat>(found.dateFormat);
  const [language, setLanguage] = useState<Language>(found.language);
  const { mutate, isPending, error } = useCheckImport(found._id);
  const choices = found.heads.map((head, index) => ({
    value: String(index),
    label: head || m.column({ number: index + 1 }),
  }));
  return (
    <>
      <form
        className={`${panel.panel} grid gap-5 px-5 py-4`}
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ columns, dateFormat, language }, { onSuccess: onChecked });
        }}
      >
        <h3 className="heading">{m.mapping}</h3>
        <p className="max-w-text text-muted">{m.mappingAbout}</p>
        <div className={`grid gap-4 ${classes.fields}`}>
          {importFields.map((field) => (
            <Select
              key={field}
              label={m.fields[field]}
              value={columns[field] === undefined ? '' : String(columns[field])}
              data={[{ value: '', label: m.leftOut }, ...choices]}
              onChange={({ currentTarget: { value } }) => {
                const { [field]: _before, ...others } = columns;
                setColumns(value === '' ? others : { ...others, [field]: Number(value) });
              }}
            />
          ))}
          <Select
            label={m.dateFormat}
            value={dateFormat}
            data={dateFormats.map((value) => ({ value, label: m.dateFormats[value] }))}
            onChange={({ currentTarget }) => setDateFormat(currentTarget.value as DateFormat)}
          />
          <Select
            label={m.language}
            value={language}
            data={languageCodes.map((value) => ({ value, label: languages[value].name }))}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
          />
        </div>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <div>
          <Button type="submit" look="ink" busy={isPending} disabled={columns.email === undefined}>
            {m.check}
          </Button>
        </div>
      </form>
      <PreviewTable found={found} />
    </>
  );
}
