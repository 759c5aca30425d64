import { languageCodes } from '@kindred/contract/languages';
import type { RuleFigures } from '@kindred/contract/safety';
import { isShippedRule } from '@kindred/contract/site/shipped-rules';
import {
  type SafetyRule,
  longestRuleName,
  mostWords,
  signalOf,
} from '@kindred/contract/site/safety-rules';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { language } from '#texts/language.ts';
import { messages as m } from '#texts/safety-rules.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { titleOf } from './title-of.ts';

interface Props {
  rules: readonly SafetyRule[];
  rule: SafetyRule;
  figures: RuleFigures | undefined;
  isOpen: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onChange: (next: SafetyRule) => void;
  onRemove: () => void;
}

export function RuleItem({ rules, rule, figures, isOpen, readOnly, ...on }: Props) {
  const title = titleOf(rules, rule.id);
  return (
    <div className="grid grid-cols-1 gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="m-0 min-w-0 flex-1 anywhere heading-bold">{title}</h2>
        <Switch
          data-look="ink"
          aria-label={`${m.on}: ${title}`}
          checked={rule.on}
          disabled={readOnly}
          onChange={({ currentTarget }) => on.onChange({ ...rule, on: currentTarget.checked })}
        />
      </div>
      <p className="text-sm text-muted">{m.signals[rule.signal]}</p>
      <p className="text-sm">{figures ? m.figures(figures) : m.noFigures}</p>
      <div>
        <Button size="xs" look="plain" aria-expanded={isOpen} onClick={on.onToggle}>
          {isOpen ? m.done : m.edit}
        </Button>
      </div>
      {isOpen && <Fields rule={rule} readOnly={readOnly} onChange={on.onChange} />}
      {isOpen && !readOnly && !isShippedRule(rule.id) && (
        <div>
          <Button size="xs" look="plain" onClick={on.onRemove}>
            {m.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

type FieldsProps = Pick<Props, 'rule' | 'readOnly' | 'onChange'>;

function Fields({ rule, readOnly, onChange }: FieldsProps) {
  const { counts, words } = signalOf(rule.signal);
  const figure = (name: 'weight' | 'most' | 'from', label: string, most: number) => (
    <TextField
      label={label}
      inputMode="numeric"
      readOnly={readOnly}
      value={String(rule[name])}
      onChange={({ currentTarget }) =>
        onChange({ ...rule, [name]: within(currentTarget.value, most) })
      }
    />
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isShippedRule(rule.id) && (
        <TextField
          label={m.name}
          maxLength={longestRuleName}
          readOnly={readOnly}
          value={rule.names[language] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { [language]: _before, ...others } = rule.names;
            onChange({ ...rule, names: value.trim() ? { ...others, [language]: value } : others });
          }}
        />
      )}
      {figure('weight', m.weight, 10)}
      {figure('most', m.most, 10)}
      {counts && figure('from', `${m.from} (${m.units[counts]})`, 1000)}
      {words ? <Words rule={rule} readOnly={readOnly} onChange={onChange} /> : <p>{m.noWords}</p>}
    </div>
  );
}

/** The nearest whole number that the document takes. */
const within = (typed: string, most: number) =>
  Math.min(most, Math.max(1, Math.trunc(Number(typed.replaceAll(/\D/g, '')) || 1)));

/** One list for each language; all are read in every message. */
function Words({ rule, readOnly, onChange }: FieldsProps) {
  return (
    <>
      <p className="text-sm text-muted">{m.wordsAbout}</p>
      {languageCodes.map((code) => (
        <TextArea
          key={code}
          label={m.words({ language: nameOfLanguage(code) })}
          readOnly={readOnly}
          lang={code}
          dir="auto"
          grows={8}
          rows={1}
          defaultValue={(rule.words[code] ?? []).join('\n')}
          onBlur={({ currentTarget }) => {
            const list = wordsIn(currentTarget.value);
            const { [code]: _before, ...others } = rule.words;
            onChange({ ...rule, words: list.length > 0 ? { ...others, [code]: list } : others });
          }}
        />
      ))}
    </>
  );
}

const wordsIn = (typed: string) =>
  [...new Set(typed.split('\n').map((line) => line.trim().slice(0, 60)))]
    .filter(Boolean)
    .slice(0, mostWords);
