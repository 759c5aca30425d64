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
      <div className={`row p-head ${panel.head}`}>
        <h2 className="heading" id="versions">
          {m.versions}
        </h2>
      </div>
      {versions.length === 0 && <p className="muted p-strip">{m.none}</p>}
      {versions.map((filled) => (
        <details key={filled.version} className="border-top p-strip">
          <summary className="min-h-target content-center clickable">
            {m.version({
              version: formatNumber(filled.version),
              day: formatDate(filled.filledAt, { dateStyle: 'long' }),
            })}
          </summary>
          <p className="muted text-sm">{m.by({ name: filled.filledBy })}</p>
          {Object.keys(filled.facts).length > 0 && <FactList facts={filled.facts} />}
          {forms[form].questions.map((question) => (
            <div key={question} className="mt-2">
              <h3 className="text-sm semibold m-0">{m.questions[question][0]}</h3>
              <p className="pre-wrap anywhere" dir="auto">
                {filled.answers[question]}
              </p>
            </div>
          ))}
        </details>
      ))}
    </section>
  );
}
