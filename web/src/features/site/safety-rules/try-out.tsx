import { compileRules } from '@kindred/contract/safety/signs';
import { effectOf, weighRules } from '@kindred/contract/safety/weigh';
import type { SafetyRule, SafetyRules } from '@kindred/contract/site/safety-rules';
import { useMemo, useState } from 'react';
import { messages as m } from '#texts/safety-rules.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { titleOf } from './title-of.ts';

interface Props {
  rules: readonly SafetyRule[];
  limits: Omit<SafetyRules, 'list'>;
}

/** What a message would add, computed here by what the server uses. The text leaves the page for nowhere. */
export function TryOut({ rules, limits }: Props) {
  const { tryOut: t } = m;
  const [text, setText] = useState('');
  const read = useMemo(() => compileRules(rules), [rules]);
  const list = [...rules];
  const found = text.trim() === '' ? [] : read(text);
  const once = weighRules({ list }, Object.fromEntries(found.map((id) => [id, 1])));
  const thrice = weighRules({ list }, Object.fromEntries(found.map((id) => [id, 3])));
  return (
    <section className={`grid grid-cols-1 gap-2 px-5 py-4 ${panel.panel}`}>
      <TextArea
        label={t.title}
        hint={t.about}
        aria-label={t.field}
        grows={6}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <output className="empty:hidden">
        {text.trim() !== '' && found.length === 0 && t.none}
        {once.length > 0 && (
          <ul className="m-0 grid gap-1">
            {once.map(({ rule, points }) => (
              <li key={rule}>{t.found({ rule: titleOf(rules, rule), points })}</li>
            ))}
            <li>
              {t.sum({ points: sum(once), effect: t.effects[effectOf(sum(thrice), limits)] })}
            </li>
          </ul>
        )}
      </output>
    </section>
  );
}

const sum = (weighed: readonly { readonly points: number }[]) =>
  weighed.reduce((total, { points }) => total + points, 0);
