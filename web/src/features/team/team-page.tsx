import type { Colleague } from '@kindred/contract/team';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { messages as m } from '../../lib/messages/team.ts';
import { Notice } from '../../ui/notice.tsx';
import panel from '../../ui/panel.module.css';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { People } from './people.tsx';
import { useTeam } from './queries.ts';
import { RoleDialog } from './role-dialog.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import classes from './team-page.module.css';

/** Who works here, who is asked to, and what each of them may do. */
export function TeamPage() {
  const query = useTeam();
  const { data, dataUpdatedAt } = query;
  const [inviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<Colleague | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <StaffPage title={m.title}>
      {sent && <Notice kind="success">{m.sent(sent)}</Notice>}
      <QueryState query={query} words={m} />
      {data && (
        <>
          <Part
            title={m.people}
            action={
              <Button
                color="ink"
                leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
                onClick={() => setInviting(true)}
              >
                {m.invite}
              </Button>
            }
          >
            <People
              staff={data.staff}
              factorRequired={data.secondFactorRequired}
              onChangeRole={setChanged}
            />
          </Part>
          <Part title={m.invitations}>
            <Invitations invitations={data.invitations} readAt={dataUpdatedAt} onSent={setSent} />
          </Part>
        </>
      )}
      <Part title={m.matrix}>
        <RoleMatrix />
      </Part>
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} onSent={setSent} />
      <RoleDialog colleague={changed} onClose={() => setChanged(null)} />
    </StaffPage>
  );
}

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <section className={`${panel.panel} ${classes.panel}`}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
