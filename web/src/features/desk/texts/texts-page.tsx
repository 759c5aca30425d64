import type { CannedText } from '@kindred/contract/desk/texts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../api/desk/texts.ts';
import { messages as m } from '#texts/desk-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { DeleteTextDialog } from './delete-text-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { TextTable } from './text-table.tsx';
import classes from './texts-page.module.css';

const kinds = ['answer', 'reason'] as const;

/** Texts that the team uses often: answers to reporters, and reasons for the subjects of decisions. */
export function TextsPage() {
  const query = useTexts();
  const [edited, setEdited] = useState<CannedText | (typeof kinds)[number] | null>(null);
  const [deleted, setDeleted] = useState<CannedText | null>(null);
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <p className="text-muted">{m.about}</p>
      <QueryState query={query} words={m} rows={8} />
      {query.data &&
        kinds.map((kind) => (
          <section key={kind} className={`overflow-hidden ${panel.panel} ${classes.panel}`}>
            <div
              className={`flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2 ${panel.head}`}
            >
              <h2 className="heading">{m.kinds[kind]}</h2>
              <Button
                look="plain"
                icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
                onClick={() => setEdited(kind)}
              >
                {m.add[kind]}
              </Button>
            </div>
            <TextTable
              kind={kind}
              texts={query.data.filter((text) => text.kind === kind)}
              onEdit={setEdited}
              onDelete={setDeleted}
            />
          </section>
        ))}
      <TextDialog edited={edited} onClose={() => setEdited(null)} />
      <DeleteTextDialog text={deleted} onClose={() => setDeleted(null)} />
    </StaffPage>
  );
}
