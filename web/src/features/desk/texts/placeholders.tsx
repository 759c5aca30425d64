import { placeholders, unknownIn } from '@kindred/contract/desk/placeholders';
import { messages as m } from '#texts/desk-texts.ts';
import { messages as meanings } from '#texts/placeholders.ts';
import { FilledText } from './filled-text.tsx';
import classes from './texts-page.module.css';

type Kind = keyof typeof placeholders;

export function bodyError(kind: Kind, body: string) {
  if (!body.trim()) return m.bodyMissing;
  const [unknown] = unknownIn(kind, body);
  return unknown === undefined ? null : m.unknown({ word: unknown });
}

/** The placeholders of a text, as buttons that add them. */
export function Placeholders({ kind, onInsert }: { kind: Kind; onInsert: (word: string) => void }) {
  return (
    <section
      className={`grid gap-2 text-sm text-muted ${classes.placeholders}`}
      aria-label={m.placeholders}
    >
      <p>{m.placeholdersAbout}</p>
      <ul className="m-0 grid list-none gap-2 p-0">
        {placeholders[kind].map((word) => (
          <li key={word}>
            <button
              className={`cursor-pointer rounded-sm border border-line-strong bg-transparent text-ink hover:bg-hover ${classes.button}`}
              type="button"
              aria-label={m.insert({ word })}
              onClick={() => onInsert(word)}
            >
              <bdi>{`{${word}}`}</bdi>
            </button>{' '}
            {meanings[word]}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const examplesOf = (kind: Kind) =>
  Object.fromEntries(placeholders[kind].map((word) => [word, m.examples[word]]));

/** The text as its reader will see it. */
export function Preview({ kind, body }: { kind: Kind; body: string }) {
  return (
    <section className="rounded-md bg-muted-soft px-4 py-3" aria-label={m.preview}>
      <h3 className="mb-1 text-xs font-semibold text-muted">{m.preview}</h3>
      <p className="anywhere whitespace-pre-line" dir={body ? 'auto' : undefined}>
        {body ? <FilledText text={body} values={examplesOf(kind)} /> : m.previewEmpty}
      </p>
    </section>
  );
}
