import { fillForm, readCompliance, readForm } from '@kindred/contract/compliance';
import type { FormName } from '@kindred/contract/compliance/forms';
import {
  type DutyCode,
  duties,
  dutyCodes,
  isOfferedUnder,
  lawNames,
  lawOf,
  laws,
} from '@kindred/contract/compliance/laws';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { stateOf } from './duty-state.ts';
import { readFacts } from './facts.ts';
import { addVersion, checkAnswers, findLatestForms, findVersions } from './filled-forms.ts';

export function complianceRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const looksForNudes = () => app.classifier.isInstalled;

  const factsFor = (form: FormName, request: FastifyRequest) =>
    readFacts(pool, form, {
      site: { document: app.site.document, config: app.config, looksForNudes: looksForNudes() },
      now: now(),
      language: readerLanguage(request),
    });

  serve(app, readCompliance, async () => {
    const forms = await findLatestForms(pool);
    const { document } = app.site;
    const describe = (code: DutyCode) => {
      const { law, source, since, page, form } = duties[code];
      const filled = forms.get(code);
      const filledAt = filled?.filled_at ?? null;
      return {
        code,
        law,
        source,
        since,
        ...stateOf(code, { document, looksForNudes: looksForNudes(), now: now(), filledAt }),
        page: page ?? null,
        form: form ?? null,
        version: filled?.version ?? 0,
        filledAt: filledAt && filledAt.toISOString(),
      };
    };
    const described = lawNames.map((name) => ({
      name,
      asOf: laws[name].asOf,
      isOffered: isOfferedUnder(name, document.limits.regions),
      duties: dutyCodes.filter((code) => lawOf(code) === name).map(describe),
    }));
    return { data: { laws: described } };
  });

  serve(app, readForm, async ({ params: { duty }, request }) => {
    const [facts, versions] = await Promise.all([
      factsFor(formOf(duty), request),
      findVersions(pool, duty),
    ]);
    return { data: { facts, versions } };
  });

  serve(
    app,
    fillForm,
    async ({ params: { duty }, body: { version, answers }, member, request }) => {
      const form = formOf(duty);
      const checked = checkAnswers(form, answers);
      const facts = await factsFor(form, request);
      return inTransaction(pool, async (client) => {
        const given = { duty, version, answers: checked, facts, by: member.id, now: now() };
        const filled = await addVersion(client, given);
        const details = { duty, version: filled.version };
        await writeAudit(client, request, { action: 'compliance.fill', details });
        return { data: { filled } };
      });
    },
  );
}

function formOf(duty: DutyCode): FormName {
  const { form } = duties[duty];
  if (!form) throw new AppError('compliance_form_not_found');
  return form;
}
