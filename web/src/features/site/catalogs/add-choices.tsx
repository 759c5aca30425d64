import { type Language, languages } from '@kindred/contract/languages';
import type { ListedChoice } from '@kindred/contract/site/catalog-choices';
import {
  type CatalogName,
  interestGroupNames,
  longestChoiceName,
  mostOwnChoices,
} from '@kindred/contract/site/catalogs';
import { useState } from 'react';
import { messages as profile } from '#texts/profile-fields.ts';
import { messages as m } from '#texts/site-catalogs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { Select } from '../../../ui/fields/select.tsx';

interface Props {
  catalog: CatalogName;
  code: Language;
  onAdd: (lines: string, group: ListedChoice['group']) => void;
}

/** New choices in one language, pasted or typed. */
export function AddChoices({ catalog, code, onAdd }: Props) {
  const [lines, setLines] = useState('');
  const [group, setGroup] = useState<string>(interestGroupNames[0]);
  const { tag, direction } = languages[code];
  const hasGroups = catalog === 'interests';

  function add() {
    onAdd(lines, hasGroups ? (group as ListedChoice['group']) : null);
    setLines('');
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <LongText
        label={m.newOnes[catalog]}
        lang={tag}
        dir={direction}
        grows={12}
        rows={2}
        maxLength={mostOwnChoices[catalog] * (longestChoiceName[catalog] + 1)}
        value={lines}
        onChange={({ currentTarget: { value } }) => setLines(value)}
      />
      <div className="flex flex-wrap items-end gap-3">
        {hasGroups && (
          <Select
            label={m.group}
            value={group}
            data={interestGroupNames.map((name) => ({
              value: name,
              label: profile.groupNames[name] ?? name,
            }))}
            onChange={({ currentTarget: { value } }) => setGroup(value)}
          />
        )}
        <Button look="plain" disabled={lines.trim() === ''} onClick={add}>
          {m.addLines}
        </Button>
      </div>
    </div>
  );
}
