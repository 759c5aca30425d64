import type { Filled } from '@kindred/contract/compliance';
import { type FormName, forms } from '@kindred/contract/compliance/forms';
import { messages as m } from '#texts/compliance-forms.ts';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import panel from '../../ui/pages/panel.module.css';
import { FactList } from './fact-list.tsx';

interface Props {
  form: FormName;
  versions: readonly Filled[];
}

/** All that was filled in, as it was then. */
export function VersionList({ form, versions }: Props) {
  return (
    <section className={panel.panel} aria-labelledby="versions">
      <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
        <h2 className="heading" id="versions">
          {m.versions}
        </h2>
      </div>
      {versions.length === 0 && <p className="px-5 py-3 text-muted">{m.none}</p>}
      {versions.map((filled) => (
        <details key={filled.version} className="border-t border-line px-5 py-3">
          <summary className="min-h-11 cursor-pointer content-center">
            {m.version({
              version: formatNumber(filled.version),
              day: formatDate(filled.filledAt, { dateStyle: 'long' }),
            })}
          </summary>
          <p className="text-sm text-muted">{m.by({ name: filled.filledBy })}</p>
          {Object.keys(filled.facts).length > 0 && <FactList facts={filled.facts} />}
          {forms[form].questions.map((question) => (
            <div key={question} className="mt-2">
              <h3 className="m-0 text-sm font-semibold">{m.questions[question][0]}</h3>
              <p className="anywhere whitespace-pre-wrap" dir="auto">
                {filled.answers[question]}
              </p>
            </div>
          ))}
        </details>
      ))}
    </section>
  );
}
