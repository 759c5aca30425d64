import { type FormName, forms } from '@kindred/contract/compliance/forms';
import { type DutyCode, duties } from '@kindred/contract/compliance/laws';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useForm } from '../../api/compliance.ts';
import { messages as names } from '#texts/compliance.ts';
import { messages as m } from '#texts/compliance-forms.ts';
import { messages as titles } from '#texts/page-titles.ts';
import panel from '../../ui/pages/panel.module.css';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { FactList } from './fact-list.tsx';
import { FillForm } from './fill-form.tsx';
import { VersionList } from './version-list.tsx';

const route = getRouteApi('/compliance/$duty');

const toCompliance = (
  <Link to="/compliance" className="text-ink underline">
    {titles.compliance.title}
  </Link>
);

/** One form of the owner, with what the service knows and all its versions. */
export function FormPage() {
  const { duty } = route.useParams();
  const code = duty as DutyCode;
  const form = duties[code]?.form;
  if (!form) return <StaffPage title={titles.compliance.title}>{toCompliance}</StaffPage>;
  // Another duty is another form, with nothing of this one.
  return <DutyForm key={code} code={code} form={form} />;
}

function DutyForm({ code, form }: { code: DutyCode; form: FormName }) {
  const query = useForm(code);
  const [title = '', about] = names.duties[code];
  const { data } = query;
  return (
    <StaffPage title={title} aside={toCompliance}>
      <p className="text-pretty text-muted">
        {about} {names.counsel}
      </p>
      <QueryState query={query} words={m} rows={6} />
      {data && (
        <>
          {forms[form].facts.length > 0 && (
            <section className={panel.panel} aria-labelledby="knows">
              <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
                <h2 className="heading" id="knows">
                  {m.knows}
                </h2>
              </div>
              <p className="px-5 py-3 text-muted">{m.knowsAbout}</p>
              <FactList facts={data.facts} />
            </section>
          )}
          <FillForm code={code} form={form} latest={data.versions[0]} />
          <VersionList form={form} versions={data.versions} />
        </>
      )}
    </StaffPage>
  );
}
