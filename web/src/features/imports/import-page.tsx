import { getRouteApi, Link } from '@tanstack/react-router';
import { useImport } from '../../api/imports.ts';
import { messages as m } from '#texts/imports.ts';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ImportSteps } from './import-steps.tsx';
import { ImportList } from './import-list.tsx';
import { UploadPanel } from './upload-panel.tsx';

const route = getRouteApi('/import');

/** Brings members of another service here, and shows what was imported before. */
export function ImportPage() {
  const { id } = route.useSearch();
  return (
    <StaffPage title={m.title} aside={id && <BackToAll />}>
      {id ? (
        <LoadedImport key={id} id={id} />
      ) : (
        <>
          <p className="max-w-text text-muted">{m.about}</p>
          <UploadPanel begun={null} />
          <ImportList />
        </>
      )}
    </StaffPage>
  );
}

const BackToAll = () => (
  <Link to="/import" search={{ id: undefined }}>
    {m.back}
  </Link>
);

function LoadedImport({ id }: { id: string }) {
  const query = useImport(id);
  return (
    <>
      <QueryState query={query} words={m} />
      {query.data && <ImportSteps found={query.data} />}
    </>
  );
}
