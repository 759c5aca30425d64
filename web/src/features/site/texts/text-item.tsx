import { type Language, languages } from '@kindred/contract/languages';
import type { ListedText } from '@kindred/contract/site/own-text-routes';
import { type OwnText, longestOwnText, textPath, valuesIn } from '@kindred/contract/site/own-texts';
import { useId } from 'react';
import { messages as m } from '#texts/site-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { commaList } from '../../../lib/formats/formats.ts';
import { useValue } from '../office.ts';
import { ValueFrame } from '../values/value-frame.tsx';
import classes from './texts.module.css';

interface Props {
  language: Language;
  text: ListedText;
}

/** A text as it is built, and the field for other words. */
export function TextItem({ language, text: { id, text } }: Props) {
  const path = textPath(language, id);
  const edit = useValue(path);
  const field = useId();
  const own = edit.value as OwnText | null;
  const insteadOf = text ?? own?.insteadOf ?? '';
  const values = valuesIn(insteadOf).map((name) => `{${name}}`);
  const say = (typed: string) =>
    edit.change(typed === '' || typed === text ? null : { text: typed, insteadOf });
  const { direction, tag } = languages[language];
  return (
    <li className={`grid grid-cols-1 gap-2 ${classes.item}`}>
      <code className="text-xs anywhere text-muted" dir="ltr">
        {id}
      </code>
      <p className="leading-snug anywhere" dir={direction} lang={tag}>
        <span className="sr-only">{`${m.byDefault}: `}</span>
        {insteadOf}
      </p>
      <ValueFrame path={path} edit={edit} name={m.ownWords} id={field}>
        <LongText
          id={field}
          maxLength={longestOwnText}
          grows
          rows={1}
          aria-label={`${m.ownWords}: ${insteadOf}`}
          dir={direction}
          lang={tag}
          readOnly={edit.isFixed}
          value={own?.text ?? ''}
          error={edit.error}
          hintBelow
          hint={values.length > 0 ? m.values({ names: commaList(values) }) : undefined}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
        {own && text !== own.insteadOf && (
          <p className={`text-sm leading-snug anywhere ${classes.outdated}`}>
            {text === null ? m.gone : m.was({ before: own.insteadOf })}
          </p>
        )}
        {own && !edit.isFixed && (
          <div className="flex flex-wrap gap-2">
            {text !== null && text !== own.insteadOf && (
              <Button
                size="xs"
                look="plain"
                onClick={() => edit.choose({ ...own, insteadOf: text })}
              >
                {m.keep}
              </Button>
            )}
            <Button size="xs" look="plain" onClick={() => edit.choose(null)}>
              {text === null ? m.remove : m.reset}
            </Button>
          </div>
        )}
      </ValueFrame>
    </li>
  );
}
