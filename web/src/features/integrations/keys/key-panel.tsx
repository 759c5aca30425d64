import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useKeys } from '../../../api/integrations.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Panel } from '../panel.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeyTable } from './key-table.tsx';

export function KeyPanel() {
  const query = useKeys();
  const [making, setMaking] = useState(false);
  return (
    <Panel
      title={m.keys}
      about={m.keysAbout}
      action={
        <Button
          look="ink"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setMaking(true)}
        >
          {m.makeKey}
        </Button>
      }
    >
      <QueryState query={query} words={m} rows={1} />
      {query.data && <KeyTable keys={query.data} loadedAt={query.dataUpdatedAt} />}
      <KeyDialog opened={making} onClose={() => setMaking(false)} />
    </Panel>
  );
}
