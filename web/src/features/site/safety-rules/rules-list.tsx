import { type SafetyRule, mostRules } from '@kindred/contract/site/safety-rules';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRuleFigures } from '../../../api/safety.ts';
import { language } from '#texts/language.ts';
import { messages as m } from '#texts/safety-rules.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { useTyped } from '../use-typed.ts';
import { RuleItem } from './rule-item.tsx';

interface Props {
  value: readonly SafetyRule[];
  onChange: (next: readonly SafetyRule[]) => void;
  readOnly: boolean;
}

/** All rules with what each found this month. */
export function RulesList({ value, onChange, readOnly }: Props) {
  const { typed: rules, change } = useTyped(value, onChange);
  const [opened, setOpened] = useState<string | null>(null);
  const { data } = useRuleFigures();

  function add() {
    const rule = newRule(rules);
    change([...rules, rule]);
    setOpened(rule.id);
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0" aria-label={m.list}>
        {rules.map((rule, index) => (
          <li key={rule.id} className={panel.panel}>
            <RuleItem
              rules={rules}
              rule={rule}
              figures={data?.rules.find((each) => each.rule === rule.id)}
              isOpen={opened === rule.id}
              readOnly={readOnly}
              onToggle={() => setOpened(opened === rule.id ? null : rule.id)}
              onChange={(next) => change(rules.with(index, next))}
              onRemove={() => change(rules.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {!readOnly && rules.length < mostRules && (
        <div>
          <Button
            look="plain"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={add}
          >
            {m.add}
          </Button>
        </div>
      )}
    </div>
  );
}

function newRule(rules: readonly SafetyRule[]): SafetyRule {
  let number = 1;
  while (rules.some(({ id }) => id === `own-${number}`)) number += 1;
  return {
    id: `own-${number}`,
    names: { [language]: m.newName },
    signal: 'words',
    words: {},
    from: 1,
    weight: 1,
    most: 1,
    on: true,
  };
}
