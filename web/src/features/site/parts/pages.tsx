import type { OwnPage } from '@kindred/contract/site/own-pages';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messages as m } from '#texts/site-setup-link.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { useOffice, useValue } from '../office.ts';
import { PagesPart } from '../pages-part.tsx';
import { ValueFrame } from '../values/value-frame.tsx';

// Who runs the site changes rarely.
const OwnerFields = lazyRouteComponent(() => import('../values/owner-fields.tsx'), 'OwnerFields');

const path = 'pages';

/** All pages are one value. */
export function Pages() {
  const edit = useValue(path);
  const [isOpened, setOpened] = useState(false);
  const { published } = useOffice().site;
  return (
    <ValueFrame path={path} edit={edit}>
      <details
        className={`px-5 py-4 ${panel.panel}`}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary className="cursor-pointer font-semibold">{m.owner}</summary>
        <div className="mt-4 grid grid-cols-1 gap-4">
          {isOpened && (
            <Suspense>
              <OwnerFields />
            </Suspense>
          )}
        </div>
      </details>
      <PagesPart
        value={edit.value as readonly OwnPage[]}
        published={published.pages}
        onChange={edit.change}
        readOnly={edit.isFixed}
      />
      {edit.error !== null && <FieldError>{edit.error}</FieldError>}
    </ValueFrame>
  );
}
