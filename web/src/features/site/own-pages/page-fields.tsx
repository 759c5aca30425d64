import { type Language, isLanguage, languageCodes, languages } from '@kindred/contract/languages';
import {
  type OwnPage,
  type PageText,
  longestPageBody,
  longestPageTitle,
  ownPagePath,
} from '@kindred/contract/site/own-pages';
import { useId, useState } from 'react';
import { usePageTemplates } from '../../../api/own-pages.ts';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { language as ownLanguage } from '#texts/language.ts';
import { messages as m } from '#texts/site-pages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { BindingFields } from './binding-fields.tsx';
import { isUntitled, languagesOf, marksIn, slugFault } from './page-faults.ts';
import type { PageProps } from './page-item.tsx';
import { PagePreview } from './page-preview.tsx';
import classes from './own-pages.module.css';

type Props = PageProps & { page: OwnPage };

/** The address of a page, and its text in each language. What was typed in the others stays. */
export function PageFields({ page, index, readOnly, onChange, onRemove, ...of }: Props) {
  const { pages, published } = of;
  const codes = languagesOf(page);
  const [wanted, setWanted] = useState<Language>(ownLanguage);
  const code = codes.includes(wanted) ? wanted : codes[0];
  const { data: templates } = usePageTemplates();
  const inFooter = useId();

  function addLanguage(added: string) {
    if (!isLanguage(added)) return;
    const template = templates?.find(({ slug }) => slug === page.slug)?.texts[added];
    const text = template ?? { title: '', body: '' };
    onChange({ ...page, texts: { ...page.texts, [added]: text } });
    setWanted(added);
  }

  const missing = languageCodes.filter((each) => !codes.includes(each));
  const choose = { value: '', label: m.chooseLanguage };
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={m.address}
        hint={m.addressAbout({ path: ownPagePath(page.slug) })}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={41}
        readOnly={readOnly}
        value={page.slug}
        error={slugFault(pages, index)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...page, slug: value.toLowerCase().replaceAll(/\s+/g, '-') })
        }
      />
      <div className="flex items-center justify-between gap-3">
        <label className="font-semibold" htmlFor={inFooter}>
          {m.inFooter}
        </label>
        <Switch
          id={inFooter}
          data-look="ink"
          disabled={readOnly}
          checked={page.inFooter}
          onChange={({ currentTarget: { checked } }) => onChange({ ...page, inFooter: checked })}
        />
      </div>
      <BindingFields
        page={page}
        published={published}
        code={code}
        readOnly={readOnly}
        onChange={onChange}
      />
      <div className="flex flex-wrap items-end gap-3">
        {code && codes.length > 0 && (
          <Segments
            legend={m.language}
            isField
            options={codes.map((value) => ({ value, label: labelOf(page, value) }))}
            value={code}
            onChange={setWanted}
          />
        )}
        {!readOnly && missing.length > 0 && (
          <Select
            label={m.addLanguage}
            data={[choose, ...missing.map((value) => ({ value, label: nameOfLanguage(value) }))]}
            value=""
            onChange={({ currentTarget: { value } }) => addLanguage(value)}
          />
        )}
      </div>
      {code && (
        <TextFields
          key={code}
          code={code}
          text={page.texts[code] ?? { title: '', body: '' }}
          readOnly={readOnly}
          onChange={(text) => onChange({ ...page, texts: { ...page.texts, [code]: text } })}
        />
      )}
      {!readOnly && (
        <div className={`flex flex-wrap items-center gap-2 ${classes.removal}`}>
          {code && codes.length > 1 && (
            <Button look="plain" onClick={() => onRemove(code)}>
              {m.removeText({ language: nameOfLanguage(code) })}
            </Button>
          )}
          <Button look="plain" onClick={() => onRemove(null)}>
            {m.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

const labelOf = (page: OwnPage, code: Language) =>
  isUntitled(page, code) ? m.untitled({ language: nameOfLanguage(code) }) : nameOfLanguage(code);

interface TextProps {
  code: Language;
  text: PageText;
  readOnly: boolean;
  onChange: (next: PageText) => void;
}

function TextFields({ code, text, readOnly, onChange }: TextProps) {
  const { tag, direction } = languages[code];
  const own = { lang: tag, dir: direction };
  const marks = marksIn(text.body);
  return (
    <>
      <TextField
        label={m.title}
        maxLength={longestPageTitle}
        readOnly={readOnly}
        value={text.title}
        error={text.title.trim() ? null : m.faults.title}
        onChange={({ currentTarget: { value } }) => onChange({ ...text, title: value })}
        {...own}
      />
      <LongText
        label={m.body}
        hint={m.bodyAbout}
        grows={30}
        rows={10}
        maxLength={longestPageBody}
        readOnly={readOnly}
        value={text.body}
        onChange={({ currentTarget: { value } }) => onChange({ ...text, body: value })}
        {...own}
      />
      <output className="rounded-md bg-warning-soft font-medium text-pretty empty:hidden">
        {marks > 0 && <span className="block px-4 py-3">{m.marks({ count: marks })}</span>}
      </output>
      <PagePreview title={text.title} body={text.body} {...own} />
    </>
  );
}
