import {
  type CatalogChoice,
  type CatalogName,
  catalogNames,
} from '@kindred/contract/site/catalogs';
import { useState } from 'react';
import { messages as m } from '#texts/site-catalogs.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { CatalogPart } from '../catalogs/catalog-part.tsx';
import { useOffice, useValue } from '../office.ts';
import { ValueFrame } from '../values/value-frame.tsx';

/** What members choose from, one list at a time. */
export function Catalogs() {
  const [shown, setShown] = useState<CatalogName>('interests');
  return (
    <>
      <p className="text-pretty text-muted">{m.about}</p>
      <Segments
        legend={m.list}
        hidesLegend
        options={catalogNames.map((value) => ({ value, label: m.lists[value] }))}
        value={shown}
        onChange={setShown}
      />
      <Catalog key={shown} catalog={shown} />
    </>
  );
}

function Catalog({ catalog }: { catalog: CatalogName }) {
  const path = `catalogs.${catalog}` as const;
  const edit = useValue(path);
  const { published } = useOffice().site;
  return (
    <ValueFrame path={path} edit={edit}>
      <CatalogPart
        catalog={catalog}
        value={edit.value as readonly CatalogChoice[]}
        published={published.catalogs[catalog]}
        readOnly={edit.isFixed}
        onChange={edit.change}
      />
      {edit.error !== null && <FieldError>{edit.error}</FieldError>}
    </ValueFrame>
  );
}
