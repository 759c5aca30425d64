import type { AcceptedText } from '@kindred/contract/site/acceptances';
import { useState } from 'react';
import { useAcceptedText, useExportAcceptances } from '../../../api/accepted-texts.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { languages } from '@kindred/contract/languages';
import { messages } from '#texts/site-binding.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { HtmlText } from '../../../ui/pages/html-text.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import classes from './own-pages.module.css';

const m = messages.accepted;

/** What members have accepted, word for word, and who they are as a file. */
export function AcceptedTexts({ texts }: { texts: readonly AcceptedText[] }) {
  const exporting = useExportAcceptances();
  const [shown, setShown] = useState<AcceptedText | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="accepted-texts">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="accepted-texts" className="heading">
          {m.title}
        </h2>
        <Button look="plain" busy={exporting.isPending} onClick={() => exporting.mutate()}>
          {m.download}
        </Button>
      </div>
      <p className="text-sm leading-snug text-pretty text-muted">{m.about}</p>
      {exporting.error && <Alert kind="danger">{errorText(exporting.error)}</Alert>}
      <ul className={`m-0 list-none p-0 ${panel.panel}`}>
        {texts.map((text) => (
          <li
            key={text._id}
            className={`flex flex-wrap items-center justify-between gap-3 ${classes.accepted}`}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold anywhere">
                {m.version({ title: text.title, version: text.version })}
              </span>
              <span className="block text-sm anywhere text-muted">
                {m.since({
                  language: nameOfLanguage(text.language),
                  day: formatDate(text.shownFrom),
                })}
                {' · '}
                {m.members({ count: text.members })}
              </span>
            </span>
            <Button
              look="plain"
              aria-label={m.readOf({
                title: text.title,
                version: text.version,
                language: nameOfLanguage(text.language),
              })}
              onClick={() => {
                setShown(text);
                setOpened(true);
              }}
            >
              {m.read}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={shown ? m.version({ title: shown.title, version: shown.version }) : ''}
        closeLabel={m.close}
        size="lg"
      >
        {shown && <AcceptedWords text={shown} />}
      </Dialog>
    </section>
  );
}

function AcceptedWords({ text: { _id, language } }: { text: AcceptedText }) {
  const query = useAcceptedText(_id);
  const { tag, direction } = languages[language];
  return (
    <div lang={tag} dir={direction}>
      <QueryState query={query} words={m} rows={3} />
      {query.data && <HtmlText html={query.data.html} />}
    </div>
  );
}
