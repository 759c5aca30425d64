import type { Import } from '@kindred/contract/imports';
import { importLimits } from '@kindred/contract/imports/outcomes';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useUpload } from '../../api/imports.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatPercent } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/imports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import progress from '../../ui/states/progress.module.css';

/** Takes the file. `begun` is an import whose upload was interrupted, which continues with the same file. */
export function UploadPanel({ begun }: { begun: Import | null }) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const upload = useUpload();
  const [arrived, setArrived] = useState<Import | null>(null);
  const [isOther, setIsOther] = useState(false);
  const send = ([file]: File[]) => {
    if (!file || upload.isPending) return;
    const differs = begun !== null && (file.size !== begun.size || file.name !== begun.name);
    setIsOther(differs);
    if (differs) return;
    upload.mutate(
      { file, begun, onPart: setArrived },
      { onSuccess: ({ _id: id }) => void navigate({ to: '/import', search: { id } }) },
    );
  };
  const share = arrived ? Math.min(1, (arrived.parts * importLimits.partBytes) / arrived.size) : 0;
  return (
    <section className={`${panel.panel} px-5 py-4`}>
      <DropZone
        className="grid gap-3"
        accept=".csv,.tsv,.txt,text/csv"
        input={input}
        onFiles={send}
      >
        {begun && <p>{m.interrupted}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <Button look="ink" busy={upload.isPending} onClick={() => input.current?.click()}>
            {m.choose}
          </Button>
          <span className="text-muted">{m.limits}</span>
        </div>
        {upload.isPending && (
          <>
            <progress
              className={`w-full ${progress.progress}`}
              max={1}
              value={share}
              aria-label={m.uploading}
            />
            <output>
              {m.uploading} {formatPercent(Math.round(share * 100))}
            </output>
          </>
        )}
        {isOther && <Alert kind="warning">{m.otherFile}</Alert>}
        {upload.error && <Alert kind="danger">{errorText(upload.error)}</Alert>}
      </DropZone>
    </section>
  );
}
