import type { Colleague } from '@kindred/contract/team';
import { IconChevronDown, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTeam } from '../../api/team.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { messages as m } from '#texts/team.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import panel from '../../ui/pages/panel.module.css';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { StaffTable } from './staff-table.tsx';
import classes from './team-page.module.css';

/** The staff, the open invitations, and what each role may do. */
export function TeamPage() {
  const query = useTeam();
  const { data, dataUpdatedAt } = query;
  const [inviting, setInviting] = useState(false);
  const [roleOf, setRoleOf] = useState<Colleague | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <StaffPage title={m.title} aside={<Link to="/import">{titles.imports.title}</Link>}>
      {sent && <Alert kind="success">{m.sent({ email: sent })}</Alert>}
      <QueryState
        query={query}
        words={m}
        skeleton={<ListSkeleton loading={m.loading} pictures />}
      />
      {data && (
        <>
          <Panel
            title={m.people}
            className={classes.people}
            action={
              <Button
                look="ink"
                icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
                onClick={() => setInviting(true)}
              >
                {m.invite}
              </Button>
            }
          >
            <StaffTable
              staff={data.staff}
              factorRequired={data.secondFactorRequired}
              onChangeRole={setRoleOf}
            />
          </Panel>
          <Panel title={m.invitations}>
            <Invitations invitations={data.invitations} loadedAt={dataUpdatedAt} onSent={setSent} />
          </Panel>
          <section className={panel.panel}>
            <details>
              <summary className="flex min-h-13 cursor-pointer items-center justify-between rounded-md px-5">
                <h2 className="heading">{m.matrix}</h2>
                <IconChevronDown className="turn" size={20} stroke={1.75} aria-hidden />
              </summary>
              <RoleMatrix />
            </details>
          </section>
        </>
      )}
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} onSent={setSent} />
      <RoleDialog colleague={roleOf} onClose={() => setRoleOf(null)} />
    </StaffPage>
  );
}

interface PanelProps {
  title: string;
  className?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

function Panel({ title, className = '', action, children }: PanelProps) {
  return (
    <section className={`${panel.panel} grid grid-cols-1 ${classes.panel} ${className}`}>
      <div
        className={`flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2 ${panel.head}`}
      >
        <h2 className="heading">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
